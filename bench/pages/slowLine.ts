// Simulates a slow line in front of a server: round trips, handshakes, one shared rate and TCP's slow start, in plain
// Node.
import net from 'node:net';

export type Line = { name: string; downKbit: number; upKbit: number; roundTripMs: number };

export const lines: readonly Line[] = [
  { name: '3G', downKbit: 400, upKbit: 400, roundTripMs: 400 },
  { name: '4G', downKbit: 1600, upKbit: 750, roundTripMs: 150 },
];

const packet = 1460;
/** Bytes that TCP sends before the first acknowledgement. */
const firstWindow = 10 * packet;
/** One round trip for TCP and one for TLS 1.3, before the first request can leave. */
const handshakes = 2;

/** Delivers bytes in order, at the time when a line of this rate would. */
function direction(kbit: number, delayMs: number) {
  let free = 0;
  return (bytes: Buffer, notBefore: number, deliver: (bytes: Buffer) => void): void => {
    const now = performance.now();
    free = Math.max(now, notBefore, free) + bytes.length / (kbit / 8);
    setTimeout(() => deliver(bytes), free + delayMs - now);
  };
}

export type SlowLine = { port: number; close: () => void };

export function slowLine({ downKbit, upKbit, roundTripMs }: Line, serverPort: number): Promise<SlowLine> {
  const down = direction(downKbit, roundTripMs / 2);
  const up = direction(upKbit, roundTripMs / 2);
  const open = new Set<net.Socket>();
  const waiting: { piece: Buffer; deliver: (bytes: Buffer) => void }[] = [];
  let ready: number | undefined;
  let window = firstWindow;
  let underWay = 0;
  const send = () => {
    while (underWay < window) {
      const next = waiting.shift();
      if (!next) return;
      underWay += next.piece.length;
      down(next.piece, 0, (bytes) => {
        next.deliver(bytes);
        setTimeout(() => {
          underWay -= bytes.length;
          window += bytes.length;
          send();
        }, roundTripMs / 2);
      });
    }
  };
  const front = net.createServer((visitor) => {
    // Later connections stand for further streams of one HTTP/2 connection: the handshakes are paid once.
    ready ??= performance.now() + handshakes * roundTripMs;
    const begins = ready;
    const server = net.connect(serverPort, '127.0.0.1');
    const deliver = (bytes: Buffer) => void (visitor.writable && visitor.write(bytes));
    visitor.on('data', (bytes: Buffer) => up(bytes, begins, (late) => void (server.writable && server.write(late))));
    server.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; at += packet)
        waiting.push({ piece: bytes.subarray(at, at + packet), deliver });
      send();
    });
    for (const socket of [visitor, server]) {
      open.add(socket);
      socket.setNoDelay(true).on('error', () => socket.destroy());
    }
    visitor.on('close', () => server.destroy());
    // A browser that is not told of the end sends its next request into nothing, and waits for ever.
    server.on('close', () => {
      waiting.push({ piece: Buffer.alloc(0), deliver: () => void visitor.end() });
      send();
    });
  });
  return new Promise((resolve) => {
    front.listen(0, '127.0.0.1', () => {
      const address = front.address();
      const close = () => {
        for (const socket of open) socket.destroy();
        front.close();
      };
      resolve({ port: typeof address === 'object' && address ? address.port : 0, close });
    });
  });
}
