// Applies to an estimate all that the server is sent: the lines on the page, the form's changes, and prices to add.
import { mostLines, type Estimate, type EstimateLine } from '../facts/Estimate.ts';
import { amended, changeEstimate, type Changed, type Facts, type Sent } from './changeEstimate.ts';
import { pricedLine, readLine, withLine } from './estimate.ts';

/** The lines as the browser shows them, if it has changed some since the address was signed: `server g1.large 3 12,pack 100 1 1`. */
function shownLines({ lines }: Estimate, codes: string, facts: Facts): EstimateLine[] {
  return codes
    .split(',')
    .slice(0, mostLines)
    .flatMap((code) => {
      const shown = readLine(code);
      if (!shown) return [];
      const old = lines.find(({ kind, id }) => kind === shown.kind && id === shown.id);
      return (old ? amended(old, shown, facts) : pricedLine(facts.prices, facts.day, shown)) ?? [];
    });
}

export function changeAsSent(before: Estimate, sent: Sent, facts: Facts): Changed {
  const codes = sent('lines');
  const shown = codes === undefined ? before : { ...before, lines: shownLines(before, codes, facts) };
  const changed = changeEstimate(shown, sent, facts);
  for (const code of sent('add')?.split(',') ?? []) {
    const wanted = readLine(code);
    const added = wanted ? withLine(facts.prices, facts.day, changed.estimate, wanted) : 'unknown';
    if (typeof added === 'string') changed.note = added;
    else changed.estimate = added;
  }
  return changed;
}
