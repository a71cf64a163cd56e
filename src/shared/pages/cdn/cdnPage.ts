// CDN traffic: prices by region and pack, with an estimate.
import { allBut, sharedPage } from '../page.ts';

export const cdnPage = sharedPage({
  id: 'cdn',
  path: 'cdn',
  locales: allBut('pt'),
  query: ['region', 'gb'],
  needs: ['prices'],
  family: 'network',
  drawing: 'tiers',
  prices: 'cdn',
  steps: { estimate: 'estimate.title', packs: 'packs.title' },
});
