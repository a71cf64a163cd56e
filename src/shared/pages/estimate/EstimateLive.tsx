// An open estimate: changes are summed at once by the server's own functions, and the address follows.
import { useEffect, useEffectEvent, useRef, type FormEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Fold } from '../../app/Fold.tsx';
import { useShownPage } from '../../app/PageState.ts';
import { priceEstimate } from '../../calculators/estimate.ts';
import { beforeSending } from '../../formParts/beforeSending.ts';
import type { Currency } from '../../facts/currencies.ts';
import { lineKey } from '../../facts/Estimate.ts';
import type { Live } from '../../live/livePart.tsx';
import currencyCss from '../../sections/CurrencyChoice.module.css';
import { CurrencyLinks } from '../../sections/CurrencyChoice.tsx';
import { moneyIn } from '../../calculators/currency.ts';
import ui from '../../ui/common.module.css';
import { BasketFields } from './BasketFields.tsx';
import { EstimateContext, formId, type EstimateView } from './EstimateContext.ts';
import { EstimateHead } from './EstimateHead.tsx';
import { EstimateLines } from './EstimateLines.tsx';
import footCss from './EstimateFoot.module.css';
import sections from './EstimateSections.module.css';
import { AddFromLists } from './EstimateParts.static.tsx';
import { PackOffer } from './PackOffer.tsx';
import { ShareLink, SignBlock } from './ShareLink.tsx';
import { useChanges } from './useChanges.ts';

type Props = Live<'estimate' | 'exchange' | 'market', 'estimate' | 'currency' | 'forms'>;

/** Focuses the undo button, because the pressed button was removed with its line. */
const takeFocus = (button: HTMLElement | null): void => button?.focus();

export default function EstimateLive({ data: { estimate: facts, exchange, market }, t }: Props) {
  const { locale, path } = useShownPage();
  const place = useRef<HTMLDivElement>(null);
  const changes = useChanges(facts, market.currency);
  const { estimate, code, currency } = changes;
  const money = moneyIn(locale, currency, exchange.twdPerUsd);
  const other = currency === market.currency ? undefined : currency;
  const asked = (cur: Currency | undefined) => new URLSearchParams({ e: code, ...(cur && { cur }) });
  const view: EstimateView = {
    ...priceEstimate(facts.prices, facts.day, estimate),
    ...changes,
    t: t.estimate,
    locale,
    prices: facts.prices,
    isMember: facts.isMember,
    money,
    wordsOf: (line) => facts.words[lineKey(line)] ?? { name: line.id, day: '' },
    link: `https://${facts.host}${path}?${changes.asked}`,
    fileHref: (format) => `/estimate.${format}?${asked(currency === 'usd' ? undefined : currency)}`,
  };

  /** Values of the lines' form, whose fields stand in the table. */
  const typed = () => new FormData(place.current?.querySelector<HTMLFormElement>(`#${formId}`) ?? undefined);

  const catchUp = useEffectEvent(() => changes.type(typed()));
  const isEmpty = estimate.lines.length === 0;
  // An empty estimate hides the quote form and links to it. Hiding keeps what was typed into the form.
  useEffect(() => {
    const asking = document.querySelectorAll('#form, a[href="#form"]');
    const hide = (isHidden: boolean) => asking.forEach((each) => each.toggleAttribute('hidden', isHidden));
    hide(isEmpty);
    return () => hide(false);
  }, [isEmpty]);
  // Applies what was typed before this code was loaded.
  useEffect(() => catchUp(), []);

  function onInput({ target, type }: FormEvent): void {
    if ((target as HTMLInputElement).form?.id === formId) changes.type(typed(), type === 'blur');
  }
  function onSubmit(event: FormEvent): void {
    const { target, nativeEvent } = event;
    if (!(target instanceof HTMLFormElement) || !(nativeEvent instanceof SubmitEvent)) return;
    const { submitter } = nativeEvent;
    if (target.action.split('/').pop() !== 'basket') {
      if (changes.isSaved) return;
      // Saves the latest change before the form sends the estimate's code.
      event.preventDefault();
      return void beforeSending(target)
        .catch(() => undefined)
        .then(() => target.submit());
    }
    event.preventDefault();
    const fields = typed();
    const add = new FormData(target).get('add');
    // The update button has no name: it only sends what was typed.
    if (submitter instanceof HTMLButtonElement && submitter.name) {
      fields.set(submitter.name, submitter.value);
      return changes.press(fields, submitter.name);
    }
    changes.type(fields, true);
    if (typeof add === 'string') changes.add(add);
  }
  function choose(event: MouseEvent, cur: Currency): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    changes.choose(cur);
  }

  const carried = <BasketFields lang={locale.code} code={code} currency={other} />;
  const { removed } = changes;
  const tax = market.tax?.[locale.code];
  return (
    <EstimateContext value={view}>
      {/* The handlers receive events that bubble from fields and buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={sections.all} ref={place} onInput={onInput} onBlur={onInput} onSubmit={onSubmit}>
        <EstimateHead ask={t.forms('actions.estimate')} />
        <Fold />
        <EstimateLines
          carried={carried}
          currencies={
            <div className={currencyCss.bar}>
              <CurrencyLinks
                t={t.currency}
                chosen={currency}
                hrefFor={(cur) => `${path}?${asked(cur === market.currency ? undefined : cur)}#lines`}
                choose={choose}
              />
              {currency === 'twd' && <p className={ui.cap}>{facts.rate}</p>}
              {tax && <p className={ui.cap}>{tax}</p>}
            </div>
          }
          undo={
            removed && (
              <p className={footCss.today} role="status">
                {t.estimate('removed', { name: view.wordsOf(removed.line).name })}{' '}
                <button
                  key={lineKey(removed.line)}
                  ref={takeFocus}
                  type="button"
                  className={`${ui.btn} ${ui.small}`}
                  onClick={() => {
                    flushSync(() => changes.undo());
                    place.current?.querySelector<HTMLElement>(`[name=remove][value="${removed.at}"]`)?.focus();
                  }}
                >
                  {t.estimate('undo')}
                </button>
              </p>
            )
          }
        />
        <PackOffer carried={carried} />
        <AddFromLists />
        {!isEmpty && (
          <>
            <ShareLink />
            <SignBlock />
          </>
        )}
      </div>
    </EstimateContext>
  );
}
