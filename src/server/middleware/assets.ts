// Serves built files from memory: compressed ahead of time, named by content, kept by browsers for a year.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

type Asset = { type: string; plain: Buffer; br: Buffer | undefined; gz: Buffer | undefined };

const name = /^\/([\w.-]+\.(?:js|css|json|svg|png|avif|webp))$/;

export function assets(folder: string, { immutable }: { immutable: boolean }): RequestHandler {
  const known = new Map<string, Asset>();
  const load = (file: string): Asset | undefined => {
    const full = path.join(folder, file);
    const type = types[path.extname(file)];
    if (!type || !existsSync(full)) return undefined;
    const side = (extension: string) => (existsSync(full + extension) ? readFileSync(full + extension) : undefined);
    return { type, plain: readFileSync(full), br: side('.br'), gz: side('.gz') };
  };
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const file = name.exec(request.path)?.[1];
    const asset = file ? (known.get(file) ?? load(file)) : undefined;
    if (!file || !asset) {
      if (!immutable) return next();
      response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
      return;
    }
    if (immutable) known.set(file, asset);
    const accepted = request.get('accept-encoding') ?? '';
    const coding =
      asset.br && accepted.includes('br') ? 'br' : asset.gz && accepted.includes('gzip') ? 'gzip' : undefined;
    const body = coding === 'br' ? asset.br : coding === 'gzip' ? asset.gz : asset.plain;
    response.set({
      'Content-Type': asset.type,
      'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
      'Content-Length': String(body?.length),
      ...(coding && { 'Content-Encoding': coding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
