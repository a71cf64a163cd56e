// Reads the pages of the site as a crawler does, from this very process: every address of its sitemaps, and what stands there.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { text } from 'node:stream/consumers';

/** Path of a page → what its words come to. */
export type PageMarks = Readonly<Record<string, string>>;

/** The frame, names of files and styles may change without a word of the page. */
const markOf = (html: string): string => {
  const words = html
    .slice(Math.max(0, html.indexOf('<main')), html.lastIndexOf('</main>'))
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('base64url').slice(0, 16);
};

const addressesIn = (sitemap: string): URL[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));

/** Between two pages, so that visitors come first; a busy site refuses, and is left alone for longer. */
const pauseMs = 5;
const busyMs = 1_000;
const tries = 60;

/** Through a door of its own: another process may still answer at the public one. */
export async function readOwnPages(handle: RequestListener, host: string): Promise<PageMarks> {
  const server = http.createServer(handle).listen({ port: 0, host: '127.0.0.1', exclusive: true });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  async function read(path: string, left = tries): Promise<string> {
    await setTimeout(pauseMs);
    const request = http.get({ port, path, host: '127.0.0.1', headers: { host, 'sec-purpose': 'prefetch' } });
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    const body = await text(answer);
    if (answer.statusCode === 503 && left > 0) {
      await setTimeout(busyMs);
      return read(path, left - 1);
    }
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    return body;
  }
  try {
    const marks: Record<string, string> = {};
    for (const { pathname: sitemap } of addressesIn(await read('/sitemap.xml')))
      for (const { pathname } of addressesIn(await read(sitemap))) marks[pathname] = markOf(await read(pathname));
    return marks;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
