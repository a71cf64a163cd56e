// The price of a month's CDN traffic by tiers, whether prepaid packs would cost less, and optionally all prices.
import { useNeed } from '../../app/needs.ts';
import { contentQuery } from '../../app/frameNames.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { cdnMonth, cdnMonthFields, gbOfLargest, type CdnMonth as Month } from '../../calculators/cdnMonth.ts';
import { firstMonths } from '../../facts/Estimate.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber, decimalMark } from '../../i18n/numbers.ts';
import { packSize, measured } from '../../i18n/units.ts';
import { useMoney, CurrencyChoice } from '../CurrencyChoice.tsx';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, Calculator, type CalculatorProps } from './Calculator.tsx';
import { readQuery } from '../../calculators/readQuery.ts';
import { AddLine } from '../AddLine.tsx';
import { DataLinks, PriceTable, tierText } from '../prices/PriceTable.tsx';
import css from './CdnMonth.module.css';
import type { Bandwidth } from '../../facts/facts.ts';
import ui from '../../ui/common.module.css';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import priceTableCss from '../prices/PriceTable.module.css';

/** Prices of all billing regions and tiers with bars on one scale, once the address asks for them; a link until then. */
function CdnRegions({ bandwidth: { tiers, usdPerGb } }: { bandwidth: Bandwidth }) {
  const t = useT('prices');
  const { page, locale, query, href } = usePage();
  const { column } = useMoney();
  const prices = Object.values(usdPerGb);
  const all = prices.flat();
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const texts = column(all);
  const title = t('cdn.all', { count: prices.length });
  if (query.all !== 'regions')
    return (
      <>
        <p className={css.regions}>
          <a
            className={ui.more}
            href={href(page.id, { query: { ...contentQuery(query), all: 'regions' }, hash: 'regions' })}
          >
            {title}
          </a>
        </p>
        <DataLinks list="cdn-traffic" />
      </>
    );
  return (
    <div className={css.regions} id="regions">
      <h3>{title}</h3>
      <PriceTable
        layout="zones"
        list="cdn-traffic"
        caption={t('cdn.caption')}
        heads={[t('cdn.zone'), ...tiers.map((tier) => tierText(locale, tier, t))]}
      >
        {Object.keys(usdPerGb).map((zone, row) => (
          <tr key={zone}>
            <th scope="row">
              {t(`cdn.zones.${zone}.name`)}
              <small>{t(`cdn.zones.${zone}.places`)}</small>
            </th>
            {tiers.map((tier, place) => {
              const price = prices[row]?.[place] ?? highest;
              const text = texts[row * tiers.length + place];
              return (
                <td key={tier}>
                  {price === lowest ? <b>{text}</b> : text}
                  <svg
                    className={priceTableCss.bar}
                    width={`${Math.round((price / highest) * 100)}%`}
                    aria-hidden="true"
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </PriceTable>
      <p className={ui.cap}>{t('cdn.scale')}</p>
    </div>
  );
}

/** All prices of CDN traffic: tiers of the chosen region as bars, packs, and a table of all regions. */
function CdnPrices() {
  const t = useT('prices');
  const { page, query, locale, href } = usePage();
  const { money, column } = useMoney();
  const { bandwidth, cdnPacks } = useNeed('prices');
  const fields = cdnMonthFields(Object.keys(bandwidth.usdPerGb));
  const asked = readQuery(fields, query, decimalMark(locale)).values ?? {
    region: fields.region.initial,
    gb: fields.gb.initial,
    unit: fields.unit.initial,
  };
  const month = cdnMonth(bandwidth, cdnPacks, asked);
  const prices = bandwidth.usdPerGb[month.region] ?? [];
  const highest = Math.max(...prices);
  const each = column(prices);
  const perGb = column(cdnPacks.map((pack) => pack.platformUsd / pack.gb));
  const sums = column(month.parts.map(({ usd }) => usd));
  const inZone = t('cdn.inZone', { zone: t(`cdn.zones.${month.region}.name`) });
  return (
    <div className={css.prices} id="price">
      <CurrencyChoice anchor="price" />
      <PhoneFold title={inZone}>
        <h3>{inZone}</h3>
        <ol className={css.tiers}>
          {bandwidth.tiers.map((tier, row) => {
            const part = month.parts[row];
            return (
              <li key={tier} data-used={part ? '' : undefined}>
                <span>{tierText(locale, tier, t)}</span>
                <svg width="100%" height="14" aria-hidden="true">
                  <rect width={`${Math.round(((prices[row] ?? 0) / highest) * 100)}%`} height="14" />
                </svg>
                <b>{t('cdn.perGb', { price: each[row] ?? '' })}</b>
                <span>
                  {part && (
                    <>
                      {measured(plainNumber(locale, part.gb), 'GB')} = {sums[row]}
                    </>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </PhoneFold>
      <h3 id="packs">{t('packs.title', { months: cdnPacks[0]?.months ?? 0 })}</h3>
      <ul className={css.packs}>
        {cdnPacks.map((pack, row) => {
          const size = packSize(pack.gb);
          const plan = wishCode('cdnPack', { size: pack.gb });
          return (
            <li key={pack.gb}>
              <b>{size}</b>
              <b>{money(pack.platformUsd)}</b>
              <span>
                {t('cdn.perGb', { price: perGb[row] ?? '' })}
                <small>{t('packs.renew', { price: money(pack.autoRenewUsd) })}</small>
              </span>
              <span className={ui.acts}>
                <a
                  href={href(page.id, { query: { product: page.id, plan }, hash: 'form' })}
                  aria-label={t('packs.apply', { size })}
                >
                  {t('servers.apply')}
                </a>
                <AddLine line={{ kind: 'pack', id: String(pack.gb), quantity: 1, months: 1 }} short />
              </span>
            </li>
          );
        })}
      </ul>
      <CdnRegions bandwidth={bandwidth} />
      <DataLinks list="cdn-packs" />
    </div>
  );
}

function Cost({ month }: { month: Month }) {
  const t = useT('calculators');
  const zone = useT('prices')(`cdn.zones.${month.region}.name`);
  const { locale } = usePage();
  const { money, unit } = useMoney();
  const { region, gb, usd, averageUsdPerGb, single, mix } = month;
  const said = t('cdn.said', { gb: plainNumber(locale, gb), zone, average: money(averageUsdPerGb) });
  return (
    <Answer
      button
      figure={money(usd)}
      unit={unit}
      text={said}
      wish={wishCode('cdn', { zone: region, gb, usd })}
      line={{ kind: 'traffic', id: region, quantity: gb, months: firstMonths }}
    >
      {single && (
        <p>
          {t('cdn.single', {
            size: packSize(single.pack.gb),
            months: single.months,
            packs: money(single.usd),
            tiers: money(single.tiersUsd),
          })}
        </p>
      )}
      {mix && (
        <p>
          {t(single ? 'cdn.mixToo' : 'cdn.mix', {
            mix: mix.parts.map(({ pack, count }) => `${plainNumber(locale, count)} × ${packSize(pack.gb)}`).join(' + '),
            months: mix.months,
            packs: money(mix.usd),
            tiers: money(mix.tiersUsd),
          })}
        </p>
      )}
      {!single && !mix && <p>{t('cdn.tiers')}</p>}
    </Answer>
  );
}

type Props = CalculatorProps & {
  /** `prices`: lists every tier, pack and region below the result. */
  list?: 'prices';
  /** Begins with traffic that uses up the largest pack. */
  fit?: 'largest';
};

export const CdnMonth = /*#__PURE__*/ staticPart(
  'CdnMonth',
  function CdnMonth({ list, fit, ...props }: Props) {
    const { bandwidth, cdnPacks } = useNeed('prices');
    const prices = useT('prices');
    const zones = Object.keys(bandwidth.usdPerGb);
    return (
      <Calculator
        {...props}
        look="row"
        words="cdn"
        below={list && <CdnPrices />}
        fields={cdnMonthFields(zones, fit && gbOfLargest(cdnPacks))}
        optionText={(option) => (zones.includes(option) ? prices(`cdn.zones.${option}.name`) : undefined)}
      >
        {(asked) => <Cost month={cdnMonth(bandwidth, cdnPacks, asked)} />}
      </Calculator>
    );
  },
  'request',
);
