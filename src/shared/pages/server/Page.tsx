// The cloud server page: prices as areas, which type fits and every price, when a server is right, an order, questions, and a request.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { ServerFinder } from '../../sections/calculators/ServerFinder.static.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { byPrice } from '../../calculators/fromPrices.ts';
import { joinWords } from '../../i18n/joinWords.ts';
import { specText } from '../../i18n/units.ts';
import { usd } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { tallAreas, wideAreas, PriceFace } from '../../sections/heroes/priceAreas.tsx';
import css from './ServerHead.module.css';
import { rounded } from '../../calculators/rounded.ts';
import { OrderSheet } from '../../sections/Order.static.tsx';
import type { Ground } from '../../sections/Section.tsx';

export function Page() {
  return (
    <>
      <ServerHead />
      <Fold />
      <ServerFinder name="find" />
      <Cases name="cases" ground="water" />
      <ServerOrder name="order" ground="land" />
      <Proofs of="page" />
      <Questions anchors="phone:cloud-phone" />
      <FormSection />
    </>
  );
}

type Type = { name: string; spec: string; usd: number; price: string };
/** The page's left margin in the wide drawing. */
const margin = 80;
const heights = { wide: 800, tall: 540 };

const classOf = (index: number, count: number, ...names: string[]) =>
  [...names, index === count - 1 ? 'hero-on' : ''].join(' ').trim();

function wide(types: readonly Type[]): Drawn {
  const areas = wideAreas(
    types.map((type) => type.usd),
    heights.wide,
  );
  return {
    height: heights.wide,
    body: areas.map((area, index) => {
      const { name = '', spec = '', price = '' } = types[index] ?? {};
      // The page's words stand inside the first, so its own stand in the corner.
      const inCorner = index === 0;
      const isLow = area.height < 110;
      const x = inCorner ? area.x + area.width - 20 : Math.max(margin, area.x + 16);
      const y = inCorner ? area.y + area.height - 88 : area.y + (isLow ? 28 : 34);
      const end = inCorner ? 'hero-e' : '';
      return (
        <g key={name}>
          <PriceFace area={area} index={index} count={types.length} />
          <text x={x} y={y} className={classOf(index, types.length, 'hero-b', end)}>
            {name}
          </text>
          {!isLow && (
            <text x={x} y={y + 26} className={classOf(index, types.length, end)}>
              {spec}
            </text>
          )}
          <text x={x} y={y + (isLow ? 30 : 58)} className={classOf(index, types.length, 'hero-pr', end)}>
            {price}
          </text>
        </g>
      );
    }),
  };
}

/** Japanese names of five letters are condensed to a narrow area: smaller ones could not be read on the narrowest phones. */
const fitted = (name: string, room: number) =>
  (name.match(/[\u3040-\u30ff]/g)?.length ?? 0) * 14.6 > room
    ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const }
    : {};

function tall(types: readonly Type[]): Drawn {
  const areas = tallAreas(
    types.map((type) => type.usd),
    heights.tall,
  );
  return {
    height: heights.tall,
    body: areas.map((area, index) => {
      const { name = '', spec = '', price = '' } = types[index] ?? {};
      const isNarrow = area.width < 90;
      const x = area.x === 0 ? 16 : area.x + (isNarrow ? 4 : 12);
      const y = area.y + (isNarrow ? 16 : 26);
      const small = isNarrow ? (css.small ?? '') : '';
      return (
        <g key={name}>
          <PriceFace area={area} index={index} count={types.length} />
          <text
            x={x}
            y={y}
            className={classOf(index, types.length, small)}
            {...(isNarrow && fitted(name, area.width - 9))}
          >
            {name}
          </text>
          <text x={x} y={y + (isNarrow ? 15 : 24)} className={classOf(index, types.length, 'hero-pr', small)}>
            {price}
          </text>
          {area.width > 200 && (
            <text x={x} y={y + 46} className="hero-q">
              {spec}
            </text>
          )}
        </g>
      );
    }),
  };
}

/** Hero: every type as an area as large as its price, the page's words inside the largest. */
const ServerHead = /*#__PURE__*/ staticPart(
  'ServerHead',
  function ServerHead() {
    const { locale } = usePage();
    const t = useT('server');
    const prices = useT('prices');
    const types = byPrice(useNeed('prices').servers)
      .map((server) => ({
        name: prices(`servers.models.${server.name}.name`),
        spec: specText(locale, server.spec),
        usd: server.platformUsdMonth,
        price: usd(locale, server.platformUsdMonth),
      }))
      .toReversed();
    const values = {
      count: types.length,
      from: types.at(-1)?.price ?? '',
      to: types[0]?.price ?? '',
    };
    return <Hero kind="areas" title={t('areas', values)} wide={wide(types)} tall={tall(types)} second="#find" />;
  },
  'page',
);

/** What an order of a server puts in writing, beside an example with original and platform price. */
const ServerOrder = /*#__PURE__*/ staticPart(
  'ServerOrder',
  function ServerOrder({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('server');
    const facts = useFacts();
    const words = useT('prices');
    const servers = byPrice(useNeed('prices').servers);
    // The example is from the middle of the list.
    const server = servers[Math.floor(servers.length / 2)];
    if (!server) throw new Error('content/prices/servers.yaml has no type');
    const { listUsdMonth, platformUsdMonth } = server;
    const model = words(`servers.models.${server.name}.name`);
    return (
      <OrderSheet
        name={name}
        ground={ground}
        cells={[
          [words('servers.model'), `${model} ${server.type}`],
          [words('servers.spec'), specText(locale, server.spec)],
          [words('servers.disk'), joinWords(server.disk)],
          [t(`${name}.payment.term`), t(`${name}.payment.text`)],
        ]}
        rows={[
          { key: 'list', cells: [words('listHead'), usd(locale, listUsdMonth)] },
          {
            key: 'off',
            cells: [t(`${name}.off`, facts), `−${usd(locale, rounded(listUsdMonth - platformUsdMonth, 2))}`],
          },
        ]}
        total={[words('platformHead'), usd(locale, platformUsdMonth)]}
      />
    );
  },
  'page',
);
