// The "Why us" page: published prices as areas, where each list begins, what a discount amounts to, office hours, and questions.
import { Fold } from '../../app/Fold.tsx';
import { DeskHours } from '../../sections/DeskHours.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Table } from '../../sections/WordTable.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { usd } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { tallAreas, wideAreas, PriceFace } from '../../sections/heroes/priceAreas.tsx';
import { listSaving, listSavingFields } from '../../calculators/listSaving.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, FactRows, Calculator, type CalculatorProps } from '../../sections/calculators/Calculator.tsx';

export function Page() {
  return (
    <>
      <PriceHead />
      <Fold />
      <Table name="prices" />
      <ListSaving name="saving" ground="water" />
      <DeskHours name="hours" />
      <Questions ground="land" />
    </>
  );
}

type Priced = { name: string; usd: number; price: string; list: string };

const margin = 80;
const heights = { wide: 900, tall: 470 };
/** Least width and height of an area with room for name, price and original price. */
const room = { wide: [200, 120], tall: [110, 84] } as const;

const pricesOf = (all: readonly Priced[]) => all.map(({ usd: price }) => price);

// The cheapest has its words outside, because nothing fits inside: beside it, or on phones above it, where no border crosses them.

function wide(all: readonly Priced[]): Drawn {
  const areas = wideAreas(pricesOf(all), heights.wide);
  return {
    height: heights.wide,
    body: areas.map((area, index) => {
      const priced = all[index];
      if (!priced) return null;
      // The page's words stand inside the first, so its own stand in the corner.
      const inCorner = index === 0;
      const x = inCorner ? area.x + area.width - 20 : Math.max(margin, area.x + 16);
      const y = inCorner ? area.y + area.height - 84 : area.y + 36;
      const end = inCorner ? ' hero-e' : '';
      const fits = area.width > room.wide[0] && area.height > room.wide[1];
      return (
        <g key={priced.name}>
          <PriceFace area={area} index={index} count={all.length} />
          {fits && (
            <>
              <text x={x} y={y} className={`hero-b${end}`}>
                {priced.name}
              </text>
              <text x={x} y={y + 34} className={`hero-pr${end}`}>
                {priced.price}
              </text>
              <text x={x} y={y + 62} className={`hero-q${end}`}>
                {priced.list}
              </text>
            </>
          )}
          {index === all.length - 1 && (
            <text x={area.x - 12} y={area.y + area.height - 12} className="hero-pr hero-e">
              {priced.name} {priced.price}
            </text>
          )}
        </g>
      );
    }),
  };
}

function tall(all: readonly Priced[]): Drawn {
  const areas = tallAreas(pricesOf(all), heights.tall);
  return {
    height: heights.tall,
    body: areas.map((area, index) => {
      const priced = all[index];
      if (!priced) return null;
      const x = area.x === 0 ? 16 : area.x + 10;
      const fits = area.width > room.tall[0] && area.height > room.tall[1];
      return (
        <g key={priced.name}>
          <PriceFace area={area} index={index} count={all.length} />
          {fits && (
            <>
              <text x={x} y={area.y + 28}>
                {priced.name}
              </text>
              <text x={x} y={area.y + 52} className="hero-pr">
                {priced.price}
              </text>
              <text x={x} y={area.y + 74} className="hero-q">
                {priced.list}
              </text>
            </>
          )}
          {index === all.length - 1 && (
            <>
              <text x={area.x} y={area.y - 34}>
                {priced.name}
              </text>
              <text x={area.x} y={area.y - 10} className="hero-pr">
                {priced.price}
              </text>
            </>
          )}
        </g>
      );
    }),
  };
}

/** Hero: every monthly price of our own as an area, the page's words inside the largest. */
const PriceHead = /*#__PURE__*/ staticPart(
  'PriceHead',
  function PriceHead() {
    const { locale } = usePage();
    const t = useT('productService');
    const prices = useT('prices');
    const { servers, ddos } = useNeed('prices');
    const all = [
      ...ddos.map((plan) => ({ ...plan, name: t('areas.ddos', { plan: prices(`ddos.plans.${plan.name}`) }) })),
      ...servers.map((server) => ({
        ...server,
        name: t('areas.server', { model: prices(`servers.models.${server.name}.name`) }),
      })),
    ]
      .map(({ name, platformUsdMonth, listUsdMonth }) => ({
        name,
        usd: platformUsdMonth,
        price: usd(locale, platformUsdMonth),
        list: t('areas.list', { price: usd(locale, listUsdMonth) }),
      }))
      .toSorted((a, b) => b.usd - a.usd);
    const values = { count: all.length, from: all.at(-1)?.price ?? '', to: all[0]?.price ?? '' };
    return <Hero kind="areas" title={t('areas.title', values)} wide={wide(all)} tall={tall(all)} second="#prices" />;
  },
  'page',
);

/** Monthly saving on servers and protection compared with list prices; for clouds, that only a quote tells. */
const ListSaving = /*#__PURE__*/ staticPart(
  'ListSaving',
  function ListSaving(props: CalculatorProps) {
    const t = useT('calculators');
    const prices = useT('prices');
    const { locale } = usePage();
    const { belowListPercent } = useNeed('claims').platform;
    return (
      <Calculator {...props} words="saving" fields={listSavingFields}>
        {(asked) => {
          const month = listSaving(belowListPercent, asked);
          if (!month) {
            return (
              <Answer
                figure={t('saving.quoted.figure')}
                text={t('saving.quoted.text')}
                wish={wishCode('cloudSpend', { spend: asked.spend })}
              />
            );
          }
          const rows: [string, string][] = [
            [prices('listHead'), usd(locale, asked.spend)],
            [t('saving.saved'), usd(locale, month.savedUsd)],
            [t('saving.year'), usd(locale, month.savedUsdYear)],
          ];
          return (
            <Answer
              figure={usd(locale, month.usd)}
              unit={prices('units.usd')}
              wish={wishCode('saving', { spend: asked.spend, usd: month.usd })}
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
