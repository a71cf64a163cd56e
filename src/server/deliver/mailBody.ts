// Builds the two bodies of a mail, plain text and HTML, from the same paragraphs and rows.

export type Row = { label: string; value: string };
export type MailBody = {
  /** As in `lang`. */
  language: string;
  brand: string;
  title: string;
  before: readonly string[];
  rows: readonly Row[];
  after: readonly string[];
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
const withBreaks = (text: string): string => escaped(text).replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>');

export function textBody({ language, before, rows, after }: MailBody): string {
  const colon = /^(zh|ja)/.test(language) ? '：' : ': ';
  const lines = rows.map(({ label, value }) => {
    const head = label.endsWith('?') ? `${label} ` : label + colon;
    return value.includes('\n') ? `${head.trimEnd()}\n${value}` : head + value;
  });
  return `${[...before, lines.join('\n'), ...after].filter((part) => part !== '').join('\n\n')}\n`;
}

/** What the machines of the readers of a language have; the page's own list is longer than a mail should be. */
const fonts: Readonly<Record<string, string>> = {
  'zh-CN': "'PingFang SC','Microsoft YaHei',",
  'zh-TW': "'PingFang TC','Microsoft JhengHei',",
  ja: "'Hiragino Sans','Yu Gothic',Meiryo,",
};

/** The neatline of our pages, in cells, because many mail programs draw neither gradients nor border images. */
const neatline = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border:1px solid #0f1e27;border-collapse:collapse"><tr>${Array.from(
  { length: 16 },
  (_cell, place) =>
    `<td width="6%" height="5" style="font-size:0;line-height:0;background:${place % 2 === 0 ? '#0f1e27' : '#ffffff'}">&nbsp;</td>`,
).join('')}</tr></table>`;

const cellStyle = 'padding:10px 0;border-top:1px solid #d6dcdb;vertical-align:top;text-align:left;';

export function htmlBody({ language, brand, title, before, rows, after }: MailBody): string {
  const font = `font-family:Arial,${fonts[language] ?? ''}sans-serif;`;
  const paragraphs = (texts: readonly string[], style: string): string =>
    texts.map((text) => `<p style="margin:0 0 12px;${style}">${withBreaks(text)}</p>`).join('\n');
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" width="34%" style="${cellStyle}padding-right:16px;font-weight:normal;color:#5c6a72">${escaped(label)}</th><td style="${cellStyle}word-break:break-word">${withBreaks(value)}</td></tr>`,
  );
  const table =
    rows.length > 0
      ? `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-collapse:collapse;border-bottom:1px solid #d6dcdb;${font}font-size:15px;line-height:1.6">\n${cells.join('\n')}\n</table>`
      : '';
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:#f7f8f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f8f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td>${neatline}</td></tr>
<tr><td style="padding:28px 28px 16px;background:#ffffff;color:#0f1e27;${font}font-size:16px;line-height:1.6">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escaped(brand)}</p>
${paragraphs(before, '')}
${table}
${paragraphs(after, 'font-size:14px;color:#41505a')}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}
