// The lines of the estimate, edited in place. Their fields belong to a form outside of the table, so that they are printed.
import type { ReactNode } from 'react';
import { amountOf, kindOf, packInstead, totalOf, type PricedRow } from '../../calculators/estimate.ts';
import { lineKey } from '../../facts/Estimate.ts';
import { longestName } from '../../forms/estimateLimits.ts';
import fields from '../../formParts/fields.module.css';
import { Icon } from '../../ui/Icon.tsx';
import ui from '../../ui/common.module.css';
import { quantityOf } from '../../wishes/quantityOf.ts';
import { formId, useEstimate } from './EstimateContext.ts';
import { Missing, Sums } from './EstimateFoot.tsx';
import footCss from './EstimateFoot.module.css';
import css from './EstimateLines.module.css';

/** Column heads, repeated in each cell for phones. */
const heads = ['quantity', 'months', 'month', 'total'] as const;

/** Today's amount, beside the amount on the line's day if the price has changed. */
function Amount({ was, now }: { was: string | undefined; now: string }) {
  const { t } = useEstimate();
  if (was === undefined) return now;
  return (
    <>
      <del>
        <span className={ui.vh}>{t('was')} </span>
        {was}
      </del>{' '}
      <ins>{now}</ins>
    </>
  );
}

function Detail({ line, now }: PricedRow) {
  const { t, prices, money, wordsOf } = useEstimate();
  const paid = prices.prepaid.find(({ payUsd }) => String(payUsd) === line.id);
  const { detail, indicative } = wordsOf(line);
  return (
    <small>
      {line.kind === 'sms'
        ? t('details.sms', { price: money(now?.usd ?? line.usd) })
        : line.kind === 'topUp'
          ? paid && t('details.topUp', { credit: money(paid.creditUsd) })
          : detail}{' '}
      {indicative}
    </small>
  );
}

function Line({ row, at }: { row: PricedRow; at: number }) {
  const { t, locale, money, prices, wordsOf, wrong, turn } = useEstimate();
  const { line, now, isChanged } = row;
  const kind = kindOf[line.kind];
  const words = wordsOf(line);
  const { name } = words;
  const instead = now && packInstead(prices, now);
  const was = (amount: (each: typeof line) => number) => (isChanged ? money(amount(line)) : undefined);
  const field = (head: 'quantity' | 'months', name: string, value: string) => ({
    className: fields.input,
    form: formId,
    name,
    'aria-label': t('cell', { head: t(`heads.${head}`), name: words.name }),
    'aria-invalid': wrong.includes(name) || undefined,
    autoComplete: 'off',
    defaultValue: value,
  });
  return (
    <tr data-changed={isChanged ? '' : undefined}>
      <th scope="row">
        <b>{name}</b>
        <Detail {...row} />
        {isChanged && <em>{t('changed', { was: money(line.usd), day: words.day, now: money(now?.usd ?? 0) })}</em>}
        {!now && <em>{t('gone')}</em>}
        {instead && (
          <a href="#pack">
            {t('pack.hint', {
              size: wordsOf({ kind: 'pack', id: String(instead.pack.gb) }).size ?? '',
              usd: money(instead.savedUsd),
            })}
          </a>
        )}
      </th>
      <td data-cell="quantity" data-head={t('heads.quantity')}>
        <span className={css.steps}>
          <button form={formId} name="less" value={at} aria-label={t('less', { name })}>
            −
          </button>
          <input
            key={turn}
            {...field('quantity', `q${at}`, quantityOf(line, locale))}
            inputMode={line.kind === 'traffic' ? 'decimal' : 'numeric'}
          />
          <button form={formId} name="more" value={at} aria-label={t('more', { name })}>
            +
          </button>
        </span>
        {(line.kind === 'traffic' || line.kind === 'sms') && <small>{t(`units.${line.kind}`)}</small>}
      </td>
      <td data-cell="months" data-head={t('heads.months')}>
        {kind.once ? (
          t('once')
        ) : (
          <input key={turn} {...field('months', `m${at}`, String(line.months))} inputMode="numeric" />
        )}
      </td>
      <td data-cell="month" data-head={t('heads.month')}>
        {now && !kind.once && <Amount was={was(amountOf)} now={money(amountOf(now))} />}
      </td>
      <td data-cell="total" data-head={t('heads.total')}>
        {now ? (
          <Amount was={was(totalOf)} now={money(totalOf(now))} />
        ) : (
          <span className={footCss.open}>{t('open')}</span>
        )}
      </td>
      <td data-cell="remove">
        <button form={formId} name="remove" value={at} aria-label={t('remove', { name })}>
          <Icon name="close" size={20} />
        </button>
      </td>
    </tr>
  );
}

type Props = {
  /** Hidden fields of the form. */
  carried: ReactNode;
  currencies: ReactNode;
  /** The last removed line, with a button to put it back. */
  undo: ReactNode;
};

export function EstimateLines({ carried, currencies, undo }: Props) {
  const { t, estimate, rows, note } = useEstimate();
  return (
    <section className={css.lines} id="lines">
      <div className={ui.wrap}>
        <div role="alert">{note && <p className={css.note}>{t(`notes.${note}`)}</p>}</div>
        <div className={css.bar}>
          <form className={css.name} id={formId} method="post" action="/basket">
            {carried}
            <label className={fields.label} htmlFor="name">
              {t('nameLabel')}
            </label>
            <input
              className={fields.input}
              id="name"
              name="name"
              maxLength={longestName}
              autoComplete="off"
              defaultValue={estimate.name}
            />
            <button className={`${ui.btn} ${ui.filled}`}>{t('update')}</button>
          </form>
          {estimate.name && <p className={css.printed}>{estimate.name}</p>}
          {currencies}
        </div>
        <table>
          <caption className={ui.vh}>{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('count', { count: rows.length })}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {t(`heads.${head}`)}
                </th>
              ))}
              <th scope="col">
                <span className={ui.vh}>{t('heads.remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Line key={lineKey(row.line)} row={row} at={at} />
            ))}
          </tbody>
        </table>
        {undo}
        {rows.some(({ isChanged }) => isChanged) && (
          <p className={footCss.today}>
            {t('today.text')}{' '}
            <button className={`${ui.btn} ${ui.small}`} form={formId} name="today" value="yes">
              {t('today.action')}
            </button>
          </p>
        )}
        <div className={footCss.foot}>
          <Missing />
          <Sums />
        </div>
      </div>
    </section>
  );
}
