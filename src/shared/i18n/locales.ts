// The language table: every fact about a locale that routing, rendering, search engines or the API needs.

export type ShareWay = 'facebook' | 'line' | 'link' | 'linkedin' | 'mail' | 'wechat' | 'weibo' | 'whatsapp' | 'x';

type Row = {
  code: string;
  /** First path segment of every page in this language. */
  prefix: string;
  /** The name the back end uses in its paths. */
  dir: string;
  /** BCP 47 tag for <html lang> and Intl: `jp` and `zh_CN` are not language tags. */
  iso: string;
  hreflang: readonly string[];
  openGraph: string;
  /** Its name in the language itself. */
  name: string;
  /** Accept-Language ranges, lower case, that make us suggest it. */
  accept: readonly string[];
  /** Locales in which a missing text is looked up, in this order. */
  fallback: readonly string[];
  /** Other first path segments, lower case, that redirect to this language. */
  aliases: readonly string[];
  /** How readers share a page, the most common way first. */
  share: readonly ShareWay[];
  /** The country of most readers: telephone numbers from there need no country code. */
  home?: string;
  /** Its speakers say the family name first. */
  familyFirst?: boolean;
  /** Its marks (。、：（）｜) are as wide as a character and need no spaces around them. */
  wideMarks?: boolean;
};

const rows = [
  {
    code: 'en',
    prefix: 'en',
    dir: 'en',
    iso: 'en',
    hreflang: ['en'],
    openGraph: 'en_US',
    name: 'English',
    accept: ['en'],
    fallback: [],
    aliases: [],
    share: ['linkedin', 'x', 'mail', 'link'],
  },
  {
    code: 'zh_CN',
    prefix: 'zh',
    dir: 'zh_CN',
    iso: 'zh-CN',
    hreflang: ['zh-Hans', 'zh-CN'],
    openGraph: 'zh_CN',
    name: '简体中文',
    accept: ['zh-hans', 'zh-cn', 'zh-sg', 'zh-my', 'zh'],
    fallback: ['zh_TW', 'en'],
    aliases: ['zh_cn', 'zh-cn'],
    share: ['wechat', 'weibo', 'link'],
    home: 'CN',
    familyFirst: true,
    wideMarks: true,
  },
  {
    code: 'zh_TW',
    prefix: 'zh-tw',
    dir: 'zh_TW',
    iso: 'zh-TW',
    hreflang: ['zh-Hant', 'zh-TW'],
    openGraph: 'zh_TW',
    name: '繁體中文',
    accept: ['zh-hant', 'zh-tw', 'zh-hk', 'zh-mo'],
    fallback: ['zh_CN', 'en'],
    aliases: ['zh_tw'],
    share: ['line', 'facebook', 'mail', 'link'],
    home: 'TW',
    familyFirst: true,
    wideMarks: true,
  },
  {
    code: 'pt',
    prefix: 'pt',
    dir: 'pt_code',
    iso: 'pt',
    hreflang: ['pt'],
    openGraph: 'pt_BR',
    name: 'Português',
    accept: ['pt'],
    fallback: ['en'],
    aliases: ['pt_code'],
    share: ['whatsapp', 'linkedin', 'mail', 'link'],
    home: 'BR',
  },
  {
    code: 'jp',
    prefix: 'jp',
    dir: 'jp_code',
    iso: 'ja',
    hreflang: ['ja'],
    openGraph: 'ja_JP',
    name: '日本語',
    accept: ['ja'],
    fallback: ['en'],
    aliases: ['jp_code', 'ja'],
    share: ['line', 'x', 'mail', 'link'],
    home: 'JP',
    familyFirst: true,
    wideMarks: true,
  },
] as const satisfies readonly Row[];

export type LocaleCode = (typeof rows)[number]['code'];
export type LocaleRow = Omit<Row, 'code' | 'fallback'> & { code: LocaleCode; fallback: readonly LocaleCode[] };

export const locales: readonly LocaleRow[] = rows;
export const localeCodes: readonly LocaleCode[] = rows.map(({ code }) => code);

/** Where nothing says in which language. */
export const usualLocale: LocaleCode = 'zh_TW';

const byCode = new Map(locales.map((row) => [row.code, row]));

export function localeOf(code: LocaleCode): LocaleRow {
  const row = byCode.get(code);
  if (!row) throw new Error(`No locale ${code}`);
  return row;
}

export const localeByPrefix = (prefix: string): LocaleRow | undefined => locales.find((row) => row.prefix === prefix);

/** The language of the first segment of a path: a prefix or an alias, in capital or small letters. */
export function localeBySegment(segment: string): LocaleRow | undefined {
  const name = segment.toLowerCase();
  return locales.find(({ prefix, aliases }) => prefix === name || aliases.includes(name));
}

export const isLocaleCode = (value: unknown): value is LocaleCode => localeCodes.includes(value as LocaleCode);
