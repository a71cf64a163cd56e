// Type and drawing helpers of plates: a plate turns words and figures into the inside of an SVG, styled by classes
// alone.
import type { LocaleRow } from '../../../src/shared/i18n/locales.ts';
import { plainNumber } from '../../../src/shared/i18n/numbers.ts';
import { escaped } from '../localeTexts.ts';

type Words = {
  locale: LocaleRow;
  /** A label of this plate, with figures filled in. */
  label: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** A number in the format of the language. */
  number: (value: number, decimals?: number) => string;
};

export type Plate = {
  width: number;
  height: number;
  /** Figures for its title and caption. */
  values?: (number: Words['number']) => Readonly<Record<string, string | number>>;
  draw: (words: Words) => string;
};

/** The usual size, which fills half a page. */
export const plateSize = { width: 600, height: 560 } as const;

export const short = (value: number): string => String(Math.round(value * 10) / 10);

export function text(x: number, y: number, words: string, classes = '', anchor: 'start' | 'middle' | 'end' = 'start') {
  const dressed = classes && ` class="${classes}"`;
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${short(x)}" y="${short(y)}"${dressed}${anchored}>${escaped(words)}</text>`;
}

export const circle = (x: number, y: number, r: number, classes: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" class="${classes}"/>`;

/** A marked line has path length 1 whatever its true length, so that motion.css can draw it from end to end. */
export const path = (d: string, classes: string): string =>
  `<path d="${d}" class="${classes}"${classes === 'mag' ? ' pathLength="1"' : ''}/>`;

/** Patterns for the fills `hatched` and `hatched-mag`; they must come before the shapes that use them. */
export const hatching = ['hatch', 'hatch-mag']
  .map(
    (id) =>
      `<pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v5" class="${id}"/></pattern>`,
  )
  .join('');

type Texts = { title: string; caption: string; labels?: Readonly<Record<string, string>> };

const filled = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

export function drawPlate(plate: Plate, texts: Texts, locale: LocaleRow) {
  const number: Words['number'] = (value, decimals) => plainNumber(locale, value, decimals);
  const values = plate.values?.(number) ?? {};
  return {
    title: filled(texts.title, values),
    caption: filled(texts.caption, values),
    width: plate.width,
    height: plate.height,
    body: plate.draw({
      locale,
      number,
      label: (key, more = {}) => filled(texts.labels?.[key] ?? key, { ...values, ...more }),
    }),
  };
}
