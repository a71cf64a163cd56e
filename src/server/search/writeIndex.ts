// What the search index is made of (lists by kind and language, the words of each entry), and its writer: a SQLite file with one
// FTS5 table per list, whose terms are already normalized and split.
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { termsIn } from '../../shared/search/folded.ts';

export type ShortKind = 'questions' | 'pages' | 'prices';

/** `ref`: the entry's id in its list. `sought`: other words that visitors may search by. `about`: its topic. */
export type ShortDoc = { ref: string; title: string; sought: string; body: string; about: string };

export const shortFields = ['title', 'sought', 'body', 'about'] as const;
export type ShortField = (typeof shortFields)[number];

export type ArticleDoc = { ref: string; title: string; body: string };

/**
 * Entries of short lists are ranked by relevance. Articles may be ten thousand: they come by date, oldest first.
 * `little`: terms that say nothing by themselves, such as `how` and `to`.
 */
export type SearchList =
  | { kind: ShortKind; locale: LocaleCode; docs: Iterable<ShortDoc>; little?: readonly string[] }
  | { kind: 'articles'; locale: LocaleCode; docs: Iterable<ArticleDoc> };

export const tableOf = (kind: ShortKind | 'articles', locale: LocaleCode): string => `${kind}_${locale}`;

/** Where the build writes the index of each brand; brands are numbered as in content. */
export const builtIndex = (root: string, brand: number): string => path.join(root, 'search', `${brand}.sqlite`);

/** The event loop is blocked no longer than this, so that pages are served meanwhile. */
const sliceMs = 8;

function eventLoopPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await setImmediate();
    since = performance.now();
  };
}

/** Terms are separated by spaces; the table stores no text, because results are shown from content. */
const asTerms = `content = '', tokenize = 'ascii'`;

type Row = { ref: string; lengths: string; columns: readonly string[] };

function shortRow(doc: ShortDoc): Row {
  const terms = shortFields.map((field) => termsIn(doc[field]));
  return {
    ref: doc.ref,
    lengths: JSON.stringify(terms.map((own) => new Set(own).size)),
    columns: terms.map((own) => own.join(' ')),
  };
}

const articleRow = ({ ref, title, body }: ArticleDoc): Row => ({
  ref,
  lengths: '',
  columns: [termsIn(title), termsIn(body)].map((terms) => [...new Set(terms)].join(' ')),
});

function makeTable(index: DatabaseSync, table: string, kind: SearchList['kind']): void {
  if (kind === 'articles') {
    index.exec(`create virtual table ${table} using fts5(title, body, detail = column, ${asTerms})`);
    return;
  }
  index.exec(`
    create virtual table ${table} using fts5(${shortFields.join(', ')}, ${asTerms});
    create virtual table ${table}_places using fts5vocab(${table}, 'instance');
    create virtual table ${table}_terms using fts5vocab(${table}, 'row');
  `);
}

function* rowsOf(list: SearchList): Generator<Row> {
  if (list.kind === 'articles') for (const doc of list.docs) yield articleRow(doc);
  else for (const doc of list.docs) yield shortRow(doc);
}

/** Merges the table into one segment, which is read fastest, in small steps. */
async function mergeSegments(index: DatabaseSync, table: string, pauseIfDue: () => Promise<void>): Promise<void> {
  const step = index.prepare(`insert into ${table}(${table}, rank) values ('merge', ?)`);
  const changes = index.prepare('select total_changes() as made');
  const made = () => Number(changes.get()?.['made']);
  for (let pages = -200, before = made(); ; pages = 200, before = made()) {
    step.run(pages);
    await pauseIfDue();
    if (made() - before < 2) return;
  }
}

/** Writes a draft that is renamed when complete, in slices, so that the site keeps answering. */
export async function writeIndex(file: string, lists: Iterable<SearchList>): Promise<void> {
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  const index = new DatabaseSync(draft);
  const pauseIfDue = eventLoopPauses();
  try {
    index.exec('pragma journal_mode = off; pragma synchronous = off; begin');
    index.exec(
      'create table refs (list text, doc integer, ref text, lengths text, primary key (list, doc)) without rowid',
    );
    index.exec('create table little (list text, term text)');
    const addRef = index.prepare('insert into refs values (?, ?, ?, ?)');
    const addLittle = index.prepare('insert into little values (?, ?)');
    for (const list of lists) {
      const table = tableOf(list.kind, list.locale);
      makeTable(index, table, list.kind);
      if (list.kind !== 'articles') for (const term of list.little ?? []) addLittle.run(table, term);
      const names = list.kind === 'articles' ? ['title', 'body'] : shortFields;
      const add = index.prepare(
        `insert into ${table} (rowid, ${names.join(', ')}) values (?, ${names.map(() => '?').join(', ')})`,
      );
      let doc = 0;
      for (const { ref, lengths, columns } of rowsOf(list)) {
        doc += 1;
        add.run(doc, ...columns);
        addRef.run(table, doc, ref, lengths);
        await pauseIfDue();
      }
      await mergeSegments(index, table, pauseIfDue);
    }
    index.exec('commit');
    index.close();
  } catch (error) {
    if (index.isOpen) index.close();
    rmSync(draft, { force: true });
    throw error;
  }
  renameSync(draft, file);
}
