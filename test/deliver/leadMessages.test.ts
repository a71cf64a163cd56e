// A lead's mails are in the reader's language, hold what was sent, and cannot be bent by it.
import { readFileSync } from 'node:fs';
import { leadMessages, type LeadNews } from '../../src/server/deliver/leadMessages.ts';
import { localeCodes } from '../../src/shared/i18n/locales.ts';

type Texts = Record<'visitor' | 'desk', Record<string, string>> & { reference: string };
const texts = Object.fromEntries(
  localeCodes.map((code): [string, Texts] => [code, JSON.parse(readFileSync(`locales/${code}/mail.json`, 'utf8'))]),
);

const text: LeadNews['text'] = (locale, key, values = {}) => {
  const [part, name = ''] = key.split('.');
  const all = texts[locale];
  const found = name === '' ? all?.reference : all?.[part === 'desk' ? 'desk' : 'visitor'][name];
  if (found === undefined) throw new Error(`mail.json of ${locale} has no ${key}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_whole, value: string) => values[value] ?? '?');
};

const news = (different: Partial<LeadNews> = {}): LeadNews => ({
  reference: 'CO-7F3K-29QD',
  form: 'contact',
  locale: 'zh_TW',
  createdAt: 0,
  dueAt: Date.parse('2026-11-18T10:00:00+08:00'),
  promise: 'enquiry',
  desk: { desk: 'sales', mail: 'desk@example.com', language: 'en' },
  from: { name: 'COCloud', address: 'hello@example.com' },
  visitor: { name: '王小明', email: 'wang@example.com', company: 'Example' },
  values: { name: '王小明' },
  files: [{ name: 'a.pdf', type: 'pdf', size: 3 }],
  formName: () => 'Contact',
  rows: () => [{ label: 'Name', value: '王小明' }],
  text,
  ...different,
});

const mails = (input: LeadNews) =>
  leadMessages(input).flatMap((message) => (message.kind === 'mail' ? [message.payload] : []));

test.each(localeCodes)('both mails are complete in %s', (locale) => {
  for (const promise of ['enquiry', 'activation'] as const) {
    const base = news();
    const [visitor, desk] = mails(news({ locale, promise, desk: { ...base.desk, language: locale } }));
    expect(visitor).toMatchObject({ to: 'wang@example.com', replyTo: 'desk@example.com' });
    expect(desk).toMatchObject({ to: 'desk@example.com', replyTo: 'wang@example.com' });
    for (const mail of [visitor, desk]) {
      expect(mail?.subject).toContain('CO-7F3K-29QD');
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/\{\{|\?\?|undefined/);
      expect(mail?.html).toContain('王小明');
      expect(mail?.text).toMatch(/[:：] ?CO-7F3K-29QD/);
    }
  }
});

test('the desk reads when to answer, in its own language and Taipei time', () => {
  const [, desk] = mails(news());
  expect(desk?.text).toMatch(/Wednesday,? (18 November|November 18),? 2026 at 10:00/);
  expect(desk?.text).toContain('繁體中文');
});

test('markup and line breaks of a visitor stay text', () => {
  const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.com';
  const [visitor, desk] = mails(
    news({
      visitor: { name: hostile, email: 'wang@example.com', company: hostile },
      rows: () => [{ label: hostile, value: hostile }],
    }),
  );
  for (const mail of [visitor, desk]) {
    expect(mail?.html).not.toContain('<img');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  }
});

test.each([undefined, '', 'no address', 'a@b.cc, d@e.ff', 'a@b.cc\r\nBcc: d@e.ff', '"x" <a@b.cc>'])(
  'without a usable address (%p) only the desk is written to',
  (email) => {
    const all = mails(news({ visitor: { name: 'x', email, company: '' } }));
    expect(all.map(({ to }) => to)).toEqual(['desk@example.com']);
    expect(all[0]).not.toHaveProperty('replyTo');
  },
);

test('the webhook carries the whole lead', () => {
  const calls = leadMessages(
    news({ desk: { desk: 'sales', mail: 'd@example.com', language: 'en', webhook: 'https://crm.example.com/in' } }),
  );
  expect(calls.at(-1)).toMatchObject({
    kind: 'webhook',
    payload: {
      url: 'https://crm.example.com/in',
      event: { type: 'lead.created', reference: 'CO-7F3K-29QD', values: { name: '王小明' } },
    },
  });
});
