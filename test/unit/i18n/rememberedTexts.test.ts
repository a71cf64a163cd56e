// The server's cache of texts gives the same as i18next itself, and reads no language that nobody has asked for.
import { localeCodes, type LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { loadTexts, onDemand, type Resources } from '../../../src/server/i18n/texts.ts';

const own = {
  plain: 'as it is',
  named: 'for {{name}}',
  branded: '{{brand}} for {{ name }}',
  days_one: 'a day',
  days_other: 'many days',
  room_night: 'dark',
  room: 'light',
};
/** Only one language has texts; the other languages do not matter here. */
const worded: Record<string, Resources[LocaleCode]> = Object.fromEntries(
  localeCodes.map((code) => [code, { page: code === 'en' ? own : {} }]),
);
const resources = worded as Resources;

test.each<[string, Record<string, string | number> | undefined, string]>([
  ['plain', undefined, 'as it is'],
  ['plain', { name: 'Ada' }, 'as it is'],
  ['named', { name: 'Ada' }, 'for Ada'],
  ['named', { name: 'Bo' }, 'for Bo'],
  ['named', { name: '$& {{brand}}' }, 'for $& {{brand}}'],
  ['named', { other: 'Ada' }, 'for {{name}}'],
  ['branded', { name: 0 }, 'Nimbus for 0'],
  ['days', { count: 1 }, 'a day'],
  ['days', { count: 2 }, 'many days'],
  ['room', undefined, 'light'],
  ['room', { context: 'night' }, 'dark'],
  ['gone', undefined, 'gone'],
  ['gone', { defaultValue: 'nothing' }, 'nothing'],
])('%s with %j', async (key, values, text) => {
  const t = (await loadTexts(resources, 'Nimbus')).of('en')('page');
  t(key);
  expect(t(key, values)).toBe(text);
});

test('i18next is asked once for a text; of keys without a text, which addresses can name, only the last are kept', async () => {
  const texts = await loadTexts(resources, 'Nimbus');
  const asked = jest.spyOn(texts.i18n, 't');
  const t = texts.of('en')('page');
  const timesAsked = (key: string) => asked.mock.calls.filter(([one]) => one === key).length;
  const ask = (key: string) => [t(key), t(key, { name: 'Ada' })];
  for (const key of ['plain', 'needs.Xabc1', 'plain', 'needs.Xabc1']) ask(key);
  expect([timesAsked('plain'), timesAsked('needs.Xabc1')]).toEqual([2, 2]);
  for (let at = 0; at < 1000; at += 1) ask(`needs.X${at}`);
  for (const key of ['plain', 'needs.Xabc1', 'needs.X999']) ask(key);
  expect([timesAsked('plain'), timesAsked('needs.Xabc1'), timesAsked('needs.X999')]).toEqual([2, 4, 2]);
});

test('a language is read once, when its first text is asked for', async () => {
  const read: LocaleCode[] = [];
  const texts = await loadTexts(
    onDemand(localeCodes, (code) => {
      read.push(code);
      return { page: own };
    }),
    'Nimbus',
  );
  // The language that i18next starts with.
  expect(read).toEqual(['zh_TW']);
  for (const key of ['plain', 'named']) texts.of('en')('page')(key);
  expect(read).toEqual(['zh_TW', 'en']);
});
