// An estimate as it is being changed on its page: what it holds now, and the signed address that the server makes of it.
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NavigatorContext } from '../../app/NavigatorContext.ts';
import { useShownPage } from '../../app/ShownPage.ts';
import { changeEstimate, type Changed, type EstimateNote } from '../../calculators/changeEstimate.ts';
import { readCurrency } from '../../calculators/currency.ts';
import { lineCode } from '../../calculators/estimate.ts';
import type { Currency } from '../../facts/currencies.ts';
import type { BasketAnswer, Estimate, EstimateFacts, EstimateLine } from '../../facts/Estimate.ts';
import { decimalMark } from '../../i18n/numbers.ts';
import { keepEstimate, keptEstimate } from '../../storage/estimateCopy.ts';

/** Who goes on typing is saved once. */
const pauseMs = 400;
/** After a line that was lost. */
const retryMs = 15_000;

type State = Changed & {
  /** Rises whenever fields get another value than was typed. */
  turn: number;
  /** The line that was taken out last, and all as it was before. */
  removed: { line: EstimateLine; before: Estimate } | undefined;
};

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
  /** What went to the server last, until it is lost, and its answer. */
  const sent = useRef<{ estimate: Estimate | undefined; answer: Promise<void> }>({
    estimate: facts.estimate,
    answer: Promise.resolve(),
  });
  /** Whether the prices of today are to be kept, until they are; and whether another page takes over. */
  const ahead = useRef({ today: false, isLeft: false });

  const other = currency !== usual && { cur: currency };
  /** All of it, so that it does not matter which answers are lost. */
  const said = ({ lines, name, region, gb }: Estimate) => ({
    ...(code && { e: code }),
    lines: lines.map(lineCode).join(','),
    name,
    region,
    gb: gb > 0 ? String(gb) : '',
    ...(ahead.current.today && { today: 'yes' }),
  });

  /** Rejects without a line; null: it was refused. */
  async function send(estimate: Estimate, more: Record<string, string>) {
    const body = new URLSearchParams({ lang: locale.code, ...other, ...said(estimate), ...more });
    // Also of who closes the page within the pause.
    const request = { method: 'POST', headers: { Accept: 'application/json' }, body, keepalive: true };
    const answer = await fetch('/basket', request);
    const { result } = (await answer.json()) as { result: BasketAnswer | null };
    if (answer.status >= 500) throw new Error('The estimate was not taken');
    if (result) keepEstimate(result);
    return result;
  }

  async function put(estimate: Estimate): Promise<void> {
    try {
      const saved = await send(estimate, {});
      // A later one is on its way, or it would only lead back.
      if (!saved || ahead.current.isLeft || sent.current.estimate !== estimate) return;
      ahead.current.today = false;
      // Whoever waits for it sends the fields that this draws.
      flushSync(() => setSaved({ estimate, code: saved.code }));
      // The form of the page sends what is shown, at the prices of today.
      for (const field of document.querySelectorAll<HTMLInputElement>('#f-form input[name=estimate]'))
        field.value = saved.fresh;
    } catch (fault) {
      if (sent.current.estimate === estimate) sent.current.estimate = undefined;
      throw fault;
    }
  }

  /** Settles when the address holds what is shown. */
  const save = useEffectEvent((): Promise<void> => {
    const { estimate } = state;
    if (estimate !== sent.current.estimate && !ahead.current.isLeft) sent.current = { estimate, answer: put(estimate) };
    return sent.current.answer;
  });
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    // Until then the sums stand.
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
    // Who goes on within the pause takes the change along.
    const leave = () => void save().catch(() => undefined);
    document.addEventListener('beforesending', waitFor);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('beforesending', waitFor);
      removeEventListener('pagehide', leave);
      leave();
      next.isLeft = true;
    };
  }, []);

  /** Until the server has signed a change, the address says it beside the last code: nobody loses it who reloads, or goes to another language. */
  const isSaved = state.estimate === saved;
  const asked = String(new URLSearchParams({ ...(isSaved ? code && { e: code } : said(state.estimate)), ...other }));
  const shown = useRef(asked);
  const showAddress = useEffectEvent((next: string) => {
    if (next === shown.current) return;
    shown.current = next;
    const address = `${path}?${next}`;
    // The way back from the cookie question.
    for (const back of document.querySelectorAll<HTMLInputElement>('input[name=back]')) back.value = address;
    const copy = keptEstimate();
    if (copy && !isSaved) keepEstimate({ ...copy, page: address });
    try {
      router.replace(address, { shown: true });
    } catch {
      // A browser takes so many a minute; the next one says all of it.
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
    // What is as it was makes nothing of somebody else's estimate ours.
    const isSame = JSON.stringify(changed.estimate) === JSON.stringify(state.estimate);
    return isSame ? { ...changed, estimate: state.estimate } : changed;
  }

  return {
    ...state,
    code,
    isSaved,
    /** The query of the address. */
    asked,
    currency,
    type: (fields: FormData) => setState({ ...state, note: undefined, ...change(fields) }),
    press(fields: FormData, button: string) {
      const line = button === 'remove' ? state.estimate.lines[Number(fields.get(button))] : undefined;
      const changed = change(fields);
      ahead.current.today ||= button === 'today';
      const removed = line && { line, before: state.estimate };
      setState({ note: undefined, ...changed, turn: state.turn + 1, removed });
    },
    undo() {
      if (!state.removed) return;
      setState({ estimate: state.removed.before, wrong: [], turn: state.turn + 1, removed: undefined });
    },
    choose: setCurrency,
    /** A price that this page does not hold: the server adds it and shows the page anew. */
    async add(fields: FormData, wanted: string) {
      ahead.current.isLeft = true;
      const saved = await send(change(fields).estimate, { add: wanted });
      if (!saved) throw new Error('The line was not taken');
      router.replace(saved.page.replace(/#.*/, ''), { keepPlace: true });
    },
  };
}
