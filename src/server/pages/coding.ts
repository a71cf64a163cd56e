// Chooses the content coding of ours that a browser prefers.
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip' | 'identity';

const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

/** Browsers send only a handful of different headers. */
const known = new LRUCache<string, Coding>({
  max: 200,
  memoMethod: (accepted) => {
    const [best] = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(codings, {
      preferred: codings,
    });
    return codings.find((one) => one === best) ?? 'identity';
  },
});

/** A browser that accepts no coding gets the plain page, which is better than none. */
export const codingFor = (accepted: string | undefined): Coding =>
  accepted === undefined ? 'identity' : known.memo(accepted);
