// The content codings of our answers: which one a browser prefers, and how brotli compresses pages.
import { constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** In our order of preference. */
export const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

/** Of those that there are. A browser that accepts none gets the plain bytes, which are better than none. */
export function codingAmong(there: readonly Coding[], accepted: string | undefined): Coding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const [best] = negotiator.encodings(there, { preferred: codings });
  return codings.find((one) => one === best) ?? 'identity';
}

/** Browsers send only a handful of different headers. */
const known = new LRUCache<string, Coding>({ max: 200, memoMethod: (accepted) => codingAmong(codings, accepted) });

/** For what exists in each of them, such as a page. */
export const codingFor = (accepted: string | undefined): Coding =>
  accepted === undefined ? 'identity' : known.memo(accepted);

/** No page is larger than this window, and brotli spends a quarter of its time on a larger one. */
export const smallWindow = { [constants.BROTLI_PARAM_LGWIN]: 18 };

/** For a page whose size is known. */
export const brotliParams = (quality: number, bytes: number) => ({
  ...smallWindow,
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
});
