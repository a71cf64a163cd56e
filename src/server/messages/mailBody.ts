// Builds the two bodies of a mail, plain text and HTML, from the same heading, paragraphs, rows and links.
import type { LocaleRow } from '../../shared/i18n/locales.ts';
import { colon } from '../../shared/i18n/marks.ts';
import { escapeHtml } from '../http/escaping.ts';
import { type Accent, houseAccent, palette } from '../../shared/ui/palette.ts';
import type { Mail, MailBrand } from './ports.ts';

/** Fonts installed on devices of the readers of a language; the list of the pages is too long for a mail. */
const fonts: Readonly<Record<string, string>> = {
  'zh-CN': '"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",',
  'zh-TW': '"PingFang TC","Noto Sans CJK TC","Microsoft JhengHei",',
  ja: '"Hiragino Sans","Noto Sans CJK JP","Yu Gothic",Meiryo,',
};

const { day, night } = palette;

const light = (accent: string): string[] => [
  `body{margin:0;padding:24px 0;background:${day.paper}}`,
  `.em{color:${day.ink};background:${day.sheet};width:100%;max-width:600px;margin:0 auto;border-collapse:collapse}`,
  '.em td,.em th{padding:0;line-height:1.6;word-break:break-word}',
  '.em .pre{display:none;font-size:0;line-height:0}',
  '.em .pd{padding:20px 40px 0}.em .lgo{padding-top:26px;font-size:20px;letter-spacing:-.03em}',
  `.em .nt{border:1px solid ${day.ink};line-height:0;font-size:0}.em .n0{background:${day.ink}}.em .n1{background:${day.sheet}}`,
  '.em h1{font-size:28px;line-height:1.25;margin:0 0 8px}.em p{margin:0 0 10px}',
  '.em h2{font-size:19px;line-height:1.4;margin:0 0 6px}',
  '.em .ref{font-size:28px;font-weight:700;line-height:1.3;letter-spacing:.04em}',
  `.em .wd td{font-size:14px;padding:8px 10px;border:1px solid ${day.ink};text-align:right}`,
  `.em .wd .du{border-right:5px solid ${accent};font-weight:700}`,
  `.em .kv th,.em .kv td{border-top:1px solid ${day.line};padding:10px 0;vertical-align:top;font-size:15px}`,
  `.em .kv th{font-weight:400;color:${day.ink2};width:150px;padding-right:16px}`,
  `.em a,.em .mg{color:${accent}}`,
  `.em .bt{border-radius:4px;background:${accent}}`,
  `.em .bt a{display:block;padding:13px 24px;color:${day.on};font-weight:700;text-decoration:none}`,
  `.em .ft{padding:26px 40px 32px;font-size:13px;color:${day.ink3};line-height:1.7}`,
];

/** Programs that find phrases break Japanese between words; the others leave this out. */
const phrases: Readonly<Record<string, string>> = {
  ja: '.em p,.em h1,.em h2,.em .ft{word-break:auto-phrase;overflow-wrap:anywhere}',
};

const narrow = [
  'body{padding:0}.em .pd{padding-left:22px;padding-right:22px}.em h1{font-size:24px}',
  '.em .kv th,.em .kv td{display:block;width:auto}.em .kv td{border:0;padding-top:0}.em .kv th{padding-bottom:0}',
];

const dark = (accent: string): string[] => [
  `body{background:${night.paper}}.em{background:${night.sheet};color:${night.ink}}`,
  `.em .nt{border-color:${night.ink}}.em .n0{background:${night.ink}}.em .n1{background:${night.sheet}}`,
  `.em .kv th{color:${night.ink2}}.em .ft{color:${night.ink3}}.em .wd td{border-color:${night.edge}}`,
  `.em .kv th,.em .kv td{border-color:${night.line2}}.em .wd .du{border-right-color:${accent}}`,
  `.em a,.em .mg{color:${accent}}.em .bt{background:${accent}}.em .bt a{color:${night.on}}`,
];

/** Styles of our mails, light and dark, in the colours of the pages: tables of 600 pixels, no images, nothing to load. */
const mailStyle = (language: string, accent: Accent): string =>
  [
    `.em,.em td,.em th{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Arial,${fonts[language] ?? ''}sans-serif;font-size:16px}`,
    ...light(accent.day),
    phrases[language] ?? '',
    `@media(max-width:480px){${narrow.join('')}}`,
    `@media(prefers-color-scheme:dark){${dark(accent.night).join('')}}`,
  ].join('\n');

export type MailLink = { text: string; href: string };

export type Row = {
  label: string;
  value: string;
  /** Shown instead of the value: a number to call, an address to write to, files to open. */
  links?: readonly MailLink[];
  /** Highlighted, so that readers do not miss it. */
  urgent?: boolean;
  /** In large type, for a code or number to type or read out. */
  large?: boolean;
};

