// The accent colours of a brand: CSS rules for the tokens that follow from them, and a check of their contrast.
import { type Accent, palette } from '../../shared/ui/palette.ts';

type Rgb = readonly [number, number, number];

/** The backgrounds on which the accent is used. */
const grounds = {
  day: ['paper', 'sheet', 'land', 'water'],
  night: ['paper', 'sheet', 'land', 'water', 'night'],
} as const;

const white = palette.day.sheet;
/** Contrast of text by WCAG 2.2, 1.4.3. */
const least = 4.5;

function rgbOf(colour: string): Rgb {
  const partAt = (at: number) => parseInt(colour.slice(at, at + 2), 16);
  return [partAt(1), partAt(3), partAt(5)];
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes `share` of the second colour into the first. */
function mixed(one: string, other: string, share: number): string {
  const [from, to] = [rgbOf(one), rgbOf(other)];
  const parts = from.map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Backgrounds on which the accent has too little contrast, as [name of the colour, reason]. */
export function accentFaults({ day, night }: Accent): [keyof Accent, string][] {
  const groundOf: Readonly<Record<keyof Accent, Readonly<Record<string, string>>>> = palette;
  const faultsOf = (time: keyof Accent, colour: string) =>
    grounds[time].flatMap((name): [keyof Accent, string][] => {
      const ground = groundOf[time][name] ?? '';
      const found = contrast(colour, ground);
      const reason = `${colour} on ${name} ${ground} has a contrast of ${found.toFixed(2)} to 1, and text needs ${least}`;
      return found < least ? [[time, reason]] : [];
    });
  return [...faultsOf('day', day), ...faultsOf('night', night)];
}

/** `html:root` outranks the tokens of the stylesheet, which comes later. In print, backgrounds stay white. */
export function accentRules({ day, night }: Accent): string {
  const { paper } = palette.night;
  const byDay = `--mag:${day};--mag2:${mixed(day, '#000000', 0.22)}`;
  const onScreen = `--tint:${mixed(white, day, 0.06)};--mark:${mixed(white, day, 0.33)};--nmag:${night}`;
  const byNight = [
    `--mag:${night}`,
    `--mag2:${mixed(night, white, 0.3)}`,
    `--tint:${mixed(paper, night, 0.14)}`,
    `--mark:${mixed(paper, night, 0.4)}`,
  ].join(';');
  return [
    `html:root{${byDay}}`,
    `@media screen{html:root{${onScreen}}}`,
    `@media screen and (prefers-color-scheme:dark){html:root{${byNight}}}`,
  ].join('');
}
