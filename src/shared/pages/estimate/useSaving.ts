// Saving of an estimate while it is edited: what has been sent, and the signed code that the server returned.
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NavigatorContext } from '../../app/NavigatorContext.ts';
import { useShownPage } from '../../app/PageState.ts';
import { lineCode } from '../../calculators/estimate.ts';
import type { Currency } from '../../facts/currencies.ts';
import type { Estimate, EstimateFacts } from '../../facts/Estimate.ts';
import { keepEstimate } from '../../storage/estimateCopy.ts';
import { askBasket } from '../../wishes/askBasket.ts';

/** Pause in typing after which a change is saved. */
const pauseMs = 400;
/** Delay before another attempt after the connection failed. */
const retryMs = 15_000;

/** Sends what a form with these values would send. */
function postForm(action: string, values: Record<string, string>): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
  for (const [name, value] of Object.entries(values))
    form.append(Object.assign(document.createElement('input'), { name, value }));
  document.body.append(form);
  form.submit();
}

/** `shown`: the estimate as edited. `other`: the currency, if it is another than usual. */
export function useSaving(facts: EstimateFacts, shown: Estimate, other: false | { cur: Currency }) {
  const { locale } = useShownPage();
  const router = use(NavigatorContext);
  const [{ code, estimate: saved }, setSaved] = useState({ estimate: facts.estimate, code: facts.code });
  /** The estimate last sent, undefined once sending failed, and the pending answer. */
  const sent = useRef<{ estimate: Estimate | undefined; answer: Promise<void> }>({
    estimate: facts.estimate,
    answer: Promise.resolve(),
  });
  /** `today`: update to today's prices with the next save. `isLeft`: the page is being left. */
  const ahead = useRef({ today: false, isLeft: false });

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
    if (shown !== sent.current.estimate && !ahead.current.isLeft)
      sent.current = { estimate: shown, answer: put(shown) };
    return sent.current.answer;
  });
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    // Saving may fail without notice: the sums shown stay right, and it is tried again.
    const saveIn = (ms: number): void => {
      pause = setTimeout(() => void save().catch(() => pause && saveIn(retryMs)), ms);
    };
    if (shown !== sent.current.estimate) saveIn(pauseMs);
    return () => {
      clearTimeout(pause);
      pause = undefined;
    };
  }, [shown]);
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

  const isSaved = shown === saved;
  return {
    code,
    isSaved,
    /**
     * Query of the page's address. Until the server has signed a change, it carries the change beside the last code, so that a
     * reload or a change of language keeps it.
     */
    asked: String(new URLSearchParams({ ...(isSaved ? code && { e: code } : said(shown)), ...other })),
    /** The next save takes today's prices. */
    takeToday: () => void (ahead.current.today = true),
    /** Adds a price whose data is not on this page: the server adds it and shows the page anew. If it does not, the browser sends the same by itself. */
    async add(estimate: Estimate, wanted: string) {
      const body = { ...bodyOf(estimate), add: wanted };
      ahead.current.isLeft = true;
      const saved = await send(body).catch(() => null);
      if (saved) router.replace(saved.page.replace(/#.*/, ''), { keepPlace: true });
      // Without a connection the browser would leave the page for one that says so.
      else if (navigator.onLine) postForm('/basket', body);
      else ahead.current.isLeft = false;
    },
  };
}
