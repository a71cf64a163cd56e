// Builds the two bodies of a mail, plain text and HTML, from the same paragraphs and rows.

export type Row = { label: string; value: string };
export type MailBody = {
  language: string;
  title: string;
  before: readonly string[];
  rows: readonly Row[];
  after: readonly string[];
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
const withBreaks = (text: string): string => escaped(text).replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>');

export function textBody({ before, rows, after }: MailBody): string {
  const lines = rows.map(({ label, value }) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`));
  return `${[...before, lines.join('\n'), ...after].filter((part) => part !== '').join('\n\n')}\n`;
}

export function htmlBody({ language, title, before, rows, after }: MailBody): string {
  const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${withBreaks(text)}</p>`).join('\n');
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top" scope="row">${escaped(label)}</th><td>${withBreaks(value)}</td></tr>`,
  );
  const table = rows.length > 0 ? `<table cellpadding="6">\n${cells.join('\n')}\n</table>` : '';
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>
${paragraphs(before)}
${table}
${paragraphs(after)}
</body></html>
`;
}
