// Decides by chance whether this visit is measured; only then, and not on a poor line, is the code that does it loaded.
import type { PageState } from '../shared/app/PageState.ts';
import { isPoorLine } from './connection.ts';

export function measureSome({ vitalsShare = 0, page }: Pick<PageState, 'vitalsShare' | 'page'>): void {
  // The library asks for no younger browser, but needs one.
  if (Math.random() >= vitalsShare || isPoorLine() || !('at' in Array.prototype)) return;
  // Nobody misses anything without it.
  import(/* webpackChunkName: "vitals" */ './vitals.ts')
    .then(({ measure }) => measure(page.chunk))
    .catch(() => undefined);
}
