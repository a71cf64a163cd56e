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

/** `shown`: the estimate as edited. `other`: the currency, if it is another than usual. */
export function useSaving(facts: EstimateFacts, shown: Estimate, other: false | { cur: Currency }) {
  const { locale } = useShownPage();
  const router = use(NavigatorContext);
  const [{ code, estimate: saved }, setSaved] = useState({ estimate: facts.estimate, code: facts.code });
  /** Codes of prices on their way into the estimate, whose data is not on this page: the server adds them and shows the page anew. */
  const [added, setAdded] = useState('');
  /** What was last sent, with no estimate once sending failed, and the pending answer. */
  const sent = useRef<{ estimate: Estimate | undefined; added: string; answer: Promise<void> }>({
    estimate: facts.estimate,
    added,
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

  /** Without a connection the browser would leave the page for one that says so. */
  function sendForm(body: Readonly<Record<string, string>>): void {
    const form = navigator.onLine && document.querySelector<HTMLFormElement>('#add form');
    if (!form) return;
    form.addEventListener('formdata', ({ formData }) => {
      for (const [name, value] of Object.entries(body)) formData.set(name, value);
    });
    form.submit();
  }

  async function put(estimate: Estimate): Promise<void> {
    const body = { lang: locale.code, ...other, ...said(estimate), ...(added && { add: added }) };
    /** No later save is on its way, and the page is not being left: then it must not be replaced. */
    const isLast = () => !ahead.current.isLeft && sent.current.estimate === estimate && sent.current.added === added;
    try {
      const { result } = await askBasket(new URLSearchParams(body));
      if (result) keepEstimate(result);
      if (!isLast()) return;
      if (!result) return added ? sendForm(body) : undefined;
      if (added) return router.replace(result.page.replace(/#.*/, ''), { keepPlace: true });
      ahead.current.today = false;
      // Callers that await the save send the hidden fields that this draws.
      flushSync(() => setSaved({ estimate, code: result.code }));
      // The quote form sends what is shown, at today's prices.
      for (const field of document.querySelectorAll<HTMLInputElement>('#f-form input[name=estimate]'))
        field.value = result.fresh;
    } catch (fault) {
      if (isLast()) {
        sent.current.estimate = undefined;
        if (added) sendForm(body);
      }
      throw fault;
    }
  }

  /** Settles once the server has signed what is shown. */
  const save = useEffectEvent((): Promise<void> => {
    const isSent = shown === sent.current.estimate && added === sent.current.added;
    if (!isSent && !ahead.current.isLeft) sent.current = { estimate: shown, added, answer: put(shown) };
    return sent.current.answer;
  });
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    // Saving may fail without notice: the sums shown stay right, and it is tried again.
    const saveIn = (ms: number): void => {
      pause = setTimeout(() => void save().catch(() => pause && saveIn(retryMs)), ms);
    };
    if (added) saveIn(0);
    else if (shown !== sent.current.estimate) saveIn(pauseMs);
    return () => {
      clearTimeout(pause);
      pause = undefined;
    };
  }, [shown, added]);
  useEffect(() => {
    const next = ahead.current;
    const waitFor = ({ detail }: CustomEvent<Promise<unknown>[]>) => void detail.push(save());
    // Saves a change even if the visitor leaves within the pause.
    const saveNow = () => void save().catch(() => undefined);
    // Back to a page that the browser has kept.
    const comeBack = () => void (next.isLeft = false);
    const stop = new AbortController();
    document.addEventListener('beforesending', waitFor, stop);
    addEventListener('pagehide', saveNow, stop);
    addEventListener('online', saveNow, stop);
    addEventListener('pageshow', comeBack, stop);
    return () => {
      stop.abort();
      saveNow();
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
    /** With what is changed and added until the server has answered. If it does not add it, the form does, as without script. */
    add: (price: string) => setAdded((before) => (before ? `${before},${price}` : price)),
  };
}
