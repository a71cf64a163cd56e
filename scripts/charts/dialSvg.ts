// Draws a dial with one tick a country, so that the number in its middle can be counted.
import { inkStyle } from './inks.ts';
import { escaped, pictureHead, type LocaleTexts } from './localeTexts.ts';

const ink = { tick: 'var(--ink)', share: 'var(--mag)', unit: 'var(--ink2)' };

/** The drawing may be small, as on a phone; its letters are not. */
const larger = '<style>@media(max-width:480px){.unit{font-size:24px;transform:translateY(22px)}}</style>';

const circle = (r: number, more: string) => `<circle cx="300" cy="300" r="${r}" ${more}/>`;

export function dialSvg(texts: LocaleTexts): string {
  const { countries, unit, deliveryPercent } = texts.home.sms;
  return [
    pictureHead(texts, '0 0 600 600', 600, 600),
    inkStyle(Object.values(ink).join(' ')),
    larger,
    `<g fill="none" stroke="${ink.tick}">`,
    circle(262, `stroke-width="44" stroke-dasharray=".22 .78" pathLength="${countries}"`),
    circle(206, 'stroke-width="14" stroke-dasharray=".3 .7" pathLength="1000" stroke-opacity=".5"'),
    circle(
      178,
      `stroke="${ink.share}" stroke-width="3" stroke-dasharray="${deliveryPercent} 100" pathLength="100" transform="rotate(-90 300 300)"`,
    ),
    '</g>',
    `<text x="300" y="336" fill="${ink.tick}" text-anchor="middle" font-size="132" font-weight="500" letter-spacing="-6">${countries}</text>`,
    `<text class="unit" x="300" y="384" fill="${ink.unit}" text-anchor="middle" font-size="17">${escaped(unit)}</text>`,
    '</svg>\n',
  ].join('');
}
