// Development only, in the browser: reloads the page after changes that hot replacement does not cover.
import { subscribe } from 'webpack-hot-middleware/client?name=client&reload=true';

subscribe(({ action }) => {
  if (action === 'reload') location.reload();
});
