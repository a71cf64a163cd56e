// The landing page for the smallest traffic pack: what it serves, what it costs, and when to take the next one.
import { Fold } from '../../app/Fold.tsx';
import { CampaignEnd, CampaignPeriod, Related } from '../../sections/Campaign.static.tsx';
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';
import { CdnPacks } from '../../sections/prices/CdnPacks.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Table } from '../../sections/WordTable.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { bySize } from '../../calculators/cdnMonth.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { packVisits, packVisitsFields } from '../../calculators/packVisits.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { packSize } from '../../i18n/units.ts';
import { useMoney } from '../../sections/CurrencyChoice.tsx';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, FactRows, Calculator, type CalculatorProps } from '../../sections/calculators/Calculator.tsx';

export function Page() {
  return (
    <>
      <CampaignEnd now="cdn" />
      <HeadPlate plate="visits" first="#size" second="talk" />
      <Fold />
      <PackVisits name="size" ground="water" />
      <CdnPacks name="packs" choice="currency" />
      <Steps name="connect" ground="land" />
      <Table name="next" />
      <CampaignPeriod name="period" />
      <Questions ground="land" />
      <Related to="cdn promotion002 cloudCdn server" />
    </>
  );
}

/** Visits that the smallest traffic pack serves, by page weight; with a number of visits, how long it lasts. */
const PackVisits = /*#__PURE__*/ staticPart(
  'PackVisits',
  function PackVisits(props: CalculatorProps) {
    const t = useT('calculators');
    const { locale } = usePage();
    const { money } = useMoney();
    const [pack] = bySize(useNeed('prices').cdnPacks);
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Calculator {...props} words="visits" fields={packVisitsFields}>
        {(asked) => {
          if (!pack) return null;
          const { total, aMonth, months, enough } = packVisits(pack, asked);
          const rows: [string, string][] = [
            [t('visits.price'), money(pack.platformUsd)],
            [t('visits.aMonth', { months: pack.months }), number(aMonth)],
          ];
          if (months !== undefined)
            rows.push([
              t('visits.lasts'),
              months > 0
                ? t('visits.months', { count: months, months: number(months) })
                : t('under', { months: number(0.1) }),
            ]);
          return (
            <Answer
              figure={number(total)}
              unit={t('visits.unit')}
              text={
                enough === undefined
                  ? undefined
                  : t(enough ? 'visits.enough' : 'visits.short', { size: packSize(pack.gb) })
              }
              wish={wishCode('visits', { size: pack.gb, visits: total, page: asked.page })}
              line={{ kind: 'pack', id: String(pack.gb), quantity: 1, months: 1 }}
            >
              <FactRows rows={rows} />
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
