// In the browser while developing: keeps the page current after changes that no module can take over by itself.
import { subscribe } from 'webpack-hot-middleware/client?name=client&reload=true';

subscribe(({ action }) => {
  if (action === 'reload') location.reload();
});
