// The ways in which a remote back end fails.
import type { RequestListener, ServerResponse } from 'node:http';

const json = (response: ServerResponse, body: unknown): void =>
  void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));

const piece = Buffer.alloc(1024 * 1024, 'x');

export const remoteFaults: Readonly<Record<string, RequestListener>> = {
  'never answers': () => {},
  'answers 500': (_request, response) => void response.writeHead(500, { 'Content-Type': 'application/json' }).end('{}'),
  'answers broken JSON': (_request, response) =>
    void response.setHeader('Content-Type', 'application/json').end('{"code":0,"result":'),
  'answers HTML': (_request, response) => void response.setHeader('Content-Type', 'text/html').end('<h1>Hello</h1>'),
  drips: (_request, response) => {
    response.setHeader('Content-Type', 'application/json').write('{"code":0,');
    const drip = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(drip));
  },
  'answers 100 MB': (_request, response) => {
    let left = 100;
    response.setHeader('Content-Type', 'application/json').write('{"code":0,"result":"');
    const go = (): void => {
      while (left > 0) {
        left -= 1;
        if (!response.write(piece)) return void response.once('drain', go);
      }
      response.end('"}');
    };
    go();
  },
  'answers wrong types': (_request, response) => json(response, { code: 0, message: 'ok', result: { menu: 'all' } }),
  'answers an error code': (_request, response) => json(response, { code: 14049, message: 'no', result: null }),
  redirects: (request, response) =>
    void response.writeHead(302, { Location: `http://${request.headers.host}/else` }).end(),
  resets: (request) => void request.socket.resetAndDestroy(),
};
