// The head of the CDN page: the price of a gigabyte in Asia falls with the traffic, and the line of the largest pack crosses it.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { cdnMonth, tierEnds } from '../../calculators/cdnMonth.ts';
import { usd } from '../../i18n/numbers.ts';
import { packSize } from '../../i18n/units.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { stairsTall } from '../../sections/heroes/stairs.tsx';
import { packStairs } from './packStairs.tsx';

/** The region most readers are in. */
const ours = 'AP1';

export const CdnHead = /*#__PURE__*/ staticPart(
  'CdnHead',
  function CdnHead() {
    const { locale } = usePage();
    const t = useT('cdn');
    const zone = useT('prices')(`cdn.zones.${ours}.name`);
    const { bandwidth, cdnPacks } = useNeed('prices');
    const pack = cdnPacks.toSorted((a, b) => b.gb - a.gb)[0];
    const prices = bandwidth.usdPerGb[ours];
    if (!pack || !prices) throw new Error('content/prices/cdn.yaml has no pack, or no price in Asia');
    const ends = tierEnds(bandwidth).map((gb) => gb / 1000);
    const names = [
      t('stairs.first'),
      ...bandwidth.tiers.slice(1, -1).map((tier) => tier.replace('-', '–')),
      t('stairs.last', { tb: ends.at(-2) ?? 0 }),
    ];
    const tiers = prices.map((value, index) => ({
      name: names[index] ?? '',
      from: ends[index - 1] ?? 0,
      to: ends[index] ?? Infinity,
      value,
      price: usd(locale, value),
    }));
    const perGb = pack.platformUsd / pack.gb;
    const values = {
      zone,
      size: packSize(pack.gb),
      pack: usd(locale, pack.platformUsd),
      tiers: usd(locale, cdnMonth(bandwidth, [], { region: ours, gb: pack.gb, unit: 'gb' }).usd),
      perGb: usd(locale, perGb),
      high: tiers[0]?.price ?? '',
      low: tiers.at(-1)?.price ?? '',
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
