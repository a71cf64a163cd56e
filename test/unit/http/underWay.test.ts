// A site that is replaced waits for the requests it is answering: for changes as long as they take, for pages until they are late.
import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import { underWay } from '../../../src/server/start/underWay.ts';

const waiting: ServerResponse[] = [];
const requests = underWay();
const server = createServer((asked, response) => {
  requests.watch(asked, response);
  waiting.push(response);
  server.emit('waiting');
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(method: string): Promise<ServerResponse> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  request({ port, host: '127.0.0.1', method, agent: false }, (answer) => answer.resume())
    .on('error', () => undefined)
    .end();
  await once(server, 'waiting');
  return waiting.at(-1) as ServerResponse;
}
const answered = async (response: ServerResponse) => {
  response.end();
  await once(response, 'close');
};
/** Whether it has ended by now, when everything that is due has run. */
async function isEnded(ended: Promise<void>): Promise<boolean> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  await new Promise((resolve) => setImmediate(resolve));
  return isOver;
}

test('without requests it ends at once', async () => {
  expect(await isEnded(requests.ended(new AbortController().signal))).toBe(true);
});

test.each(['GET', 'HEAD', 'POST'])('a %s that is being answered is waited for', async (method) => {
  const response = await ask(method);
  const ended = requests.ended(new AbortController().signal);
  expect(await isEnded(ended)).toBe(false);
  await answered(response);
  expect(await isEnded(ended)).toBe(true);
});

test('when it is late only changes are waited for', async () => {
  const late = new AbortController();
  const [page, change] = [await ask('GET'), await ask('POST')];
  const ended = requests.ended(late.signal);
  late.abort();
  expect(await isEnded(ended)).toBe(false);
  await answered(change);
  expect(await isEnded(ended)).toBe(true);
  await answered(page);
});
