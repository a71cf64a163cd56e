// Cloud servers with their prices.
import { allBut, sharedPage } from '../page.ts';

export const serverPage = sharedPage({
  id: 'server',
  path: 'server',
  locales: allBut('pt'),
  needs: ['prices'],
  drawing: 'models',
  prices: 'servers',
  steps: { price: 'see' },
  anchors: { c: 'cloud-phone' },
});
