// State of an estimate while it is edited: its content, its currency, and the address that carries both.
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigatorContext } from '../../app/NavigatorContext.ts';
import { useShownPage } from '../../app/PageState.ts';
import { changeEstimate, type Changed, type EstimateNote } from '../../calculators/changeEstimate.ts';
import { readCurrency } from '../../calculators/currency.ts';
import type { Currency } from '../../facts/currencies.ts';
import type { Estimate, EstimateFacts, EstimateLine } from '../../facts/Estimate.ts';
import { decimalMark } from '../../i18n/numbers.ts';
import { keepEstimate, keptEstimate } from '../../storage/estimateCopy.ts';
import { useSaving } from './useSaving.ts';

type State = Changed & {
  /** Counts how often fields were given other values than the typed ones. */
  turn: number;
  /** The last removed line and its place, and the estimate before and after its removal. */
  removed: { line: EstimateLine; at: number; before: Estimate; after: Estimate } | undefined;
};

/** Shows what was asked in the page's address. `isListed`: the list of prices has the chosen currency; else the server shows the page anew. */
function useAddress(asked: string, isSaved: boolean, isListed: boolean): void {
  const { path } = useShownPage();
  const router = use(NavigatorContext);
  const shown = useRef(asked);
  const showAddress = useEffectEvent((next: string) => {
    if (next === shown.current) return;
    shown.current = next;
    const address = `${path}?${next}`;
    // Where the answer to the cookie question leads back to.
    for (const back of document.querySelectorAll<HTMLInputElement>('input[name=back]')) back.value = address;
    const copy = keptEstimate();
    if (copy && !isSaved) keepEstimate({ ...copy, page: address });
    try {
      router.replace(address, { shown: isListed || !navigator.onLine, keepPlace: true });
    } catch {
      // Browsers limit such calls per minute; the next one carries everything.
    }
  });
  useEffect(() => showAddress(asked), [asked]);
}

export function useChanges(facts: EstimateFacts, usual: Currency) {
  const { locale, query } = useShownPage();
  const [state, setState] = useState<State>({
    estimate: facts.estimate,
    note: query['note'] as EstimateNote | undefined,
    wrong: [],
    turn: 0,
    removed: undefined,
  });
  const listed = readCurrency(query, usual);
  const [currency, setCurrency] = useState(listed);
  const other = currency !== usual && { cur: currency };
  const saving = useSaving(facts, state.estimate, other);
  useAddress(saving.asked, saving.isSaved, currency === listed);

  const { day, prices } = facts;
  function change(fields: FormData): Changed {
    // The form has no field for files.
    const read = (name: string) => (fields.get(name) as string | null) ?? undefined;
    const by = { prices, day, decimal: decimalMark(locale), isRegion: () => true };
    const changed = changeEstimate(state.estimate, read, by);
    // Keeps the object if nothing changed: viewing an estimate that somebody shared must not save it as the visitor's own.
    const isSame = JSON.stringify(changed.estimate) === JSON.stringify(state.estimate);
    return isSame ? { ...changed, estimate: state.estimate } : changed;
  }

  return {
    ...state,
    ...saving,
    currency,
    /** A number that is still being typed is no fault yet: it is one when its field is left. */
    type(fields: FormData, isLeft = false) {
      const changed = change(fields);
      const isTold = isLeft || state.wrong.length > 0;
      setState({ ...state, note: undefined, ...changed, ...(!isTold && { note: undefined, wrong: [] }) });
    },
    press(fields: FormData, button: string) {
      const at = Number(fields.get(button));
      const line = button === 'remove' ? state.estimate.lines[at] : undefined;
      const changed = change(fields);
      if (button === 'today') saving.takeToday();
      const removed = line && { line, at, before: state.estimate, after: changed.estimate };
      // All fields are drawn anew, with numbers that are right.
      setState({ ...changed, note: line ? undefined : changed.note, wrong: [], turn: state.turn + 1, removed });
    },
    undo() {
      if (!state.removed) return;
      const { line, at, before, after } = state.removed;
      const { lines } = state.estimate;
      // Something else may have been typed since. If not, it is the same object, which need not be saved again.
      const estimate =
        state.estimate === after
          ? before
          : { ...state.estimate, lines: [...lines.slice(0, at), line, ...lines.slice(at)] };
      setState({ estimate, wrong: [], turn: state.turn + 1, removed: undefined });
    },
    choose: setCurrency,
  };
}
