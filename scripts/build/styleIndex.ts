// Turns the built stylesheet into the index from which the server picks a page's critical rules.
import postcss, { type ChildNode, type Root } from 'postcss';
import parser, { type Node } from 'postcss-selector-parser';
import type { StyleIndex } from '../../src/server/render/criticalCss.ts';

const named = (node: Node): string | undefined => {
  if (node.type === 'class') return `.${node.value}`;
  if (node.type === 'id') return `#${node.value}`;
  if (node.type === 'tag') return node.value;
  return undefined;
};

/** What inside :is(), :not() or :has() may or may not be there, so only plain parts count as needed. */
function selectorsOf(text: string): { text: string; needs: string[] }[] {
  return parser()
    .astSync(text)
    .nodes.map((selector) => ({
      text: String(selector).trim(),
      needs: [...new Set(selector.nodes.flatMap((node) => named(node) ?? []))],
    }));
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
  const visit = (nodes: ChildNode[] | undefined, around: string[]) => {
    for (const node of nodes ?? []) {
      if (node.type === 'rule') {
        const body = (node.nodes ?? []).map(String).join(';');
        rules.push({
          around,
          selectors: selectorsOf(node.selector),
          body,
          animations: usedAnimations(body, Object.keys(keyframes)),
        });
      } else if (node.type === 'atrule' && node.name !== 'keyframes') {
        visit(node.nodes, [...around, `@${node.name} ${node.params}`]);
      }
    }
  };
  visit(root.nodes, []);
  return { rules, keyframes };
}
