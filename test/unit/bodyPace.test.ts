// A body may take its time as long as it goes on; one that stands still loses its connection.
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { keepPace } from '../../src/server/ops/bodyPace.ts';

const windowMs = 200;
let server: http.Server;
let arrived: Promise<string>;

beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  arrived = promise;
  server = http.createServer((request, response) => {
    keepPace(request, { windowMs, leastBytes: 100 });
    request.resume();
    request.once('error', () => resolve('dropped'));
    request.once('end', () => {
      resolve('whole');
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

/** Announces a body and sends a piece of it every 20 ms, until it is through or the other side has had enough. */
async function send(announced: number, piece: number, pieces: number): Promise<string> {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${announced}\r\n\r\n`);
  for (let sent = 0; sent < pieces && !socket.destroyed; sent += 1) {
    socket.write(Buffer.alloc(piece));
    await wait(20);
  }
  const outcome = await arrived;
  socket.destroy();
  return outcome;
}

test('slow, but on its way: it may take many windows', async () => {
  expect(await send(2_000, 40, 50)).toBe('whole');
});

test.each([
  ['nothing', 0],
  ['next to nothing', 1],
])('with %s in a window it is dropped', async (_words, piece) => {
  expect(await send(2_000, piece, piece ? 2_000 : 0)).toBe('dropped');
});

test('what is short is whole before anybody looks', async () => {
  expect(await send(10, 10, 1)).toBe('whole');
  await wait(2 * windowMs);
});
