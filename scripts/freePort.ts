// Finds a free port for a server that starts later, or starts again. Each process has its own hundred ports, below the
// range from which the system hands out ports.
import { once } from 'node:events';
import { createServer } from 'node:net';

const [lowest, hundreds] = [12_000, 200];
const first = lowest + (process.pid % hundreds) * 100;
let asked = 0;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + (asked++ % 100);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
