// Bare Express + React with the smallest page cache that is still fair: one render a route and minute, bytes in three
// encodings.
import path from 'node:path';
import { Writable } from 'node:stream';
import zlib from 'node:zlib';
import express, { type RequestHandler } from 'express';
import { renderToPipeableStream } from 'react-dom/server';
import data from '../home/page.json';
import { stateScript, type Fixture } from './Fixture.ts';
import { FixtureDocument } from './FixturePage.tsx';

type Entry = { at: number; identity: Buffer; gzip: Buffer; br: Buffer };

const lifetime = 60_000;
const cache = new Map<Fixture, Entry>();

const render = (texts: Fixture): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const collect = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<FixtureDocument texts={texts} />, {
      bootstrapScriptContent: stateScript(texts),
      bootstrapScripts: ['/assets/client.js'],
      onError: reject,
      onAllReady: () => void pipe(collect),
    });
  });

async function fill(texts: Fixture): Promise<Entry> {
  const identity = await render(texts);
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
  const entry = {
    at: Date.now(),
    identity,
    gzip: zlib.gzipSync(identity, { level: 9 }),
    br: zlib.brotliCompressSync(identity, { params }),
  };
  cache.set(texts, entry);
  return entry;
}

const page =
  (texts: Fixture): RequestHandler =>
  async (request, response) => {
    const entry = cache.get(texts) ?? (await fill(texts));
    if (Date.now() - entry.at > lifetime) {
      entry.at = Date.now();
      void fill(texts);
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const coding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
    const body = entry[coding];
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    });
    response.end(body);
  };

const app = express();
app.disable('x-powered-by');
app.set('etag', false);
app.get('/', page(data.zh_TW));
app.get('/en', page(data.en));
app.use('/assets', express.static(path.join(__dirname, 'assets'), { immutable: true, maxAge: '1y' }));
app.listen(Number(process.env.PORT), '127.0.0.1');
