// The parts of the estimate page that do not change in the browser: title, empty or damaged estimate, starting lines, all prices to add, and the signature block.
import { useNeed } from '../../app/needs.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { amountOf, kindOf, lineCode, listPrice } from '../../calculators/estimate.ts';
import { gbPerTb } from '../../calculators/fields.ts';
import { thousand } from '../../calculators/smsCost.ts';
import type { Currency } from '../../facts/currencies.ts';
import { firstMonths, lineKinds, type LineKind, type WantedLine } from '../../facts/Estimate.ts';
import type { Prices } from '../../facts/facts.ts';
import fields from '../../formParts/fields.module.css';
import { dayText } from '../../i18n/days.ts';
import { useT, useTranslator } from '../../i18n/useT.ts';
import { AddLine } from '../../sections/AddLine.tsx';
import { moneyIn } from '../../calculators/currency.ts';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { useMoney } from '../../sections/CurrencyChoice.tsx';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { indicativeMark, lineName } from '../../wishes/estimateText.ts';
import { BasketFields } from './BasketFields.tsx';
import headCss from './EstimateHead.module.css';
import css from './EstimateSections.module.css';
import { Phrases } from '../../ui/Phrases.tsx';

function Title() {
  const { t } = usePageText();
  return (
    <>
      <div className={headCss.brand}>
        <Logo />
      </div>
      <Breadcrumb name={t('name')} />
      <h1>
        <Lines text={t(useNeed('estimate').state === 'damaged' ? 'damaged.title' : 'h1')} />
      </h1>
    </>
  );
}

export const EstimateTitle = /*#__PURE__*/ staticPart('EstimateTitle', Title, 'request');

/** Shown in place of an empty or damaged estimate. After the form was sent its thanks replace it. */
export const NoEstimate = /*#__PURE__*/ staticPart(
  'NoEstimate',
  function NoEstimate() {
    const { t } = usePageText();
    const { locale, query } = usePage();
    const state = useNeed('estimate').state === 'damaged' ? 'damaged' : 'empty';
    const { note } = query;
    if (query.sent) return null;
    const words = state === 'damaged' ? 'damaged.text' : note ? `notes.${note}` : 'lead';
    return (
      <section className={headCss.head}>
        <div className={ui.wrap}>
          <div className={headCss.words}>
            <Title />
            <p className={headCss.lead} role={note && 'alert'}>
              <Phrases text={t(words)} />
            </p>
            <div className={ui.acts}>
              <a className={`${ui.btn} ${ui.go}`} href="#add">
                {t(`${state}.action`)}
              </a>
              {note !== 'none' && (
                <form action="/basket">
                  <input type="hidden" name="lang" value={locale.code} />
                  <button className={ui.btn}>{t('empty.open')}</button>
                </form>
              )}
            </div>
          </div>
        </div>
      </section>
    );
  },
  'request',
);

/** The items of the lists, by id. Not in `kindOf`, which the browser receives. */
const idsOf: Readonly<Record<LineKind, (prices: Prices) => (string | number)[]>> = {
  server: ({ servers }) => servers.map(({ type }) => type),
  traffic: ({ bandwidth }) => Object.keys(bandwidth.usdPerGb),
  pack: ({ cdnPacks }) => cdnPacks.map(({ gb }) => gb),
  ddos: ({ ddos }) => ddos.map(({ name }) => name),
  sms: ({ sms }) => sms.map(({ country }) => country),
  topUp: ({ prepaid }) => prepaid.map(({ payUsd }) => payUsd),
};

/** Of the other kinds one piece. */
const firstQuantities: Partial<Record<LineKind, number>> = { traffic: gbPerTb, sms: thousand };

/** Every price of the lists as an estimate line, by list. */
const listed = (prices: Prices) =>
  lineKinds.map((kind) => {
    const quantity = firstQuantities[kind] ?? 1;
    const months = kindOf[kind].once ? 1 : firstMonths;
    return { kind, lines: idsOf[kind](prices).map((id): WantedLine => ({ kind, id: String(id), quantity, months })) };
  });

/** Key of the text that offers a price in a list: a pack that new accounts cannot buy says so. */
function offerOf({ kind, id }: WantedLine, { prepaid }: Prices): string {
  const pack = kind === 'topUp' ? prepaid.find(({ payUsd }) => String(payUsd) === id) : undefined;
  return `offers.${pack && !pack.tabs.includes('new') ? 'topUpExisting' : kind}`;
}