export type MailBody = {
  locale: LocaleRow;
  from: MailBrand;
  /** Also used as the subject. */
  title: string;
  /** Shown by mailboxes beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** The days until the reply is due, the last one with its hour. */
  days?: readonly string[];
  rows: readonly Row[];
  /** Teasers with links to articles on the site. */
  articles?: readonly { title: string; text: string; href: string }[];
  button?: MailLink | undefined;
  foot: readonly string[];
  footLink?: MailLink | undefined;
};

const withBreaks = (text: string): string => escapeHtml(text).replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>');

/** Adds the address, unless the text already says it: `tel:`, `mailto:`, or an address shown as its own text. */
const plainLink = ({ text, href }: MailLink): string =>
  /^https?:/.test(href) && href !== text ? `${text}\n${href}` : text;

/** Leaves out the button: readers of plain text use Reply. */
function textBody(body: MailBody): string {
  const { locale, heading, paragraphs, rows, articles = [], foot, footLink } = body;
  const lines = rows.map(({ label, value, links }) => {
    const head = label.endsWith('?') ? `${label} ` : label + colon(locale);
    const content = links?.map(plainLink).join('\n') ?? value;
    return content.includes('\n') ? `${head.trimEnd()}\n${content}` : head + content;
  });
  const last = [...foot, ...(footLink ? [plainLink(footLink)] : [])].join('\n');
  const teasers = articles.map(({ title, text, href }) => `${title}\n${text}\n${href}`);
  const parts = [heading, ...paragraphs, lines.join('\n'), ...teasers, last];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const inner = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const row = (content: string, kind = 'pd'): string => `<tr><td class="${kind}">${content}</td></tr>`;
const anchor = ({ text, href }: MailLink): string => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** The neatline of our pages as table cells, because many mail programs support neither gradients nor border images. */
const neatline = `<table ${inner}><tr>${Array.from(
  { length: 20 },
  (_cell, place) => `<td class="n${place % 2}" height="6" bgcolor="${place % 2 === 0 ? day.ink : day.sheet}"></td>`,
).join('')}</tr></table>`;

function dayCells(days: readonly string[]): string {
  const cells = days.map(
    (day, index) =>
      `<td${index === days.length - 1 ? ' class="du"' : ''} width="${Math.floor(100 / days.length)}%">${escapeHtml(day)}</td>`,
  );
  return `<table ${inner} class="wd"><tr>${cells.join('')}</tr></table>`;
}

function keyValues(rows: readonly Row[]): string {
  const lines = rows.map(({ label, value, links, urgent, large }) => {
    const content = links?.map(anchor).join('<br>') ?? withBreaks(value);
    const kind = (urgent && 'mg') || (large && 'ref');
    return `<tr><th scope="row" align="left">${escapeHtml(label)}</th><td>${kind ? `<b class="${kind}">${content}</b>` : content}</td></tr>`;
  });
  return `<table class="kv" width="100%" cellpadding="0" cellspacing="0" border="0">${lines.join('\n')}</table>`;
}

const buttonTable = (link: MailLink, colour: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="bt" bgcolor="${colour}">${anchor(link)}</td></tr></table>`;

function htmlBody(body: MailBody): string {
  const {
    locale,
    from: { name: brand, accent = houseAccent },
    title,
    preview,
    heading,
    paragraphs,
    days,
    rows,
    articles = [],
    button,
    foot,
    footLink,
  } = body;
  const text = paragraphs.map((paragraph) => `<p>${withBreaks(paragraph)}</p>`).join('');
  const last = [...foot.map(withBreaks), ...(footLink ? [anchor(footLink)] : [])].join('<br>');
  const parts = [
    row(escapeHtml(preview), 'pre'),
    row(neatline, 'nt'),
    row(`<b>${escapeHtml(brand)}</b>`, 'pd lgo'),
    row(`<h1>${escapeHtml(heading)}</h1>${text}`),
    ...(days && days.length > 0 ? [row(dayCells(days))] : []),
    ...(rows.length > 0 ? [row(keyValues(rows))] : []),
    ...articles.map((article) =>
      row(`<h2>${anchor({ text: article.title, href: article.href })}</h2><p>${withBreaks(article.text)}</p>`),
    ),
    ...(button ? [row(buttonTable(button, accent.day))] : []),
    row(last, 'pd ft'),
  ];
  return `<!doctype html>
<html lang="${locale.iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${mailStyle(locale.iso, accent)}</style></head>
<body><table role="presentation" class="em" width="600" align="center" cellpadding="0" cellspacing="0" border="0" bgcolor="${day.sheet}">
${parts.join('\n')}
</table></body></html>
`;
}

export const mailContent = (body: MailBody): Pick<Mail, 'from' | 'subject' | 'text' | 'html'> => ({
  from: { name: body.from.name, address: body.from.address },
  subject: body.title,
  text: textBody(body),
  html: htmlBody(body),
});
