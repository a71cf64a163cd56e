// Serves the drawn icon of a further brand, instead of the pictures that the build made for the first brand.
import { Router } from 'express';

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
