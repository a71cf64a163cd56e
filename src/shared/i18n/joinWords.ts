// Typography for texts: curly apostrophes, and no line break inside what is read as one, such as a number and its unit, a range or a date.
const space = '\u00a0';
/** Has no width: for texts without a space, such as 1–2 and 500米ドル. */
export const joiner = '\u2060';

const apostrophe = '\u2019';

/** A number, or a placeholder that will be filled with one. */
const after = '(?<=\\d|\\}\\})';
const before = '(?=\\d|\\{\\{|(?:US|NT)\\$)';
const units =
  '[kKMGTP]B|[KMGT]iB|[kMGT]bps|ms|km|px|h|min|s|vCPUs?|USDT|USD|TWD|million|billion|milhão|milhões|bilhão|bilhões|working|hours?|days?|months?|dias?|horas?|mês|meses';
const months = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
].join('|');

/** Counted things of more than one character: in Chinese and Japanese a line may break between any two characters. */
const counted = [
  '小时|小時|分钟|分鐘|个月|個月|工作日|工作天|个工作日|個工作天|美元|公里|台币|毫秒',
  '米ドル|台湾ドル|営業日|時間|週間|分間|日間|年間|秒間|か月|か国|か所|種類|文字|ミリ秒',
].join('|');

const joins: readonly (readonly [pattern: RegExp, together: string])[] = [
  [new RegExp(`${after} (?=(?:${units})(?![\\p{Script=Latin}\\p{N}]))`, 'gu'), space],
  // Dates in English and Portuguese: 21 November 2026, 21 de novembro de 2026.
  [new RegExp(`${after} (de )?(${months})(?: (de )?(?=\\d{4}))?`, 'gu'), ''],
  [new RegExp(`(?<=\\$) ${before}`, 'g'), space],
  [new RegExp(`${after} ?(?:${counted})`, 'gu'), ''],
  // Chinese has a space between a number and what it counts, and inside a date.
  [new RegExp(`${after} (?=\\p{Script=Han})`, 'gu'), space],
  [/(?<=\d\u00a0[年月]) (?=\d)/g, space],
  [/(?<=第) (?=\d|\{\{)/g, space],
  [/(?<=第)(?=\d)/g, joiner],
  [/(?<=\d[年月])(?=\d)/g, joiner],
  [new RegExp(`${after}(?=[\\p{Script=Han}つか])`, 'gu'), joiner],
  [new RegExp(`${after}–${before}`, 'g'), `–${joiner}`],
  [new RegExp(`${after}～${before}`, 'g'), `${joiner}～${joiner}`],
  [new RegExp(`${after} a ${before}`, 'g'), `${space}a${space}`],
  [/(?<=\dh\d{0,2}) às (?=\d)/g, `${space}às${space}`],
  // Telephone numbers.
  [/(?<=\+\d[\d -]{0,12}) (?=\d)/g, space],
  // Names of character sets end in a hyphen and a number.
  [/(?<=UCS-|GSM-)(?=\d)/g, joiner],
  [/ \/ /g, ''],
  // A typewriter apostrophe inside a word.
  [/(?<=\p{L})'/gu, apostrophe],
  // The short first part of a word, such as on-demand, and the pronoun after a Portuguese verb, such as usá-la.
  [
    /(?<=(?<![\p{L}\d#/-])\p{L}\p{Ll}{0,3}-)(?=\p{L}+(?![\p{L}-]))|(?<=\p{L}-)(?=(?:l?[ao]s?|se|nos)(?!\p{L}))/gu,
    joiner,
  ],
  // Portuguese weekdays.
  [/(?<=(?:segunda|terça|quarta|quinta|sexta)-)(?=feira)/g, joiner],
  // A bracket or space inside one paragraph of a law, or one place name.
  [/(?<=\d\(\d\))(?=\()/g, joiner],
  [/(?<=Art\.) (?=\d)/g, space],
  [/(?<=Hong) (?=Kong)/g, space],
  // Products that are known by their version.
  [/(?<=MySQL|TLS|Amazon[ \u00a0]Linux|SQL[ \u00a0]Server) (?=\d)/g, space],
  // Chrome breaks these Japanese words as if they were two phrases.
  [/(?<=お問い)(?=合わせ.)/gs, joiner],
  [/(?<=クラウドの)(?=分)|(?<=ない)(?=とき)|(?<=ている)(?=間)/g, joiner],
  [
    /(?<=切り)(?=替え)|(?<=方)(?=[式法])|(?<=払い)(?=戻)|(?<=た)(?=とえば)|(?<=全)(?=レコード)|(?<=[失約]に)(?=ついて)/g,
    joiner,
  ],
];

/** Two Latin words that name a product, such as Google Cloud; longer names do not fit a phone's line. */
const name =
  /(?<![\p{Script=Latin}\p{N}}][ \u00a0]?)(?![\p{Script=Latin}\p{N} ]{17})\p{Lu}[\p{Script=Latin}\p{N}]+ \p{Lu}[\p{Script=Latin}\p{N}]+(?![\p{Script=Latin}\p{N}]|[ \u00a0]\p{Script=Latin})/gu;
/** Only East Asian texts keep names whole; in English and Portuguese that would leave gaps at line ends. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const joinedThrough = (found: string): string =>
  found.replaceAll(' ', space).replaceAll(/(?<=[^ -\u00ff])(?=[^ -\u00ff])/g, joiner);

const joinable =
  /\d|\}\}|お問い合わせ|ないとき|ている間|切り替え|方[式法]|払い戻|たとえば|全レコード|について|\p{L}[-']| \/ |Hong Kong/u;

const joinNames = (text: string): string => (eastAsian.test(text) ? text.replace(name, joinedThrough) : text);

export const joinWords = (text: string): string =>
  joinable.test(text)
    ? joins.reduce(
        (joined, [pattern, together]) => joined.replace(pattern, (found) => together || joinedThrough(found)),
        joinNames(text),
      )
    : joinNames(text);

function joined(tree: unknown): unknown {
  if (typeof tree === 'string') return joinWords(tree);
  if (Array.isArray(tree)) return tree.map(joined);
  return Object.fromEntries(Object.entries(tree as object).map(([key, value]) => [key, joined(value)]));
}

/** Applies joinWords to every text of a tree. */
export const joinTree = <Tree>(tree: Tree): Tree => joined(tree) as Tree;

/** For code that lays out its own words in the browser; elsewhere the server keeps words together (`holdWords`). */
export const withoutJoiners = (text: string): string => text.replaceAll(joiner, '');

/** Plain text, for machines and mails. */
export const partWords = (text: string): string =>
  withoutJoiners(text).replaceAll(space, ' ').replaceAll(apostrophe, "'");
