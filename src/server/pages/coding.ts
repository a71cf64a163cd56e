// Chooses the content coding of ours that a browser prefers.
import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip' | 'identity';

const codings: readonly Coding[] = ['br', 'gzip', 'identity'];
const known = new Map<string, Coding>();
/** Browsers send only a handful of different headers. */
const mostKnown = 200;

/** A browser that accepts no coding gets the plain page, which is better than none. */
export function codingFor(accepted: string | undefined): Coding {
  if (accepted === undefined) return 'identity';
  const before = known.get(accepted);
  if (before) return before;
  const [best] = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(codings, {
    preferred: codings,
  });
  const coding = codings.find((one) => one === best) ?? 'identity';
  if (known.size < mostKnown && accepted.length < 200) known.set(accepted, coding);
  return coding;
}
