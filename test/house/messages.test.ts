// Messages match the specification to the letter, and titles and descriptions fit a search result.
import { localeCodes, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { leavesOf, namespaces, readTexts } from '../support/sources.ts';
import { readYaml } from './words/readYaml.ts';

type Message = { message: string; at?: string[] } & Record<LocaleCode, string>;

const messages = readYaml<Message[]>('messages');
const placeholder = /\{\{\w+\}\}/;

/** A pattern for the message; a text may fill in its open values. */
const spokenAs = (message: string) =>
  new RegExp(
    `^${message
      .split(placeholder)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

describe.each(localeCodes)('%s', (code) => {
  const texts = new Map<string, string>(
    namespaces.flatMap((name) => [...leavesOf(readTexts(code, name))].map(([key, text]) => [`${name}.${key}`, text])),
  );

  test('every message has the specified words', () => {
    const unsaid = messages.filter((row) => row[code] === undefined).map(({ message }) => message);
    expect({ in: 'test/house/words/messages.yaml', unsaid }).toEqual({
      in: 'test/house/words/messages.yaml',
      unsaid: [],
    });
    for (const { message, at = [], [code]: words } of messages) {
      for (const place of at)
        expect([place, texts.get(place) ?? '']).toEqual([place, expect.stringMatching(spokenAs(words))]);
      const others = [...texts].filter(([place]) => place.startsWith('forms.errors.') && place.endsWith(`.${message}`));
      for (const [place, text] of at.length > 0 ? [] : others)
        expect([place, text]).toEqual([place, expect.stringMatching(spokenAs(words))]);
    }
  });

  test('titles name us and fit, descriptions fit', () => {
    const end = /^(zh|jp)/.test(code) ? '｜COCloud' : ' | COCloud';
    const pages = namespaces.filter((name) => texts.has(`${name}.h1`));
    expect(pages.length).toBeGreaterThan(40);
    // A placeholder counts as three digits.
    const shown = (key: string) => (texts.get(key) ?? '').replaceAll(/\{\{\w+\}\}/g, '000');
    for (const name of pages) {
      const title = shown(`${name}.title`);
      expect([name, title.endsWith(end), [...title].length <= 60 ? '' : title]).toEqual([name, true, '']);
      const description = shown(`${name}.description`);
      expect([name, [...description].length <= 160 ? '' : description]).toEqual([name, '']);
    }
  });
});
