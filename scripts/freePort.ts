// Finds a free port for a server that starts later, or starts again. Each process has its own hundred ports, below the
// range from which the system hands out ports.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

const [lowest, hundreds] = [12_000, 200];
const first = lowest + (process.pid % hundreds) * 100;
/** Longer than any server takes to start. */
const claimMs = 120_000;
let asked = 0;

/** Two processes may have the same hundred: what one was given stays taken by UDP, which no server uses, while its server starts. */
async function claim(port: number): Promise<(() => void) | undefined> {
  const socket = createSocket('udp4').unref();
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  try {
    await once(socket, 'listening');
  } catch {
    socket.close();
    return undefined;
  }
  const end = setTimeout(() => socket.close(), claimMs).unref();
  return () => {
    clearTimeout(end);
    socket.close();
  };
}

export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + (asked++ % 100);
    const giveBack = await claim(port);
    if (!giveBack) continue;
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      giveBack();
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
