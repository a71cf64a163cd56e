// Counts the steps that a backtracking engine takes for a regular expression: the count is the same on any machine.
// Not in package.json: the parser comes with Babel.
import { parse, type AstNode } from 'regjsparser';
import { parseSync, traverse } from '@babel/core';
import { sourcesOf } from './sources.ts';

type Next = (at: number) => boolean;
type Matcher = (at: number, next: Next) => boolean;

const features = { lookbehind: true, namedGroups: true, unicodePropertyEscape: true, unicodeSet: true } as const;
type Piece = AstNode<typeof features>;
type Quantifier = Extract<Piece, { type: 'quantifier' }>;
type Group = Extract<Piece, { type: 'group' }>;

export class TooManySteps extends Error {}

/** The least and most characters that a piece can match. */
function widthOf(node: Piece): [number, number] {
  switch (node.type) {
    case 'alternative':
    case 'group': {
      if (node.type === 'group' && !['normal', 'ignore'].includes(node.behavior ?? '')) return [0, 0];
      return node.body.map(widthOf).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
    }
    case 'disjunction': {
      const widths = node.body.map(widthOf);
      return [Math.min(...widths.map(([least]) => least)), Math.max(...widths.map(([, most]) => most))];
    }
    case 'quantifier': {
      const [least, most] = widthOf(node.body[0]);
      return [least * node.min, most === 0 ? 0 : most * (node.max ?? Infinity)];
    }
    case 'anchor':
      return [0, 0];
    case 'reference':
      return [0, Infinity];
    default:
      return [1, 1];
  }
}

const takesOneLetter = ({ type }: Piece): boolean =>
  ['value', 'dot', 'characterClass', 'characterClassEscape', 'unicodePropertyEscape'].includes(type);

/** Searches the text, everywhere if the expression is global; returns the steps, or throws beyond `most`. */
export function stepsOf(pattern: string, flags: string, text: string, most: number): number {
  const letters = /[uv]/.test(flags) ? [...text] : text.split('');
  const end = letters.length;
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (steps > most) throw new TooManySteps(`/${pattern}/${flags}: more than ${most} steps`);
  };

  /** The real engine decides whether a character matches. */
  function oneLetter(node: Piece): (at: number) => boolean {
    const known = new Map<string, boolean>();
    const own = new RegExp(`^(?:${node.raw})$`, flags.replaceAll(/[gmy]/g, ''));
    return (at) => {
      step();
      const letter = letters[at];
      if (letter === undefined) return false;
      const said = known.get(letter) ?? own.test(letter);
      known.set(letter, said);
      return said;
    };
  }

  function repeated({ min, max = Infinity, greedy, body: [body] }: Quantifier): Matcher {
    if (takesOneLetter(body)) {
      const fits = oneLetter(body);
      return (at, next) => {
        let count = 0;
        while (count < (greedy ? max : min) && fits(at + count)) count += 1;
        if (greedy) {
          for (; count >= min; count -= 1) if (next(at + count)) return true;
          return false;
        }
        if (count < min) return false;
        for (;;) {
          if (next(at + count)) return true;
          if (count >= max || !fits(at + count)) return false;
          count += 1;
        }
      };
    }
    const one = matcherOf(body);
    return (at, next) => {
      const go = (count: number, from: number): boolean => {
        step();
        const more = (): boolean => count < max && one(from, (to) => (to > from || count < min) && go(count + 1, to));
        const enough = (): boolean => count >= min && next(from);
        return greedy ? more() || enough() : enough() || more();
      };
      return go(0, at);
    };
  }

  function looked(node: Group): Matcher {
    const inner = inTurn(node.body);
    const behind = node.behavior?.toLowerCase().includes('behind') ?? false;
    const negative = node.behavior?.startsWith('negative') ?? false;
    const [least, longest] = node.body.map(widthOf).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
    return (at, next) => {
      let found = !behind && inner(at, () => true);
      if (behind)
        for (let from = at - least; !found && from >= Math.max(0, at - longest); from -= 1)
          found = inner(from, (to) => to === at);
      return found !== negative && next(at);
    };
  }

  function inTurn(nodes: readonly Piece[]): Matcher {
    const all = nodes.map(matcherOf);
    return (at, next) => {
      const go = (index: number, from: number): boolean => {
        const one = all[index];
        return one ? one(from, (to) => go(index + 1, to)) : next(from);
      };
      return go(0, at);
    };
  }

  function matcherOf(node: Piece): Matcher {
    if (takesOneLetter(node)) {
      const fits = oneLetter(node);
      return (at, next) => fits(at) && next(at + 1);
    }
    switch (node.type) {
      case 'disjunction': {
        const all = node.body.map(matcherOf);
        return (at, next) => all.some((one) => one(at, next));
      }
      case 'quantifier':
        return repeated(node);
      case 'group':
        return ['normal', 'ignore'].includes(node.behavior ?? '') ? inTurn(node.body) : looked(node);
      case 'alternative':
        return inTurn(node.body);
      case 'anchor': {
        const isWord = (at: number): boolean => /\w/.test(letters[at] ?? '');
        const isLine = (at: number): boolean => flags.includes('m') && letters[at] === '\n';
        const holds = {
          start: (at: number) => at === 0 || isLine(at - 1),
          end: (at: number) => at === end || isLine(at),
          boundary: (at: number) => isWord(at - 1) !== isWord(at),
          'not-boundary': (at: number) => isWord(at - 1) === isWord(at),
        }[node.kind];
        return (at, next) => {
          step();
          return holds(at) && next(at);
        };
      }
      default:
        throw new Error(`No steps are known for ${node.type} in /${pattern}/`);
    }
  }

  const whole = matcherOf(parse(pattern, flags.replaceAll(/[gimsy]/g, ''), features));
  for (let from = 0; from <= end; from += 1) {
    let to = -1;
    if (!whole(from, (at) => (to = at) >= 0)) continue;
    if (!flags.includes('g')) break;
    from = Math.max(from, to - 1);
  }
  return steps;
}

// Every regular expression in our sources, found by the parser that builds them.
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
      // Built from a string: its parts are in the source, too.
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
