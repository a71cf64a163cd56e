// A request body may be slow as long as it makes progress; one that stalls loses its connection.
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { keepPace, pace } from '../../../src/server/start/underWay.ts';
import { eventually } from '../../support/eventually.ts';

let server: http.Server;
let client: net.Socket;
let outcome: string;
/** Bytes of the body that the server has read. */
let read: number;

/** Time windows end when the test says so. */
const endWindow = () => jest.advanceTimersByTime(pace.windowMs);

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'performance', 'Date'] });
  outcome = '';
  read = 0;
  server = http.createServer((request, response) => {
    keepPace(request);
    outcome = 'begun';
    request.on('data', (piece: Buffer) => (read += piece.length));
    request.once('error', () => (outcome = 'dropped'));
    request.once('end', () => {
      outcome = 'whole';
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  client.destroy();
  server.close();
});

async function announce(bytes: number): Promise<void> {
  client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`);
  await eventually(() => outcome, 'begun');
}

async function send(bytes: number): Promise<void> {
  const before = read;
  client.write(Buffer.alloc(bytes));
  await eventually(() => read, before + bytes);
}

test('slow, but making progress: it may take many windows', async () => {
  await announce(20 * pace.leastBytes);
  for (let window = 0; window < 20; window += 1) {
    await send(pace.leastBytes);
    endWindow();
  }
  await eventually(() => outcome, 'whole');
});

test.each([
  ['nothing', 0],
  ['next to nothing', pace.leastBytes - 1],
])('with %s in a window it is dropped', async (_words, bytes) => {
  await announce(20 * pace.leastBytes);
  await send(pace.leastBytes);
  endWindow();
  if (bytes > 0) await send(bytes);
  endWindow();
  await eventually(() => outcome, 'dropped');
});

test('a complete body is left alone', async () => {
  await announce(10);
  await send(10);
  await eventually(() => outcome, 'whole');
  endWindow();
  // Its connection takes another request.
  await announce(10);
  await send(10);
  await eventually(() => outcome, 'whole');
});
