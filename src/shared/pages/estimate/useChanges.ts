// State of an estimate while it is edited: its content, the changes not yet saved, and the signed code that the server returns.
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NavigatorContext } from '../../app/NavigatorContext.ts';
import { useShownPage } from '../../app/PageState.ts';
import { changeEstimate, type Changed, type EstimateNote } from '../../calculators/changeEstimate.ts';
import { readCurrency } from '../../calculators/currency.ts';
import { lineCode } from '../../calculators/estimate.ts';
import type { Currency } from '../../facts/currencies.ts';
import type { Estimate, EstimateFacts, EstimateLine } from '../../facts/Estimate.ts';
import { decimalMark } from '../../i18n/numbers.ts';
import { keepEstimate, keptEstimate } from '../../storage/estimateCopy.ts';
import { askBasket } from '../../wishes/askBasket.ts';

/** Pause in typing after which a change is saved. */
const pauseMs = 400;
/** Delay before another attempt after the connection failed. */
const retryMs = 15_000;

type State = Changed & {
  /** Counts how often fields were given other values than the typed ones. */
  turn: number;
  /** The last removed line and its place, and the estimate before and after its removal. */
  removed: { line: EstimateLine; at: number; before: Estimate; after: Estimate } | undefined;
};

/** Sends what a form with these values would send. */
function postForm(action: string, values: Record<string, string>): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
  for (const [name, value] of Object.entries(values))
    form.append(Object.assign(document.createElement('input'), { name, value }));
  document.body.append(form);
  form.submit();
}

export function useChanges(facts: EstimateFacts, usual: Currency) {
  const { locale, path, query } = useShownPage();
  const router = use(NavigatorContext);
  const [state, setState] = useState<State>({
    estimate: facts.estimate,
    note: query['note'] as EstimateNote | undefined,
    wrong: [],
    turn: 0,
    removed: undefined,
  });
  const [{ code, estimate: saved }, setSaved] = useState({ estimate: facts.estimate, code: facts.code });
  const [currency, setCurrency] = useState(readCurrency(query, usual));
  /** The estimate last sent, undefined once sending failed, and the pending answer. */
  const sent = useRef<{ estimate: Estimate | undefined; answer: Promise<void> }>({
    estimate: facts.estimate,
    answer: Promise.resolve(),
  });
  /** `today`: update to today's prices with the next save. `isLeft`: the page is being left. */
  const ahead = useRef({ today: false, isLeft: false });

  const other = currency !== usual && { cur: currency };
  /** The whole estimate, so that a lost answer does no harm. */
  const said = ({ lines, name, region, gb }: Estimate) => ({
    ...(code && { e: code }),
    lines: lines.map(lineCode).join(','),
    name,
    region,
    gb: gb > 0 ? String(gb) : '',
    ...(ahead.current.today && { today: 'yes' }),
  });

  const bodyOf = (estimate: Estimate) => ({ lang: locale.code, ...other, ...said(estimate) });

  /** Rejects if the server cannot be reached or fails; null if it refused the estimate. */
  async function send(fields: Record<string, string>) {
    const { status, result } = await askBasket(new URLSearchParams(fields));
    if (status >= 500) throw new Error('The estimate was not taken');
    if (result) keepEstimate(result);
    return result;
  }

  async function put(estimate: Estimate): Promise<void> {
    try {
      const saved = await send(bodyOf(estimate));
      // A later save is on its way, or the page is being left and must not be replaced.
      if (!saved || ahead.current.isLeft || sent.current.estimate !== estimate) return;
      ahead.current.today = false;
      // Callers that await the save send the hidden fields that this draws.
      flushSync(() => setSaved({ estimate, code: saved.code }));
      // The quote form sends what is shown, at today's prices.
      for (const field of document.querySelectorAll<HTMLInputElement>('#f-form input[name=estimate]'))
        field.value = saved.fresh;
    } catch (fault) {
      if (sent.current.estimate === estimate) sent.current.estimate = undefined;
      throw fault;
    }
  }

  /** Settles once the server has signed what is shown. */
  const save = useEffectEvent((): Promise<void> => {
    const { estimate } = state;
    if (estimate !== sent.current.estimate && !ahead.current.isLeft) sent.current = { estimate, answer: put(estimate) };
    return sent.current.answer;
  });
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    // Saving may fail without notice: the sums shown stay right, and it is tried again.
    const saveIn = (ms: number): void => {
      pause = setTimeout(() => void save().catch(() => pause && saveIn(retryMs)), ms);
    };
    if (state.estimate !== sent.current.estimate) saveIn(pauseMs);
    return () => {
      clearTimeout(pause);
      pause = undefined;
    };
  }, [state.estimate]);
  useEffect(() => {
    const next = ahead.current;
    const waitFor = ({ detail }: CustomEvent<Promise<unknown>[]>) => void detail.push(save());
    // Saves a change even if the visitor leaves within the pause.
    const leave = () => void save().catch(() => undefined);
    // Back to a page that the browser has kept.
    const comeBack = () => void (next.isLeft = false);
    const stop = new AbortController();
    document.addEventListener('beforesending', waitFor, stop);
    addEventListener('pagehide', leave, stop);
    addEventListener('pageshow', comeBack, stop);
    return () => {
      stop.abort();
      leave();
      next.isLeft = true;
    };
  }, []);

  /** Until the server has signed a change, the address carries it beside the last code, so that a reload or a change of language keeps it. */
  const isSaved = state.estimate === saved;
  const asked = String(new URLSearchParams({ ...(isSaved ? code && { e: code } : said(state.estimate)), ...other }));
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
      router.replace(address, { shown: true });
    } catch {
      // Browsers limit such calls per minute; the next one carries everything.
    }
  });
  useEffect(() => showAddress(asked), [asked]);

  const { day, prices } = facts;
  function change(fields: FormData): Changed {
    const read = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : undefined;
    };
    const by = { prices, day, decimal: decimalMark(locale), isRegion: () => true };
    const changed = changeEstimate(state.estimate, read, by);
    // Keeps the object if nothing changed: viewing an estimate that somebody shared must not save it as the visitor's own.
    const isSame = JSON.stringify(changed.estimate) === JSON.stringify(state.estimate);
    return isSame ? { ...changed, estimate: state.estimate } : changed;
  }

  return {
    ...state,
    code,
    isSaved,
    /** Query of the page's address. */
    asked,
    currency,
    type: (fields: FormData) => setState({ ...state, note: undefined, ...change(fields) }),
    press(fields: FormData, button: string) {
      const at = Number(fields.get(button));
      const line = button === 'remove' ? state.estimate.lines[at] : undefined;
      const changed = change(fields);
      ahead.current.today ||= button === 'today';
      const removed = line && { line, at, before: state.estimate, after: changed.estimate };
      setState({ note: undefined, ...changed, turn: state.turn + 1, removed });
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
    /** Adds a price whose data is not on this page: the server adds it and shows the page anew. If it does not, the browser sends the same by itself. */
    async add(fields: FormData, wanted: string) {
      const body = { ...bodyOf(change(fields).estimate), add: wanted };
      ahead.current.isLeft = true;
      const saved = await send(body).catch(() => null);
      if (saved) router.replace(saved.page.replace(/#.*/, ''), { keepPlace: true });
      // Without a connection the browser would leave the page for one that says so.
      else if (navigator.onLine) postForm('/basket', body);
      else ahead.current.isLeft = false;
    },
  };
}
