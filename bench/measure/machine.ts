// The line every result begins with: where and when it was measured.
import os from 'node:os';

export const machineLine = (): string => {
  const cpus = os.cpus();
  const gigabytes = Math.round(os.totalmem() / 1024 ** 3);
  return `${new Date().toISOString().slice(0, 16)}Z · Node ${process.version} · ${os.type()} ${os.release()} ${os.arch()} · ${cpus.length} × ${cpus[0]?.model ?? 'CPU'} · ${gigabytes} GB · load ${os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`;
};
