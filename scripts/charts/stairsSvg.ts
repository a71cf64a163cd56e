// Draws the traffic prices as falling stairs: a band from the cheapest to the dearest billing region, and one region
// with its prices.
import type { Bandwidth } from '../../src/shared/facts/facts.ts';
import { usd } from '../../src/shared/i18n/numbers.ts';
import { inkStyle } from './inks.ts';
import { pictureHead, type LocaleTexts } from './localeTexts.ts';

const ink = { grid: 'var(--line2)', band: 'var(--water)', shown: 'var(--mag)', tier: 'var(--ink3)' };

const shown = 'AP1';
const step = 88;
const floor = 300;
const top = 40;
const pixelsPerUsd = 1000;

const heightOf = (price: number) => Math.round(floor - price * pixelsPerUsd);

function stairs(prices: readonly number[]): string {
  const [first = 0, ...rest] = prices;
  return `M0 ${heightOf(first)}h${step}${rest.map((price) => `V${heightOf(price)}h${step}`).join('')}`;
}

/** Down the dearest region's stairs, and back up the cheapest one's. */
function bandOf(regions: readonly number[][], tierCount: number): string {
  const tier = (index: number) => regions.map((prices) => prices[index] ?? 0);
  const steps = Array.from({ length: tierCount }, (_, index) => index);
  const back = steps.toReversed().map((index) => `V${heightOf(Math.min(...tier(index)))}h-${step}`);
  return `${stairs(steps.map((index) => Math.max(...tier(index))))}${back.join('')}z`;
}

/** On a phone the drawing is small: its letters are enlarged to stay readable. */
const larger =
  '<style>@media(max-width:600px){text{font-size:16px}}@media(max-width:389px){text{font-size:20px}.currency{display:none}}</style>';

export function stairsSvg({ tiers, usdPerGb }: Bandwidth, texts: LocaleTexts): string {
  const prices = usdPerGb[shown] ?? [];
  const end = step * tiers.length;
  const edges = [...tiers.keys(), tiers.length].map((index) => `M${index * step} ${top}V${floor + 6}`);
  const tierNames = tiers.slice(1).map((tier, index) => {
    const terabytes = /^\d+/.exec(tier)?.[0] ?? tier;
    return `<text x="${(index + 1) * step}" y="${floor + 24}">${terabytes} TB</text>`;
  });
  const priceTexts = prices.map((price, index) => {
    const text = usd(texts.locale, price).replace(/^\D+/, '<tspan class="currency">$&</tspan>');
    return `<text x="${index * step + 6}" y="${heightOf(price) - 8}">${text}</text>`;
  });
  return [
    pictureHead(texts, '-10 0 520 340', 520, 340),
    inkStyle(Object.values(ink).join(' ')),
    larger,
    `<path d="M0 ${floor}H${end}${edges.join('')}" stroke="${ink.grid}" stroke-width=".7"/>`,
    `<path d="${bandOf(Object.values(usdPerGb), tiers.length)}" fill="${ink.band}" stroke="${ink.grid}"/>`,
    `<path d="${stairs(prices)}" fill="none" stroke="${ink.shown}" stroke-width="2.2"/>`,
    `<g fill="${ink.tier}" font-size="11" text-anchor="middle">${tierNames.join('')}</g>`,
    `<g fill="${ink.shown}" font-size="12" stroke="${ink.band}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${priceTexts.join('')}</g>`,
    '</svg>\n',
  ].join('');
}
