// A line between browser and site that is as slow as it is told to be, and can be cut.
import net from 'node:net';

export type SlowLine = { base: string; cut: () => void; close: () => Promise<void> };

const tickMs = 50;

/** `bytesPerSecond` holds for what the visitor sends, over all of his connections together. */
export async function slowLine(base: string, bytesPerSecond: number): Promise<SlowLine> {
  const target = Number(new URL(base).port);
  const sockets = new Set<net.Socket>();
  let allowance = 0;
  const waiting: (() => void)[] = [];
  const timer = setInterval(() => {
    allowance = Math.min(bytesPerSecond, allowance + (bytesPerSecond * tickMs) / 1000);
    while (allowance > 0 && waiting.length > 0) waiting.shift()?.();
  }, tickMs);

  const server = net.createServer((visitor) => {
    const site = net.connect(target, '127.0.0.1');
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        visitor.destroy();
        site.destroy();
      });
    }
    site.pipe(visitor);
    visitor.on('data', (piece) => {
      allowance -= piece.length;
      if (allowance <= 0) {
        visitor.pause();
        waiting.push(() => visitor.resume());
      }
      site.write(piece);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The line has no port');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    base: `http://127.0.0.1:${address.port}`,
    cut,
    async close() {
      clearInterval(timer);
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
