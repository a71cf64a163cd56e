// Bare Express + React: streams the fixture anew for each request.
import path from 'node:path';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { renderToPipeableStream } from 'react-dom/server';
import data from '../home/page.json';
import { stateScript, type Fixture } from './Fixture.ts';
import { FixtureDocument } from './FixturePage.tsx';

const page =
  (texts: Fixture): RequestHandler =>
  (_request, response) => {
    const { pipe, abort } = renderToPipeableStream(<FixtureDocument texts={texts} />, {
      bootstrapScriptContent: stateScript(texts),
      bootstrapScripts: ['/assets/client.js'],
      onShellReady() {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        pipe(response);
      },
      onShellError(error) {
        response.status(500).end();
        console.error(error);
      },
    });
    response.on('close', () => abort());
  };

const app = express();
app.disable('x-powered-by');
app.use(compression());
app.use('/assets', express.static(path.join(__dirname, 'assets'), { immutable: true, maxAge: '1y' }));
app.get('/', page(data.zh_TW));
app.get('/en', page(data.en));
app.listen(Number(process.env.PORT), '127.0.0.1');
