// The CDN page: prices as stairs, costs of a month with all prices, questions, how far a request travels, the switch in hours, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { CacheQuestions } from '../../sections/Questions.static.tsx';
import { CdnMonth } from '../../sections/calculators/CdnMonth.static.tsx';
import { DnsSwitch } from '../../sections/DnsSwitch.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { tierEnds, largestPack, packAtTiers } from '../../calculators/cdnMonth.ts';
import { gbPerTb } from '../../calculators/fields.ts';
import { plainNumber, pricesInColumn, usd } from '../../i18n/numbers.ts';
import { packSize } from '../../i18n/units.ts';
import { useT } from '../../i18n/useT.ts';
import { tierText } from '../../sections/prices/PriceTable.tsx';
import { beyond, Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { stairsTall, baseY, StairGround, StairLine } from '../../sections/heroes/stairs.tsx';
import { kmBetween, taipei } from '../../calculators/fibreFloor.ts';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { kmAxis, Routes, readersCity } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { rounded } from '../../calculators/rounded.ts';

export function Page() {
  return (
    <>
      <CdnHead />
      <Fold />
      <CdnMonth name="estimate" ground="land" list="prices" />
      <CacheQuestions file="/hero.jpg" anchors="network:eip network:vpc" />
      <RequestWays name="request" ground="water" />
      <DnsSwitch name="switch" ground="paper" />
      <Proofs of="page" />
      <FormSection />
    </>
  );
}

type Tier = {
  name: string;
  /** Traffic at which the tier begins, in TB. */
  from: number;
  value: number;
  price: string;
};

type Flight = {
  /** The most expensive first. */
  tiers: readonly Tier[];
  pack: { value: number; figure: string; above: string; price: string; instead: string };
};

const top = 200;
/** Width of a tenfold of traffic. */
const tenfold = 414;
/** The TB at which the axis begins. */
const start = 0.1;

const xOf = (tb: number) => (tb <= start ? 0 : Math.min(1440, rounded(tenfold * Math.log10(tb / start), 1)));

/** The price of a gigabyte as stairs on a logarithmic axis of traffic, crossed by the line of a pack's price. */
function packStairs({ tiers, pack }: Flight): Drawn {
  const most = tiers[0]?.value ?? 1;
  const yOf = (value: number) => rounded(baseY - (value / most) * (baseY - top), 1);
  const line = yOf(pack.value);
  return {
    height: 800,
    body: (
      <>
        <StairGround tops={tiers.map(({ value }) => yOf(value))} starts={tiers.map(({ from }) => xOf(from))} />
        {tiers.map(({ name, from, value, price }, index) => {
          const x = index === 0 ? 80 : xOf(from) + 9;
          const y = yOf(value);
          // Keeps the price off the pack's line.
          const priceY = y < line - 24 ? Math.min(y + 36, line - 14) : Math.max(y + 40, line + 34);
          return (
            <g key={name}>
              {index > 0 && <path className="hero-rl" d={`M${xOf(from)} ${y}V${baseY}`} />}
              <text x={x} y={priceY} className="hero-pr">
                {price}
              </text>
              <text x={x} y="772">
                {name}
              </text>
            </g>
          );
        })}
        <StairLine y={line} end={1440 + beyond} dot={xOf(10)} />
        <text x="80" y={line - 112} className="hero-b">
          {pack.above}
        </text>
        <text x="76" y={line - 24} className="hero-fig hero-mg">
          {pack.figure}
        </text>
        <text x="80" y={line + 40} className="hero-b hero-mg">
          {pack.price}
        </text>
        <text x="80" y={line + 68}>
          {pack.instead}
        </text>
      </>
    ),
  };
}

/** The price zone most readers are in. */
const ours = 'AP1';

/** Hero: in Asia the price of a gigabyte falls with the traffic, and the line of the largest pack crosses it. */
const CdnHead = /*#__PURE__*/ staticPart(
  'CdnHead',
  function CdnHead() {
    const { locale } = usePage();
    const t = useT('cdn');
    const price = useT('prices');
    const zone = price(`cdn.zones.${ours}.name`);
    const { bandwidth, cdnPacks } = useNeed('prices');
    const pack = largestPack(cdnPacks);
    const prices = bandwidth.usdPerGb[ours];
    if (!pack || !prices) throw new Error('content/prices/cdn.yaml has no pack, or no price in Asia');
    const ends = tierEnds(bandwidth).map((gb) => gb / gbPerTb);
    const names = [t('stairs.first'), ...bandwidth.tiers.slice(1).map((tier) => tierText(locale, tier, price))];
    const each = pricesInColumn(locale, prices);
    const tiers = prices.map((value, index) => ({
      name: names[index] ?? '',
      from: ends[index - 1] ?? 0,
      value,
      price: each[index] ?? '',
    }));
    const perGb = pack.platformUsd / pack.gb;
    const values = {
      zone,
      size: packSize(pack.gb),
      pack: usd(locale, pack.platformUsd),
      tiers: usd(locale, packAtTiers(bandwidth, pack)),
      perGb: usd(locale, perGb),
      high: usd(locale, prices[0] ?? 0),
      low: usd(locale, prices.at(-1) ?? 0),
    };
    const said = {
      figure: values.pack,
      above: t('stairs.above', values),
      price: t('stairs.perGb', values),
      instead: t('stairs.instead', values),
    };
    return (
      <Hero
        kind="stairs"
        title={t('stairs.title', values)}
        wide={packStairs({ tiers, pack: { value: perGb, ...said } })}
        tall={stairsTall({
          steps: tiers.map(({ name, value, price }) => ({ name, value, price })),
          line: { at: perGb, figure: said.figure, above: t('stairs.pack', values), below: said.price },
          foot: said.instead,
        })}
        second="#estimate"
      />
    );
  },
  'page',
);

const ways = ['static', 'first', 'account'] as const;

/** Requests that no node can answer. */
const toOrigin: readonly string[] = ['first', 'account'];

/** The origin of the example; its visitors are in the readers' own part of Asia. */
const origin = 'eu-frankfurt';

/** How far a request travels: to the node if it holds a copy, on to the origin if not. */
const RequestWays = /*#__PURE__*/ staticPart(
  'RequestWays',
  function RequestWays({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('cdn');
    const cities = useT('regions');
    const regions = useNeed('regions');
    const city = readersCity(locale.code);
    const placeOf = (id: string) => regions.find((region) => region.id === id);
    const far = placeOf(origin);
    if (!far) throw new Error(`content/regions.yaml has no ${origin}`);
    const km = Math.round(kmBetween(placeOf(city) ?? taipei, far));
    const axis = kmAxis(km);
    const values = { city: cities(city), origin: cities(origin) };
    const said = (value: number) => t(`${name}.km`, { km: plainNumber(locale, value) });
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={ways.map((id) => {
            const length = toOrigin.includes(id) ? km : 0;
            return {
              id,
              name: t(`${name}.ways.${id}.term`),
              note: t(`${name}.ways.${id}.text`),
              length,
              outside: length,
              figure: said(length),
              said: t(length > 0 ? `${name}.miss` : `${name}.hit`),
            };
          })}
          axis={{
            ...axis,
            marks: [
              { at: km, text: values.origin },
              { at: axis.length / 2, text: said(axis.length / 2) },
              { at: 0, text: values.city },
            ],
          }}
          outside={t(`${name}.outside`, values)}
          note={t(`${name}.scale`)}
        />
      </Section>
    );
  },
  'page',
);
