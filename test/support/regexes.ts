// Every regular expression that stands in our own sources, found by the parser that builds them.
import { parseSync, traverse } from '@babel/core';
import { sourcesOf } from './sources.ts';

export type OwnRegex = { place: string; pattern: string; flags: string };

export function ownRegexes(): OwnRegex[] {
  const found: OwnRegex[] = [];
  for (const { file, text } of sourcesOf('src/**/*.{ts,tsx}')) {
    const tree = parseSync(text, {
      filename: file,
      presets: [['@babel/preset-typescript', { allExtensions: true, isTSX: file.endsWith('x') }]],
      babelrc: false,
      configFile: false,
      parserOpts: { plugins: file.endsWith('x') ? ['jsx'] : [] },
    });
    if (!tree) throw new Error(`${file} cannot be read`);
    traverse(tree, {
      RegExpLiteral({ node }) {
        found.push({ place: `${file}:${node.loc?.start.line ?? 0}`, pattern: node.pattern, flags: node.flags });
      },
      // Made from text: its pieces are in the source, too.
      NewExpression({ node }) {
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
        const [first] = node.arguments;
        found.push({
          place: `${file}:${node.loc?.start.line ?? 0}`,
          pattern: first?.type === 'StringLiteral' ? first.value : '',
          flags: '',
        });
      },
    });
  }
  return found;
}
