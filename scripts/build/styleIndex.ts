// Turns the built stylesheets into the index from which the server picks a page's critical rules.
import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import parser, { type Node, type Selector } from 'postcss-selector-parser';
import type { StyleIndex } from '../../src/server/render/criticalCss.ts';

/** Declarations without effect before the visitor interacts, or for old browsers only: they are not critical. */
const later = new Set([
  'transition',
  'cursor',
  'scroll-behavior',
  'overscroll-behavior',
  '-moz-text-size-adjust',
  '-webkit-text-decoration-color',
]);

/** States that no element has during the first paint; `[open]` counts only where the page itself is sent with it. */
const stateOf = (node: Node): string | undefined => {
  if (node.type === 'pseudo' && [':hover', ':focus-within'].includes(node.value)) return node.value;
  if (node.type === 'attribute' && node.attribute === 'open') return '[open]';
  return undefined;
};

const named = (node: Node): string | undefined => {
  if (node.type === 'class') return `.${node.value}`;
  if (node.type === 'id') return `#${node.value}`;
  if (node.type === 'tag') return node.value;
  return stateOf(node);
};

/** One list of names for each way to match. Of :is() one branch is enough; :not() and :has() demand nothing. */
function waysToMatch(selector: Selector): string[][] {
  return selector.nodes.reduce<string[][]>(
    (ways, node) => {
      if (node.type === 'pseudo' && node.value === ':is')
        return node.nodes.flatMap(waysToMatch).flatMap((more) => ways.map((way) => [...way, ...more]));
      const name = named(node);
      return name === undefined ? ways : ways.map((way) => [...way, name]);
    },
    [[]],
  );
}

function selectorsOf(text: string): { text: string; needs: string[] }[] {
  return parser()
    .astSync(text)
    .nodes.flatMap((selector) =>
      waysToMatch(selector).map((needs) => ({ text: String(selector).trim(), needs: [...new Set(needs)] })),
    );
}

const usedAnimations = (body: string, names: string[]): string[] =>
  names.filter((name) => new RegExp(`animation(-name)?:[^;]*\\b${name}\\b`).test(body));

export function styleIndex(css: string): StyleIndex {
  const root: Root = postcss.parse(css);
  const keyframes: Record<string, string> = {};
  root.walkAtRules('keyframes', (rule) => {
    keyframes[rule.params] = String(rule);
  });
  const rules: StyleIndex['rules'] = [];
  /** Rules for printing and scrolling: the stylesheets have arrived by then. */
  const isLater = ({ name, params }: AtRule) =>
    name === 'keyframes' ||
    (name === 'media' && params === 'print') ||
    (name === 'supports' && params.includes('animation-timeline'));
  const visit = (nodes: ChildNode[] | undefined, around: string[]) => {
    for (const node of nodes ?? []) {
      if (node.type === 'rule') {
        const shown = node.nodes.filter((line) => line.type !== 'decl' || !later.has(line.prop));
        const body = shown.map(String).join(';').replaceAll(', ', ',');
        if (body === '') continue;
        rules.push({
          around,
          selectors: selectorsOf(node.selector),
          body,
          animations: usedAnimations(body, Object.keys(keyframes)),
        });
      } else if (node.type === 'atrule' && node.name === 'view-transition') {
        // An at-rule without nested rules, such as @font-face, counts as a rule itself.
        const body = node.nodes?.map(String).join(';') ?? '';
        rules.push({ around, selectors: [{ text: '@view-transition', needs: [] }], body, animations: [] });
      } else if (node.type === 'atrule' && !isLater(node)) {
        visit(node.nodes, [...around, `@${node.name} ${node.params}`]);
      }
    }
  };
  visit(root.nodes, []);
  return { rules, keyframes };
}