/** A choice of about two hundred prices. It depends on the currency only, so it is rendered once for all estimates. */
const PriceField = /*#__PURE__*/ staticPart(
  'PriceField',
  function PriceField({ currency }: { currency: Currency }) {
    const t = useT('estimate');
    const { locale } = usePage();
    const reader = { locale, textsOf: useTranslator() };
    const prices = useNeed('prices');
    const money = moneyIn(locale, currency, useNeed('exchange').twdPerUsd);
    return (
      <>
        <label className={fields.label} htmlFor="price">
          {t('add.label')}
        </label>
        <select className={fields.input} id="price" name="add">
          {listed(prices).map(({ kind, lines }) => (
            <optgroup key={kind} label={t(`lists.${kind}`)}>
              {lines.map((line) => (
                <option key={line.id} value={lineCode(line)}>
                  {t(offerOf(line, prices), {
                    name: lineName(line, reader),
                    price: money(listPrice(prices, line) ?? 0),
                  })}
                  {indicativeMark(line, prices, reader)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </>
    );
  },
  'page',
);

const calculators = [
  ['server', 'find'],
  ['cdn', 'estimate'],
  ['ddos', 'find'],
  ['sms', 'cost'],
  ['prepaidcard', 'packs'],
] as const;

/** For an empty estimate: the first price of each list with a button to add it. */
export const Starts = /*#__PURE__*/ staticPart(
  'Starts',
  function Starts() {
    const t = useT('estimate');
    const { locale, query } = usePage();
    const reader = { locale, textsOf: useTranslator() };
    const prices = useNeed('prices');
    const { money } = useMoney();
    const firsts = listed(prices).flatMap(({ lines: [first] }) => first ?? []);
    if (query.sent) return null;
    return (
      <Section name="starts">
        <ul className={css.starts}>
          {firsts.map((line) => (
            <li key={line.kind}>
              <b>{lineName(line, reader)}</b>
              <small>
                {t(`lists.${line.kind}`)}
                {indicativeMark(line, prices, reader)}
              </small>
              <span className={ui.num}>
                {money(amountOf({ ...line, usd: kindOf[line.kind].price(prices, line) ?? 0 }))}
              </span>
              <AddLine line={line} short />
            </li>
          ))}
        </ul>
      </Section>
    );
  },
  'request',
);

export const AddFromLists = /*#__PURE__*/ staticPart(
  'AddFromLists',
  function AddFromLists() {
    const t = useT('estimate');
    const { query, has, href, locale } = usePage();
    const textsOf = useTranslator();
    const { code } = useNeed('estimate');
    const { currency } = useMoney();
    const usual = useNeed('market').currency;
    if (query.sent) return null;
    return (
      <Section name="add">
        <form className={css.add} method="post" action="/basket">
          <BasketFields lang={locale.code} code={code} currency={currency === usual ? undefined : currency} />
          <div>
            <PriceField currency={currency} />
          </div>
          <button className={`${ui.btn} ${ui.filled}`} id="add-price">
            {t('add.action')}
          </button>
        </form>
        {code && <p className={`${ui.dim} ${css.unscripted}`}>{t('add.cookies')}</p>}
        <ul className={css.calculators} aria-label={t('add.calculate')}>
          {calculators
            .filter(([id]) => has(id))
            .map(([id, hash]) => (
              <li key={id}>
                <a className={ui.more} href={href(id, { hash })}>
                  {textsOf(id)('name')}
                </a>
              </li>
            ))}
        </ul>
      </Section>
    );
  },
  'request',
);

/** What the prices are based on, and lines to sign. */
export const SignWords = /*#__PURE__*/ staticPart(
  'SignWords',
  function SignWords() {
    const t = useT('estimate');
    const day = dayText(usePage().locale, useNeed('estimate').day);
    return (
      <>
        <p>{t('sign.text', { ...useFacts(), day })}</p>
        <dl>
          {(['prepared', 'approved', 'date'] as const).map((term) => (
            <div key={term}>
              <dt>{t(`sign.${term}`)}</dt>
              <dd />
            </div>
          ))}
        </dl>
      </>
    );
  },
  'request',
);
