// Serves the browser's copies of what a brand says in its own words, before the build's are looked for.
import compression from 'compression';
import type { RequestHandler } from 'express';
import type { OwnTextFiles } from '../render/ownTextFiles.ts';

const address = /^\/assets\/([\w-]+)\.[0-9a-f]{8}\.json$/;

export function ownTexts(files: OwnTextFiles['files']): RequestHandler {
  const compress = compression({ threshold: 512 });
  return (request, response, next) => {
    const file = files.get(address.exec(request.path)?.[1] ?? '');
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    // A tab may ask for an older file: it gets the current texts, but must not cache them under the old name.
    const kept = file.address === request.path ? 'public, max-age=31536000, immutable' : 'no-store';
    compress(request, response, () => void response.set('Cache-Control', kept).type('json').send(file.body));
  };
}
