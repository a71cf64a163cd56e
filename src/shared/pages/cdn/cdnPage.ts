// CDN traffic: prices by region and pack, with an estimate.
import { allBut, sharedPage } from '../page.ts';

export const cdnPage = sharedPage({
  id: 'cdn',
  path: 'cdn',
  locales: allBut('pt'),
  chunk: 'cdn',
  query: ['cur', 'region', 'gb'],
  needs: ['prices', 'bandwidth'],
  family: 'network',
  drawing: 'tiers',
  steps: { estimate: 'estimate.title', packs: 'packs.title' },
});
