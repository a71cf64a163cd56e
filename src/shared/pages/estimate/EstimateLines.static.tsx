// The lines of the estimate, to be changed in place. Their fields belong to a form beside the table, so that they are printed.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { amountOf, kindOf, packInstead, totalOf, type PricedRow } from '../../calculators/estimate.ts';
import { longestName } from '../../facts/Estimate.ts';
import fields from '../../formParts/fields.module.css';
import { dayText } from '../../i18n/days.ts';
import { packSize } from '../../i18n/units.ts';
import { useT } from '../../i18n/useT.ts';
import { CurrencyChoice } from '../../sections/CurrencyChoice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import ui from '../../ui/common.module.css';
import { lineName, quantityOf } from '../../wishes/estimateText.ts';
import footCss from './EstimateFoot.module.css';
import css from './EstimateLines.module.css';
import { BasketFields } from './BasketFields.tsx';
import { Missing, Sums } from './EstimateFoot.tsx';
import { formId, useEstimate } from './useEstimate.ts';

/** What a phone calls a cell, and a reader of the table its column. */
const heads = ['quantity', 'months', 'month', 'total'] as const;

/** An amount of today, beside that of the line's own day where it has changed. */
function Amount({ was, now }: { was: string | undefined; now: string }) {
  const t = useT('estimate');
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
  const t = useT('estimate');
  const words = useT('prices');
  const { prices, money } = useEstimate();
  const { id } = line;
  const server = prices.servers.find(({ type }) => type === id);
  const pack = prices.cdnPacks.find(({ gb }) => String(gb) === id);
  const plan = prices.ddos.find(({ name }) => name === id);
  const paid = prices.prepaid.find(({ payUsd }) => String(payUsd) === id);
  const details = {
    server: server && `${words(`servers.models.${server.name}.name`)}: ${server.spec}, ${server.disk}`,
    traffic: words(`cdn.zones.${id}.places`),
    pack: pack && t('details.pack', { count: pack.months }),
    ddos: plan?.protect,
    sms: t('details.sms', { price: money(now?.usd ?? line.usd) }),
    topUp: paid && t('details.topUp', { credit: money(paid.creditUsd) }),
  };
  return <small>{details[line.kind]}</small>;
}

function Line({ row, at }: { row: PricedRow; at: number }) {
  const t = useT('estimate');
  const { locale } = usePage();
  const { reader, money, prices } = useEstimate();
  const { line, now, isChanged } = row;
  const kind = kindOf[line.kind];
  const name = lineName(line, reader);
  const instead = now && packInstead(prices, now);
  const was = (amount: (each: typeof line) => number) => (isChanged ? money(amount(line)) : undefined);
  const label = (head: string) => t('cell', { head: t(`heads.${head}`), name });
  return (
    <tr data-changed={isChanged ? '' : undefined}>
      <th scope="row">
        <b>{name}</b>
        <Detail {...row} />
        {isChanged && (
          <em>{t('changed', { was: money(line.usd), day: dayText(locale, line.day), now: money(now?.usd ?? 0) })}</em>
        )}
        {!now && <em>{t('gone')}</em>}
        {instead && (
          <a href="#pack">{t('pack.hint', { size: packSize(instead.pack.gb), usd: money(instead.savedUsd) })}</a>
        )}
      </th>
      <td data-cell="quantity" data-head={t('heads.quantity')}>
        <span className={css.steps}>
          <button form={formId} name="less" value={at} aria-label={t('less', { name })}>
            −
          </button>
          <input
            className={fields.input}
            form={formId}
            name={`q${at}`}
            aria-label={label('quantity')}
            inputMode={line.kind === 'traffic' ? 'decimal' : 'numeric'}
            autoComplete="off"
            defaultValue={quantityOf(line, reader)}
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
          <input
            className={fields.input}
            form={formId}
            name={`m${at}`}
            aria-label={label('months')}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={line.months}
          />
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

export const EstimateLines = /*#__PURE__*/ staticPart(
  'EstimateLines',
  function EstimateLines() {
    const t = useT('estimate');
    const { query } = usePage();
    const { state, estimate, rows } = useEstimate();
    if (state !== 'open' || query.sent) return null;
    const isChanged = rows.some((row) => row.isChanged);
    return (
      <section className={css.lines} id="lines">
        <div className={ui.wrap}>
          {query.note && (
            <p className={css.note} role="alert">
              {t(`notes.${query.note}`)}
            </p>
          )}
          <div className={css.bar}>
            <form className={css.name} id={formId} method="post" action="/basket">
              <BasketFields />
              <label className={fields.label} htmlFor="name">
                {t('nameLabel')}
              </label>
              <input
                className={fields.input}
                id="name"
                name="name"
                maxLength={longestName}
                defaultValue={estimate.name}
              />
              <button className={`${ui.btn} ${ui.filled}`}>{t('update')}</button>
            </form>
            {estimate.name && <p className={css.printed}>{estimate.name}</p>}
            <CurrencyChoice anchor="lines" />
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
                <Line key={`${row.line.kind} ${row.line.id}`} row={row} at={at} />
              ))}
            </tbody>
          </table>
          {isChanged && (
            <p className={css.today}>
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
  },
  'request',
);
