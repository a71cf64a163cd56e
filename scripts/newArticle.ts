// `npm run new:article -- <id> --category company --tags cdn,prices --publish "2026-12-01 09:00"`: lays out a new
// article in all languages.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '../src/server/content/loadContent.ts';
import { StaffFault } from '../src/server/ops/faults.ts';
import { taipeiDay } from '../src/shared/i18n/days.ts';
import { locales, type LocaleRow } from '../src/shared/i18n/locales.ts';

const usage = `npm run new:article -- <id> [--category company] [--tags cdn,prices] [--publish "2026-12-01 09:00"]
                             [--expires 2027-01-01] [--author "Network Team"] [--cover rings-jp-tokyo]
Writes content/news/<id> with a draft in every language. Times are Taipei's.`;

const options = {
  category: { type: 'string', default: 'company' },
  tags: { type: 'string', default: '' },
  publish: { type: 'string', default: taipeiDay(Date.now()) },
  expires: { type: 'string' },
  author: { type: 'string', default: '{{brand}} Team' },
  cover: { type: 'string' },
  /** Content folder, if not the project's. */
  content: { type: 'string', default: path.join(import.meta.dirname, '../content') },
} as const;

function readFlags() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new StaffFault(error instanceof Error ? error.message : usage, [usage]);
  }
}

type Flags = ReturnType<typeof readFlags>['values'];

/** Those of the last build; the code that draws them is not on a machine that only serves. */
function drawnCovers(): string[] {
  const folder = path.join(import.meta.dirname, '../dist/assets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => /^cover-(.+)\.[\da-f]{8}\.svg$/.exec(file)?.[1] ?? []).toSorted();
}

const skeleton = (id: string, { name }: LocaleRow, flags: Flags): string => `---
id: ${id}
title: Title of ${id} (${name})
author: ${flags.author}
category: ${flags.category}
publishedAt: ${flags.publish}
${flags.expires === undefined ? '' : `expiresAt: ${flags.expires}\n`}draft: true
pinned: false
hot: false
summary: What one learns, in a sentence of at most 160 characters (${name}).
tags: [${flags.tags.split(',').filter(Boolean).join(', ')}]
${flags.cover === undefined ? '' : `cover: ${flags.cover}\n`}---

What has happened, and whom it concerns.

## What to do

1. The first step.
2. The second step.
`;

function write(): void {
  const { values, positionals } = readFlags();
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new StaffFault(usage);
  if (!/^[a-z0-9][a-z0-9-]*$/.test(id)) throw new StaffFault(`${id} is no id: small letters, digits and hyphens`);
  const { content } = values;
  // Asked before anything is written: in a folder such as /proc, making folders would never end.
  if (!existsSync(path.join(content, 'site.yaml')))
    throw new StaffFault(`${content} is no content folder: it has no site.yaml`);
  // The site would show it with another cover, without a word.
  const covers = drawnCovers();
  if (values.cover !== undefined && covers.length > 0 && !covers.includes(values.cover))
    throw new StaffFault(`There is no cover ${values.cover}; there are ${covers.join(', ')}`);
  const folder = path.join(content, 'news', id);
  if (existsSync(folder)) throw new StaffFault(`There is an article ${id} already`);
  mkdirSync(folder, { recursive: true });
  for (const row of locales) writeFileSync(path.join(folder, `${row.code}.md`), skeleton(id, row, values));
  try {
    // Loads the content as the site does, so that a wrong flag is reported before anyone writes a word.
    loadContent(content);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  console.log(`content/news/${id}: a draft in ${locales.map(({ code }) => code).join(', ')}.`);
}

try {
  write();
} catch (error) {
  if (!(error instanceof StaffFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
