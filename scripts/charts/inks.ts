// Colours for a picture that is a separate file: it cannot read the page's tokens, so it carries those it uses, by day
// and by night.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

type Inks = ReadonlyMap<string, string>;

const tokensFile = join(import.meta.dirname, '../../src/shared/ui/tokens.css');

function readInks(): { day: Inks; night: Inks } {
  const day = new Map<string, string>();
  const night = new Map<string, string>();
  postcss.parse(readFileSync(tokensFile, 'utf8')).walkDecls(/^--/, ({ prop, value, parent }) => {
    if (parent?.type !== 'rule' || !('selector' in parent) || parent.selector !== ':root') return;
    const around = parent.parent;
    if (around?.type === 'root') day.set(prop, value);
    else if (around && 'params' in around && around.params.includes('dark')) night.set(prop, value);
  });
  return { day, night };
}

const inks = readInks();

/** CSS rules that define the tokens a drawing uses. */
export function inkRules(drawing: string): string {
  const names = [...new Set([...drawing.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))];
  const said = (from: Inks) => names.flatMap((name) => (from.has(name) ? `${name}:${from.get(name)}` : [])).join(';');
  return `svg{${said(inks.day)}}@media(prefers-color-scheme:dark){svg{${said(inks.night)}}}`;
}

/** The same rules as a style element for the top of a picture. */
export const inkStyle = (drawing: string): string => `<style>${inkRules(drawing)}</style>`;

/** Replaces tokens by their day colours, for renderers that know no custom properties. */
export const inDayInk = (drawing: string): string =>
  drawing.replace(/var\((--[\w-]+)\)/g, (_, name: string) => inks.day.get(name) ?? '');
