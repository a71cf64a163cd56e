// The Markdown that articles are written in: CommonMark with tables, footnotes (`[^one]`, `[^one]: …`), and no HTML.
import MarkdownIt, { type StateBlock, type StateInline, type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';

export const markdown = new MarkdownIt({ html: false }).use(cjkFriendly);
// Every address is let through here, so that a bad one is reported instead of shown as plain text.
markdown.validateLink = () => true;

const noteName = String.raw`\[\^([\w-]{1,40})\]`;
const reference = new RegExp(`${noteName}(?!:)`, 'y');
const definition = new RegExp(`^${noteName}:\\s+(\\S.*)$`);

/** `[^one]` in a sentence. */
markdown.inline.ruler.before('link', 'note_ref', (state: StateInline, silent: boolean) => {
  reference.lastIndex = state.pos;
  const match = reference.exec(state.src);
  if (!match) return false;
  if (!silent) state.push('note_ref', '', 0).meta = { name: match[1] };
  state.pos += match[0].length;
  return true;
});

/** `[^one]: …` as a line of its own: kept where it stands, so that faults in it know their line. */
markdown.block.ruler.before('reference', 'note', (state: StateBlock, line: number, _end: number, silent: boolean) => {
  const text = state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
  const match = definition.exec(text);
  if (!match) return false;
  if (silent) return true;
  const inline = state.push('inline', '', 0);
  inline.content = match[2] ?? '';
  inline.map = [line, line + 1];
  inline.children = [];
  inline.meta = { name: match[1] };
  state.line = line + 1;
  return true;
});

const nameOf = ({ meta }: Token): string => String(meta?.['name']);
const isNote = ({ type, meta }: Token): boolean => type === 'inline' && meta?.['name'] !== undefined;

export type Notes = {
  /** The blocks of the text itself. */
  text: Token[];
  /** In the order in which the text names them; those that it does not name last. */
  notes: { name: string; tokens: Token[]; isNamed: boolean }[];
  /** What is named and not there. */
  missing: { name: string; line: number }[];
};

/** Takes the notes out of a text and gives each place that names one its number. */
export function notesIn(blocks: readonly Token[]): Notes {
  const there = new Map(blocks.filter(isNote).map((block) => [nameOf(block), block.children ?? []]));
  const named = new Map<string, number>();
  const missing: Notes['missing'] = [];
  for (const block of blocks)
    for (const token of block.children ?? []) {
      if (token.type !== 'note_ref') continue;
      const name = nameOf(token);
      const isFirst = !named.has(name);
      if (!there.has(name)) missing.push({ name, line: (block.map?.[0] ?? 0) + 1 });
      if (isFirst) named.set(name, named.size + 1);
      token.attrSet('number', String(named.get(name)));
      if (isFirst) token.attrSet('first', 'yes');
    }
  const names = [...new Set([...named.keys(), ...there.keys()])].filter((name) => there.has(name));
  return {
    text: blocks.filter((block) => !isNote(block)),
    notes: names.map((name) => ({ name, tokens: there.get(name) ?? [], isNamed: named.has(name) })),
    missing,
  };
}

markdown.renderer.rules['note_ref'] = (tokens: Token[], at: number) => {
  const number = String(tokens[at]?.attrGet('number'));
  const id = tokens[at]?.attrGet('first') ? ` id="ref-${number}"` : '';
  return `<sup><a href="#note-${number}"${id}>${number}</a></sup>`;
};
