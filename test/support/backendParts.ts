// Set-up for back-end tests: the project's content and texts, and servers that act as the remote back end.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import express from 'express';
import type { Backend, NewsBackend } from '../../src/server/webapi/Backend.ts';
import { articleHtml } from '../../src/server/content/articleHtml.ts';
import { openArticles, writeArticles, type Articles } from '../../src/server/content/articleFile.ts';
import { newsAnswers, ownNews } from '../../src/server/render/ownNews.ts';
import { hasPage } from '../../src/shared/pages/addresses.ts';
import { createEmbedded } from '../../src/server/webapi/createEmbedded.ts';
import type { NewsText } from '../../src/server/content/readNews.ts';
import { loadTexts, type Resources } from '../../src/server/i18n/texts.ts';
import { webapi } from '../../src/server/webapi/webapi.ts';
import { knownHost, sitesOf } from '../../src/server/http/sites.ts';
import { priceLists } from '../../src/shared/webapi/priceLists.ts';
import { localeCodes } from '../../src/shared/i18n/locales.ts';

export const contentDir = join(__dirname, '../../content');

/** They link to one another, and to no others. */
const fewArticles = ['bill-labels', 'amazon-linux-2', 'ddos-drill', 'ddos-price-per-gbps'];
/**
 * A filter for copying content without most articles, but with `more`: reading all of them takes three times as long.
 */
export const withFewArticles =
  (...more: readonly string[]) =>
  (file: string): boolean => {
    const [folder, id] = relative(contentDir, file).split(sep);
    return folder !== 'news' || id === undefined || more.includes(id) || fewArticles.includes(id);
  };

const localesDir = join(__dirname, '../../locales');
const namespaces = ['menu', 'banners', 'home'];

export const quiet = () => {};

function resources(): Resources {
  const all = Object.fromEntries(localeCodes.map((code) => [code, {}])) as Resources;
  for (const code of localeCodes)
    for (const namespace of namespaces)
      all[code][namespace] = JSON.parse(readFileSync(join(localesDir, code, `${namespace}.json`), 'utf8'));
  return all;
}

const fixtureTime = Date.parse('2026-11-26T12:00:00+08:00');

export async function embeddedBackend(): Promise<Backend> {
  const texts = await loadTexts(resources(), 'COCloud');
  return createEmbedded(onceAWorker.content(), texts.of, () => fixtureTime);
}

/** Articles as a process opens them: written to a file and read back. */
export function articlesOf(texts: readonly NewsText[]): Articles {
  const { dataDir, remove } = dataFolder();
  const file = join(dataDir, 'articles.sqlite');
  writeArticles(file, texts, '');
  const articles = openArticles(file);
  remove();
  return articles;
}

/** Our articles at a given moment. */
export function embeddedNews(now = fixtureTime): NewsBackend {
  const { news: texts, tags } = onceAWorker.content();
  const news = ownNews(articlesOf(texts), {
    articleHtml: async () => ({ articleHtml }),
    tags,
    has: hasPage,
    reads: { of: () => 0, version: () => 0 },
    matching: async () => undefined,
    showsAll: false,
  });
  return newsAnswers(news, () => now);
}

/** The API as one of our sites serves it. */
export function apiOf(backend: Backend, news = embeddedNews()) {
  const sites = sitesOf(onceAWorker.content().site.domains, []);
  return express()
    .use(knownHost(sites))
    .use(
      webapi(backend, news, {
        isKnownHost: (host) => sites.find(host) !== undefined,
        terms: { separateConsent: false, packs: [] },
        publishedLists: priceLists,
        log: quiet,
      }),
    );
}

export type Running = { base: string; close: () => Promise<void> };

export async function serve(listener: RequestListener): Promise<Running> {
  const server: Server = createServer(listener);
  // A test that computes for seconds would find its connection closed just as it asks again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening on a port');
  return {
    base: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A data folder that is removed after the test. */
export function dataFolder(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-backend-'));
  // Snapshots are written in the background: one may arrive during the removal, hence the retries.
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 }) };
}

// The ways in which a remote back end fails.
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
