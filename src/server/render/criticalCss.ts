// Picks the rules of the stylesheets that a piece of HTML needs.

/**
 * A rule: what surrounds it, and its selectors. Each selector stands once for each way to match, with the tags, classes and
 * ids that it then needs.
 */
type StyleRule = {
  around: string[];
  selectors: { text: string; needs: string[] }[];
  body: string;
  animations: string[];
};
export type StyleIndex = { rules: StyleRule[]; keyframes: Record<string, string> };

/** Closed details show only their summary. When a visitor opens them, the stylesheets are there. */
const closedDetails = /(<details(?![^>]*\sopen)[^>]*>\s*<summary[\s\S]*?<\/summary>)[\s\S]*?<\/details>/g;

const openElement = /<[a-z][^<>]*\sopen[\s=>]/;

/** Everything that a selector can need: `table`, `.b4`, `#menu`, `[open]`. */
function tokensOf(shown: string): Set<string> {
  const html = shown.replace(closedDetails, '$1');
  const tokens = new Set<string>(['html', 'head']);
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/g)) tokens.add(tag);
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(' ')) tokens.add(`.${name}`);
  }
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) tokens.add(`#${id}`);
  if (openElement.test(html)) tokens.add('[open]');
  return tokens;
}

export function criticalCss(styles: StyleIndex, html: string): string {
  const tokens = tokensOf(html);
  const animations = new Set<string>();
  let css = '';
  let open: string[] = [];
  /** Closes and opens blocks such as `@media` until exactly those of `around` are open. */
  const moveTo = (around: string[]) => {
    let same = 0;
    while (same < open.length && open[same] === around[same]) same += 1;
    css +=
      '}'.repeat(open.length - same) +
      around
        .slice(same)
        .map((rule) => `${rule}{`)
        .join('');
    open = around;
  };
  for (const rule of styles.rules) {
    const matching = rule.selectors.filter(({ needs }) => needs.every((need) => tokens.has(need)));
    if (matching.length === 0) continue;
    moveTo(rule.around);
    css += `${[...new Set(matching.map(({ text }) => text))].join(',')}{${rule.body}}`;
    for (const name of rule.animations) animations.add(name);
  }
  moveTo([]);
  for (const name of animations) css += styles.keyframes[name] ?? '';
  return withoutUnusedProperties(css);
}

/**
 * Leaves out custom properties that no rule here reads, and blocks that are empty without them; the stylesheets have
 * them. Repeats itself, because one property may read another.
 */
function withoutUnusedProperties(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replace(/([{;])(--[\w-]+):[^;{}]*(?=[;}])/g, (all, before: string, name: string) =>
    used.has(name) ? all : before,
  );
  const tidy = kept
    .replace(/;{2,}/g, ';')
    .replace(/\{;/g, '{')
    .replace(/(?<=[{}])[^{}]+\{\}/g, '');
  return tidy === css ? css : withoutUnusedProperties(tidy);
}
