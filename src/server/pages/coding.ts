// Which coding of ours a visitor's browser likes best.
import Negotiator from 'negotiator';

export type Coding = 'br' | 'gzip' | 'identity';

const codings: readonly Coding[] = ['br', 'gzip', 'identity'];
const known = new Map<string, Coding>();
/** Browsers send a handful of different lines. */
const mostKnown = 200;

/** Who refuses everything gets the page as it is: better than no page. */
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
