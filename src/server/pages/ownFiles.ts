// Serves the files that a brand has of its own, before those of the build are looked for: texts with its own wording, and a drawn icon.
import { Router, type RequestHandler } from 'express';
import type { Brand } from '../../shared/facts/facts.ts';
import { houseAccent, palette } from '../../shared/ui/palette.ts';
import type { OwnTextFiles } from '../render/ownTextFiles.ts';

const address = /^\/assets\/([\w-]+)\.[0-9a-f]{8}\.json$/;

export function ownTexts(files: OwnTextFiles['files'], compressed: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const file = files.get(address.exec(request.path)?.[1] ?? '');
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    // A tab may ask for an older file: it gets the current texts, but must not cache them under the old name.
    const kept = file.address === request.path ? 'public, max-age=31536000, immutable' : 'no-store';
    compressed(request, response, () => void response.set('Cache-Control', kept).type('json').send(file.body));
  };
}

const { ink, paper } = palette.day;

/** The sign of a brand on paper, for tabs and the web manifest. */
export function brandIcon({ line, solid, accent }: Brand['mark'], colour = houseAccent.day): string {
  const drawn = [
    line && `<path d="${line}" fill="none" stroke="${ink}" stroke-width="2"/>`,
    solid && `<path d="${solid}" fill="${ink}"/>`,
    accent && `<path d="${accent}" fill="${colour}"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" width="26" height="26"><rect width="26" height="26" fill="${paper}"/>${drawn.filter(Boolean).join('')}</svg>`;
}

/** The icon of a further brand: the build has made pictures only for the first one, whose addresses answer 404 here. */
export function ownIcon(icon: string | undefined): Router {
  const router = Router();
  if (icon === undefined) return router;
  router.get('/favicon.svg', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=3600').type('image/svg+xml').send(icon);
  });
  router.get(['/favicon.ico', '/apple-touch-icon.png', '/icon-:size.png'], (_request, response) => {
    response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
  });
  return router;
}
