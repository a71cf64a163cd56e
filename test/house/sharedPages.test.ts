// Shared pages cannot read visitor data: the compiler refuses it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/app.ts';

const common = `id: 'x', chunk: 'x', locales: everywhere`;

/** A snippet, and the compiler's words about its one fault; `undefined`: no fault. */
const snippets: [string, string, RegExp | undefined][] = [
  ['a shared page', `sharedPage({ ${common}, path: 'x', needs: ['prices'] })`, undefined],
  ['a page with a parameter', `page({ ${common}, path: 'x/:id', params: { id: (raw) => raw } })`, undefined],
  ['a page for one visitor', `page({ ${common}, path: 'x', needs: ['visitor'] })`, undefined],
  ['a shared page that asks who is looking', `sharedPage({ ${common}, path: 'x', needs: ['visitor'] })`, /visitor/],
  [
    'a shared head that reads the visitor',
    `sharedPage({ ${common}, path: 'x', needs: ['prices'], head: (read) => ({ ...head, title: String(read('visitor').member) }) })`,
    /visitor/,
  ],
  [
    'a head that reads the visitor',
    `page({ ${common}, path: 'x', needs: ['visitor'], head: (read) => ({ title: String(read('visitor').member) }) })`,
    /visitor/,
  ],
  ['a parameter that nobody reads', `page({ ${common}, path: 'x/:id' })`, /params/],
  ['a reader of no parameter', `page({ ${common}, path: 'x/:id', params: { id: String, no: String } })`, /'no'/],
  ['readers where there is no parameter', `page({ ${common}, path: 'x', params: { id: String } })`, /params|id/],
  ['a form that does not exist', `page({ ${common}, path: 'x', form: 'nothing' })`, /nothing/],
  ['a visitor of one’s own making', `const me: Visitor = { member: 'me' }; void me`, /visitorMark/],
];

test('the compiler accepts shared data and refuses personal data', () => {
  const folder = mkdtempSync(path.join(root, '.cache/snippets-'));
  snippets.forEach(([, code], index) =>
    writeFileSync(
      path.join(folder, `snippet${index}.ts`),
      `import { everywhere, page, sharedPage } from '../../src/shared/pages/page.ts';\nimport type { Visitor } from '../../src/shared/facts/facts.ts';\nexport const used = [page, sharedPage, everywhere] as const; export type Used = Visitor;\nconst head = { title: '', description: '', type: 'article' as const, locales: everywhere, written: 'en' as const };\nexport const also = head;\n${code};\n`,
    ),
  );
  const tsconfig = path.join(folder, 'tsconfig.json');
  writeFileSync(
    tsconfig,
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['*.ts', '../../src/shared/css.d.ts', '../../src/shared/pages/pages.ts'],
    }),
  );
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), [
    '--noEmit',
    '--pretty',
    'false',
    '-p',
    tsconfig,
  ]);
  rmSync(folder, { recursive: true });
  const faults = String(stdout);
  snippets.forEach(([name, , words], index) => {
    const own = faults.split('\n').filter((line) => line.includes(`snippet${index}.ts`));
    // Indented lines after a fault belong to it.
    const told = faults.slice(faults.indexOf(`snippet${index}.ts`)).split(/\n(?=\S)/)[0] ?? '';
    expect([name, own.length > 0]).toEqual([name, words !== undefined]);
    if (words) expect([name, told]).toEqual([name, expect.stringMatching(words)]);
  });
});
