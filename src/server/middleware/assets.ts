// Serves built files: compressed ahead of time, named by content and then kept by browsers for a year.
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import Negotiator from 'negotiator';
import send from 'send';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/** In the order in which we like them; each lies beside the plain file. */
const endings = { br: '.br', gzip: '.gz', identity: '' } as const;
type Coding = keyof typeof endings;
const codings: Coding[] = ['br', 'gzip', 'identity'];

const name = /^\/([\w-][\w.-]*\.(?:js|css|json|svg|png|avif|webp))$/;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

export function assets(folder: string, { immutable }: { immutable: boolean }): RequestHandler {
  /** What lies there never changes while we run, so each name is looked up once. */
  const known = new Map<string, readonly Coding[]>();

  async function codingsOf(file: string): Promise<readonly Coding[]> {
    const found = await Promise.all(codings.map((coding) => exists(path.join(folder, file + endings[coding]))));
    const there = codings.filter((_coding, at) => found[at]);
    if (there.length > 0 && immutable) known.set(file, there);
    return there;
  }

  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const missing = () => {
      if (!immutable) return next();
      response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
    };
    const file = name.exec(request.path)?.[1];
    const there = file ? (known.get(file) ?? (await codingsOf(file))) : [];
    if (!file || there.length === 0) return missing();
    const accepted = new Negotiator(request).encodings(there, { preferred: codings });
    // Who refuses everything gets the file as it is: better than no site.
    const coding = codings.find((one) => one === accepted[0]) ?? 'identity';
    response.vary('Accept-Encoding');
    send(request, file + endings[coding], { root: folder, immutable, maxAge: immutable ? '1y' : '1h', index: false })
      .on('headers', (to: typeof response) => {
        to.set('Content-Type', types[path.extname(file)]);
        if (coding !== 'identity') to.set('Content-Encoding', coding);
      })
      .on('error', (error: Error & { status: number }) => (error.status === 404 ? missing() : next(error)))
      .on('directory', missing)
      .pipe(response);
  };
}
