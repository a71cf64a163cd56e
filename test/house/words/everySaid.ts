// Collects every text that visitors read: locales/, the languages inside content/*.yaml, and the articles.
import { parse } from 'yaml';
import { isLocaleCode, localeCodes, type LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { leavesOf, namespaces, readTexts, sourcesOf, type Source } from '../../support/sources.ts';
import type { Said } from './rules.ts';

/** A text about another language has that language in its key, such as client.hints.jp.text. */
const languageOf = (key: string, locale: LocaleCode): LocaleCode => key.split('.').find(isLocaleCode) ?? locale;

/** A link inside a text, of which visitors read only the words. */
const pageLink = /\[([^\]]+)\]\((?:[\w/#-]*|\{\{link\}\})\)/g;

/** Search words that visitors type but never read: any words are allowed. */
const isSought = /^faq\.(?:questions\.[\w-]+\.sought|names\.\w+)$/;

const inLocales = (): Said[] =>
  localeCodes.flatMap((code) =>
    namespaces.flatMap((name) =>
      [...leavesOf(readTexts(code, name))]
        .filter(([key]) => !isSought.test(`${name}.${key}`))
        .map(([key, text]) => ({
          file: `locales/${code}/${name}.json`,
          place: `${name}.${key}`,
          locale: languageOf(key, code),
          text: text.replaceAll(pageLink, '$1'),
        })),
    ),
  );

/** Content has visitors' words only under language codes. */
function inTree(value: unknown, file: string, place: string): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    isLocaleCode(key) && typeof below === 'string'
      ? [{ file, place, locale: key, text: below }]
      : inTree(below, file, `${place}.${key}`),
  );
}

const inContent = (): Said[] =>
  sourcesOf('content/**/*.yaml').flatMap(({ file, text }) =>
    inTree(parse(text), file, file.replace(/^content\/|\.yaml$/g, '').replaceAll('/', '.')),
  );

const spokenFields = /^(title|summary|author): *'?(.*?)'?$/;

/** An article line by line, without Markdown marks and addresses. */
function inArticle({ file, text }: Source): Said[] {
  const [, id = '', code = ''] = /news\/([\w-]+)\/(\w+)\.md$/.exec(file) ?? [];
  if (!isLocaleCode(code)) return [];
  const [, head = '', body = ''] = text.split(/^---$/m);
  const fields = head.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = spokenFields.exec(line) ?? [];
    return name ? [{ file, place: `news.${id}.${name}`, locale: code, text: value.replaceAll("''", "'") }] : [];
  });
  const lines = body.split('\n').map((line, index) => ({
    file,
    place: `news.${id}.line ${index + 1}`,
    locale: code,
    text: line
      .replaceAll(/`[^`]*`/g, '{{code}}')
      .replaceAll(/\]\([^)]*\)|https?:\/\/\S+/g, ']')
      .replaceAll(/^[#>\-\s]*(\d+\. )?|\*\*|[[\]]/g, '')
      .replaceAll(/^\|? ?[-: |]+$|\s*\|\s*/g, '\n')
      .trim(),
  }));
  return [...fields, ...lines.filter((line) => line.text)];
}

export const everySaid = (): Said[] => [
  ...inLocales(),
  ...inContent(),
  ...sourcesOf('content/news/*/*.md').flatMap(inArticle),
];
