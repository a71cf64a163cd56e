// Type and drawing helpers of article covers: a cover draws one figure and has no words but numerals, so that one file
// serves every language.
import type { Claims } from '../../../src/shared/facts/facts.ts';
import { inkStyle } from '../inks.ts';
import { mono } from '../localeTexts.ts';
import type { Point } from '../regions.ts';

export const size = { width: 640, height: 400 } as const;

export type CoverFacts = {
  regions: readonly { id: string; lat: number; lon: number; zones: number; released: number }[];
  usdPerGb: Readonly<Record<string, readonly number[]>>;
  servers: readonly { type: string; platformUsdMonth: number }[];
  packs: readonly { payUsd: number }[];
  claims: Pick<Claims, 'sms' | 'ddos' | 'trial' | 'quietHours' | 'support'>;
};

/** `draw` marks one thing in magenta; for a motif with several `values` it marks that value. */
export type Cover = { draw: (facts: CoverFacts, value: string) => string; values?: (facts: CoverFacts) => string[] };

export const short = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** A point on a circle; `turn` counts from the top, 0 to 1. */
export function onCircle(x: number, y: number, r: number, turn: number): Point {
  const angle = turn * 2 * Math.PI;
  return [x + Math.sin(angle) * r, y - Math.cos(angle) * r];
}

export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

type Anchor = 'start' | 'middle' | 'end';

export const numeral = (x: number, y: number, text: string | number, anchor: Anchor = 'middle', more = ''): string =>
  `<text x="${short(x)}" y="${short(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}${more}>${text}</text>`;

export const circle = (x: number, y: number, r: number, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${more}/>`;

export const marked = ' stroke="var(--mag)" stroke-width="4"';
export const markedFace = ' fill="var(--mag)" stroke="none"';
export const sheet = ' fill="var(--sheet)"';
export const fine = ' stroke="var(--edge)" stroke-width=".8"';
export const hatched = ' fill="url(#h)"';

const hatch =
  '<pattern id="h" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v7" stroke-width="1.1"/></pattern>';

/** Letters grow as the picture shrinks, and disappear where they could not be read. */
const letters =
  '<style>text{font-size:17px;fill:var(--ink);stroke:none}.mark{fill:var(--mag);font-weight:600}.unmarked{fill:var(--on)}' +
  '.halo{stroke:var(--water);stroke-width:5px;paint-order:stroke}.large{font-size:58px;letter-spacing:-.04em}' +
  '@media(max-width:560px){text{font-size:22px}}@media(max-width:350px){text,.plate{display:none}}</style>';

/**
 * A whole picture. `ground`: the token of its background, which extends beyond both edges for frames wider than the
 * drawing.
 */
export function coverSvg(ground: string, body: string): string {
  const drawing = [
    letters,
    body.includes('url(#h)') ? hatch : '',
    `<path d="M${-size.width} 0H${2 * size.width}v${size.height}H${-size.width}z" fill="var(--${ground})" stroke="none"/>`,
    body,
  ].join('');
  const frame = `viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} font-family="${mono}" fill="none" stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round">${inkStyle(`${drawing} var(--ink)`)}${drawing}</svg>\n`;
}
