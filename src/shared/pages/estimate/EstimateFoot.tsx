// Below the estimate's lines: what the sum does not include yet, and the sums.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { endingPacks } from '../../calculators/estimate.ts';
import fields from '../../formParts/fields.module.css';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { formId, useEstimate } from './EstimateContext.ts';
import css from './EstimateFoot.module.css';

/** A choice among all regions. */
const RegionChoice = /*#__PURE__*/ staticPart(
  'RegionChoice',
  function RegionChoice({ region }: { region: string }) {
    const t = useT('estimate');
    const names = useT('regions');
    return (
      <>
        <label htmlFor="region">{t('missing.region')}</label>
        <select className={fields.input} id="region" name="region" form={formId} defaultValue={region}>
          <option value="">{t('missing.choose')}</option>
          {useNeed('regions').map(({ id }) => (
            <option key={id} value={id}>
              {names(id)}
            </option>
          ))}
        </select>
      </>
    );
  },
  'page',
);

/** Chooses the saved region on the server; the browser keeps that HTML. */
const RegionField = /*#__PURE__*/ staticPart(
  'RegionField',
  function RegionField() {
    return <RegionChoice region={useNeed('estimate').estimate.region} />;
  },
  'request',
);

/** Costs that no price list has (a server's region and traffic, sent with the enquiry), and traffic after a pack has ended. */
export function Missing() {
  const { t, locale, prices, estimate, rows, months, wordsOf } = useEstimate();
  const hasServer = rows.some(({ line }) => line.kind === 'server');
  const packs = endingPacks(
    prices,
    rows.flatMap(({ now }) => now ?? []),
    months,
  );
  if (!hasServer && packs.length === 0) return <p className={css.all}>{t('missing.none')}</p>;
  return (
    <div className={css.missing}>
      <h2>{t('missing.title')}</h2>
      <ul>
        {hasServer && (
          <>
            <li>
              <RegionField />
              <span className={css.open}>{t('open')}</span>
            </li>
            <li>
              <label htmlFor="gb">{t('missing.traffic')}</label>
              <input
                className={fields.input}
                id="gb"
                name="gb"
                form={formId}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={estimate.gb > 0 ? plainNumber(locale, estimate.gb) : ''}
              />
              <span className={css.open}>{t('open')}</span>
            </li>
          </>
        )}
        {packs.map(({ gb, months: count }) => (
          <li key={gb} data-said="">
            {t('missing.pack', { from: count + 1, size: wordsOf({ kind: 'pack', id: String(gb) }).size ?? '', count })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says of the sum that some of its prices are indicative. */
export function SumMark() {
  const { t, rows, wordsOf } = useEstimate();
  return rows.some(({ line }) => wordsOf(line).indicative) && <small>{t('sums.indicative')}</small>;
}

export function Sums() {
  const { t, onceUsd, spans, months, totalUsd, changedUsd, money } = useEstimate();
  const sums = [
    ...(onceUsd > 0 ? [[t('sums.once'), money(onceUsd)] as const] : []),
    ...spans.map(({ from, to, usd }) => [t(from === to ? 'sums.one' : 'sums.span', { from, to }), money(usd)] as const),
    ...(changedUsd !== 0
      ? [[t('sums.changed'), `${changedUsd > 0 ? '+' : '−'} ${money(Math.abs(changedUsd))}`] as const]
      : []),
  ];
  return (
    <dl className={css.sums}>
      {sums.map(([term, amount]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div>
        <dt>
          {t('months', { count: months })}
          <SumMark />
        </dt>
        <dd>{money(totalUsd)}</dd>
      </div>
    </dl>
  );
}
