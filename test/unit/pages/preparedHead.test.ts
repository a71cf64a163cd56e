// A response head prepared from two strings equals what Node would write; fails if another Node keeps its internals
// elsewhere.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { preparedHead, writePrepared } from '../../../src/server/pages/preparedHead.ts';

const headers = ['Content-Type', 'text/html; charset=utf-8', 'X-One', 'two', 'Content-Length', '5', 'ETag', 'W/"a"'];
const prepared = preparedHead(headers);

let closing = false;
const written: boolean[] = [];
const server = http.createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  if (closing) response.setHeader('Connection', 'close');
  const isWritten = request.url === '/prepared' && writePrepared(response, prepared ?? '', ['X-Request-Id', 'id-1']);
  written.push(isWritten);
  if (!isWritten) response.writeHead(200, [...headers, 'X-Request-Id', 'id-1']);
  response.end(request.method === 'HEAD' ? undefined : 'words');
});

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

function ask(path: string, method = 'GET', own: http.RequestOptions = {}): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    http
      .request({ port, path, method, agent, ...own }, async (answer) => {
        const body = Buffer.concat(await answer.toArray()).toString();
        const { httpVersion, statusCode, statusMessage, rawHeaders } = answer;
        const dateless = rawHeaders.map((word, at) => (rawHeaders[at - 1] === 'Date' ? '' : word));
        resolve({ httpVersion, statusCode, statusMessage, dateless, body });
      })
      .on('error', reject)
      .end();
  });
}

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, resolve)));
beforeEach(() => void (written.length = 0));
afterAll(() => {
  agent.destroy();
  server.close();
});

test('this Node supports prepared heads', () => {
  expect(prepared).toBe(
    'HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nX-One: two\r\nContent-Length: 5\r\nETag: W/"a"\r\n',
  );
});

test.each(['GET', 'HEAD'])('%s is answered as by writeHead, repeatedly on one connection', async (method) => {
  const usual = await ask('/usual', method);
  for (let time = 0; time < 3; time += 1) expect(await ask('/prepared', method)).toEqual(usual);
  expect(written).toEqual([false, true, true, true]);
});

test('headers of earlier steps stay, and a closing connection is announced', async () => {
  closing = true;
  expect(await ask('/prepared')).toEqual(await ask('/usual'));
  closing = false;
  const last = { agent: false, headers: { Connection: 'close' } } as const;
  expect(await ask('/prepared', 'GET', last)).toEqual(await ask('/usual', 'GET', last));
  expect(written).toEqual([false, false, false, false]);
});
