// CDN traffic: what a month costs, prices by region and pack, how a request travels, and the network's other parts.
import { allBut, sharedPage } from '../page.ts';

export const cdnPage = sharedPage({
  id: 'cdn',
  path: 'cdn',
  locales: allBut('pt'),
  chunk: 'cdn',
  still: true,
  query: ['cur', 'region', 'gb', 'unit'],
  questions: ['jump', 'unused', 'icp', 'decimal'],
});
