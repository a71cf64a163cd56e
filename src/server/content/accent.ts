// The accent of a brand: the tokens that follow from its two colours, and whether text in them can be read on every ground.

export type Accent = { day: string; night: string };

type Rgb = readonly [number, number, number];

/** The grounds of src/shared/ui/tokens.css on which the accent stands; a test compares. */
export const grounds = {
  day: { paper: '#f7f8f6', sheet: '#ffffff', land: '#ece4cf', water: '#cbdde2' },
  night: { paper: '#14222b', sheet: '#27404f', land: '#1e323e', water: '#1a3542', night: '#0a161e' },
} as const;

const white = '#ffffff';
/** WCAG 2.2, 1.4.3. */
const least = 4.5;

const rgbOf = (colour: string): Rgb => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb;

function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of the second colour in the first. */
function mixed(one: string, other: string, share: number): string {
  const [from, to] = [rgbOf(one), rgbOf(other)];
  const parts = from.map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** What cannot be read, as [name of the colour, reason]. */
export function accentFaults({ day, night }: Accent): [keyof Accent, string][] {
  const checked: [keyof Accent, string, string, string][] = [
    ...Object.entries(grounds.day).map(([name, ground]): [keyof Accent, string, string, string] => [
      'day',
      day,
      name,
      ground,
    ]),
    ...Object.entries(grounds.night).map(([name, ground]): [keyof Accent, string, string, string] => [
      'night',
      night,
      name,
      ground,
    ]),
  ];
  return checked.flatMap(([time, colour, name, ground]): [keyof Accent, string][] => {
    const found = contrast(colour, ground);
    const said = `${colour} on ${name} ${ground} has a contrast of ${found.toFixed(2)} to 1, and text needs ${least}`;
    return found < least ? [[time, said]] : [];
  });
}

/** Rules that outdo the tokens of the stylesheet, which comes after them. On paper a ground stays white. */
export function accentRules({ day, night }: Accent): string {
  const { paper } = grounds.night;
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
