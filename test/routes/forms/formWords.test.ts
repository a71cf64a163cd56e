// Explanations beside form fields: the meaning of each option, and the purpose of each group of a long form.
import { everyPage } from '../../support/pageSets.ts';
import { sharedPages } from '../../support/sharedPages.ts';

const read = sharedPages();

const pathsOf = (name: string) => everyPage.map(({ path }) => path).filter((path) => path.endsWith(`/${name}`));

async function formAt(path: string): Promise<string> {
  const { text } = await read(path);
  return /<form[^>]*enctype=[^]*?<\/form>/i.exec(text)?.[0] ?? '';
}

/** The notes of a field's options, in their order. */
const notesOf = (form: string, field: string): string[] =>
  [...form.matchAll(/<label[^>]*>(?:(?!<\/label>)[^])*<\/label>/g)]
    .map(([label]) => label)
    .filter((label) => new RegExp(` name="?${field}[" >]`).test(label))
    .map((label) => /<small>([^<]+)<\/small>/.exec(label)?.[1] ?? '');

test.each(pathsOf('cooperation'))('%s explains each option', async (path) => {
  const form = await formAt(path);
  const notes = notesOf(form, 'directions');
  expect(notes).toHaveLength(6);
  expect(new Set(notes).size).toBe(6);
  expect(notes).not.toContain('');
  expect(notesOf(form, 'services').filter(Boolean)).toEqual([]);
});

test.each(pathsOf('success'))('%s explains what happens to the credit', async (path) => {
  const notes = notesOf(await formAt(path), 'demandType');
  expect(new Set(notes).size).toBe(2);
  expect(notes).not.toContain('');
});

test('a form without options or groups has no such notes', async () => {
  const form = await formAt('/en/contact_us');
  expect(form).toMatch(/ name="?directions/);
  expect(notesOf(form, 'directions').filter(Boolean)).toEqual([]);
  expect(form).not.toContain('<h2');
});

const buttonOf = (html: string): string | undefined => /<form[^>]*#result"[^]*?<button[^>]*>([^<]+)/.exec(html)?.[1];

test.each([
  ['/en/cloudIntegration', 'Show'],
  ['/zh-tw/newcustomer', '查看結果'],
  ['/zh-tw/cloudIntegration', '查看結果'],
  ['/zh-tw/prepaidcard', '計算'],
])('the form of %s, which only has choices, asks for no sum', async (path, words) => {
  expect(buttonOf((await read(path)).text)).toBe(words);
});
