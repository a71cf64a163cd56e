// Serves built files: compressed ahead of time, named by content and then kept by browsers for a year. Those of the builds
// before and after are served too: a tab may be older than this process, and a page may come from a newer one.
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import send from 'send';
import { codingAmong, codings, type Coding } from './coding.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/** Compressed files lie beside the plain one. */
const endings: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz', identity: '' };

const name = /^\/([\w-][\w.-]*\.(?:js|css|json|svg|png|ico|avif|webp))$/;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** The same folder in each build that lies beside this one. */
async function neighbours(folder: string): Promise<string[]> {
  const builds = path.resolve(folder, '../..');
  if (path.basename(builds) !== 'builds') return [];
  const own = path.basename(path.dirname(folder));
  const others = (await readdir(builds)).filter((build) => build !== own && !build.startsWith('.'));
  return others.map((build) => path.join(builds, build, path.basename(folder)));
}

type Found = { place: string; codings: readonly Coding[] };

export function assets(folder: string, { immutable }: { immutable: boolean }): RequestHandler {
  /** Files do not change while this process runs, so each name is looked up once. */
  const known = new Map<string, Found>();

  async function findIn(place: string, file: string): Promise<Found | undefined> {
    const there = await Promise.all(codings.map((coding) => exists(path.join(place, file + endings[coding]))));
    const found = codings.filter((_coding, at) => there[at]);
    return found.length > 0 ? { place, codings: found } : undefined;
  }

  async function find(file: string): Promise<Found | undefined> {
    const own = await findIn(folder, file);
    if (own || !immutable) return own;
    for (const place of await neighbours(folder)) {
      const found = await findIn(place, file);
      if (found) return found;
    }
    return undefined;
  }

  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const missing = () => {
      if (!immutable) return next();
      response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
    };
    const file = name.exec(request.path)?.[1];
    const found = file ? (known.get(file) ?? (await find(file))) : undefined;
    if (!file || !found) return missing();
    if (immutable) known.set(file, found);
    const coding = codingAmong(found.codings, request.get('accept-encoding'));
    response.vary('Accept-Encoding');
    send(request, file + endings[coding], {
      root: found.place,
      immutable,
      maxAge: immutable ? '1y' : '1h',
      index: false,
    })
      .on('headers', (to: typeof response) => {
        to.set('Content-Type', types[path.extname(file)]);
        if (coding !== 'identity') to.set('Content-Encoding', coding);
      })
      .on('error', (error: Error & { status: number }) => (error.status === 404 ? missing() : next(error)))
      .on('directory', missing)
      .pipe(response);
  };
}
