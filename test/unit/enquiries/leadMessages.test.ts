// A lead's mails are in the reader's language, hold only what that reader may read, and cannot be changed by typed
// text.
import { readFileSync } from 'node:fs';
import { overdueNotice, refusedNotice } from '../../../src/server/enquiries/brandNotices.ts';
import { deskTimes } from '../../../src/server/enquiries/dueAt.ts';
import { leadMessages } from '../../../src/server/enquiries/leadMessages.ts';
import type { LeadNews } from '../../../src/server/enquiries/leadNews.ts';
import { mailHalfHour, mailTime } from '../../../src/server/messages/mailTimes.ts';
import { sizeText } from '../../../src/shared/forms/formTexts.ts';
import { localeCodes, localeOf, type LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { translatorOver } from '../../../src/shared/i18n/translate.ts';
import type { MailText } from '../../../src/server/messages/ports.ts';

type Texts = { [key: string]: string | Texts };

const texts = Object.fromEntries(
  localeCodes.map((code): [string, Texts] => [code, JSON.parse(readFileSync(`locales/${code}/mail.json`, 'utf8'))]),
);

const mailText: MailText = (locale, key, values = {}) => {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (inside, name) => (typeof inside === 'object' ? inside[name] : undefined),
      texts[locale],
    );
  if (typeof found !== 'string') throw new Error(`mail.json of ${locale} has no ${key}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_whole, value: string) => values[value] ?? '?');
};

const desk = { desk: 'sales', mail: 'desk@example.com', language: 'en' } as const;
const from = { name: 'COCloud', address: 'hello@example.com' };
const link = 'https://cocloud.example/attachment/a.pdf?until=1&signature=x';

const textsOf = (locale: LocaleCode) => {
  const read = (name: string) => JSON.parse(readFileSync(`locales/${locale}/${name}.json`, 'utf8'));
  return translatorOver({ forms: read('forms'), mail: read('mail') }, localeOf(locale).iso, 'COCloud');
};
const formText = (locale: LocaleCode) => textsOf(locale)('forms');

const news = (different: Partial<LeadNews> = {}): LeadNews => ({
  reference: 'CO-7F3K-29QD',
  form: 'contact',
  locale: 'zh_TW',
  createdAt: Date.parse('2026-11-16T10:00:00+08:00'),
  dueAt: Date.parse('2026-11-18T10:00:00+08:00'),
  promise: 'enquiry',
  deskTimes: deskTimes({ ...onceAWorker.content(), holidays: {} }),
  desk,
  from,
  visitor: { name: '王小明', email: 'wang@example.com', company: 'Example' },
  confirms: true,
  values: { name: '王小明' },
  files: [{ path: 'a.pdf', name: 'plan of 王.pdf', type: 'pdf', size: 2_400_000 }],
  links: { linkTo: () => link, expiresAt: (madeAt) => madeAt + 1_000 },
  policy: () => 'https://cocloud.example/en/privacy',
  formName: () => 'Contact',
  product: () => undefined,
  rows: () => [
    { label: 'Name', value: '王小明', kind: 'text', ours: false },
    { label: 'Phone', value: '+886 912 345 678', kind: 'tel', ours: false },
    { label: 'E-mail', value: 'wang@example.com', kind: 'email', ours: false },
    { label: 'Services', value: 'Cloud service', kind: 'checks', ours: true },
  ],
  sizeText: (bytes, locale) => sizeText(formText(locale), localeOf(locale).iso, bytes),
  text: mailText,
  ...different,
});

const mails = (input: LeadNews) =>
  leadMessages(input).flatMap((message) => (message.kind === 'mail' ? [message.payload] : []));

test.each(localeCodes)('both mails are complete in %s', (locale) => {
  for (const promise of ['enquiry', 'activation'] as const) {
    const [visitor, toDesk] = mails(news({ locale, promise, desk: { ...desk, language: locale } }));
    expect(visitor).toMatchObject({ to: 'wang@example.com', replyTo: 'desk@example.com' });
    expect(toDesk).toMatchObject({ to: 'desk@example.com', replyTo: 'wang@example.com' });
    for (const mail of [visitor, toDesk]) {
      expect(mail?.subject).toContain('CO-7F3K-29QD');
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/\{\{|\?\?|undefined/);
      expect(mail?.text).toContain(mailTime(mailText, locale, news().dueAt));
      expect(mail?.html).toContain('prefers-color-scheme:dark');
      expect(mail?.html).not.toMatch(/<(img|link|script)|url\(/);
    }
  }
});

test('the visitor’s mail repeats no typed text, because the mailbox may belong to someone else', () => {
  const typed = 'Buy now https://spam.example';
  const rows = () => [
    ...news().rows('en'),
    { label: 'Company', value: typed, kind: 'text', ours: false },
    { label: 'Message', value: typed, kind: 'message', ours: false },
  ];
  const files = [{ path: 'a.pdf', name: `${typed}.pdf`, type: 'pdf', size: 3 }];
  const [visitor] = mails(news({ rows, files, visitor: { name: typed, email: 'wang@example.com', company: typed } }));
  const whole = `${visitor?.subject}${visitor?.text}${visitor?.html}`;
  expect(whole).not.toMatch(/spam|Buy now|王|912/);
  expect(whole).toContain('Cloud service');
});

test('when an address has had all its confirmations, only the desk gets a mail', () => {
  expect(mails(news({ confirms: false })).map(({ to }) => to)).toEqual(['desk@example.com']);
});

test('the desk’s mail has the due time, and links to call, write and open files', () => {
  const [, mail] = mails(news());
  expect(mail?.text).toContain('Reply by: Wednesday 18 November, 10:00 (UTC+8)');
  expect(mail?.text).toContain('繁體中文');
  expect(mail?.text).toContain(`plan of 王.pdf (2.3 MB)\n${link}`);
  expect(mail?.html).toContain('href="tel:+886912345678"');
  expect(mail?.html).toContain('href="mailto:wang@example.com?subject=CO-7F3K-29QD"');
  expect(mail?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
});

test.each([
  ['en', 'Wednesday 18 November, 10:00 (UTC+8)'],
  ['zh_CN', '11 月 18 日（周三）10:00（UTC+8）'],
  ['zh_TW', '11 月 18 日（週三）10:00（UTC+8）'],
  ['pt', 'terça-feira, 17 de novembro, 23h (horário de Brasília)'],
  ['jp', '11月18日（水）11:00（日本時間）'],
] as const)('a time in %s is %s', (locale, written) => {
  expect(mailTime(mailText, locale, news().dueAt)).toBe(written);
});

test.each([
  ['en', undefined, 'Saturday 5 December, 9:30–10:00 (UTC+8)'],
  ['en', 'Europe/London', 'Saturday 5 December, 1:30–2:00 (UTC+0)'],
  ['zh_CN', 'America/New_York', '12 月 4 日（周五）20:30–21:00（UTC−5）'],
  ['zh_TW', 'Asia/Kolkata', '12 月 5 日（週六）7:00–7:30（UTC+5:30）'],
  ['pt', 'America/Sao_Paulo', 'sexta-feira, 4 de dezembro, 22h30–23h (UTC−3)'],
  ['pt', 'Asia/Kolkata', 'sábado, 5 de dezembro, 7h–7h30 (UTC+5:30)'],
  ['jp', 'Asia/Tokyo', '12月5日（土）10:30～11:00（UTC+9）'],
] as const)('a half hour for a call in %s and %s is %s', (locale, zone, written) => {
  expect(mailHalfHour(mailText, locale, Date.parse('2026-12-05T09:30:00+08:00'), zone)).toBe(written);
});

test.each([
  ['en', '8:30–19:00 (UTC+8)'],
  ['zh_CN', '8:30–19:00（UTC+8）'],
  ['zh_TW', '8:30–19:00（UTC+8）'],
  ['pt', 'das 21h30 às 8h de Brasília'],
  ['jp', '9:30～20:00（日本時間）'],
] as const)('the visitor’s mail in %s names the desk’s hours of content/: %s', (locale, written) => {
  const { owner } = onceAWorker.content();
  const claims = { support: { salesFrom: '8:30', salesTo: '19:00' } };
  const [visitor] = mails(news({ locale, deskTimes: deskTimes({ holidays: {}, claims, owner }) }));
  expect(visitor?.text).toContain(written);
});

test('a morning in English is written as on the pages', () => {
  expect(mailTime(mailText, 'en', Date.parse('2026-11-18T03:05:00+08:00'))).toBe('Wednesday 18 November, 3:05 (UTC+8)');
});

test.each([
  ['2.3 MB', 'en'],
  ['2,3 MB', 'pt'],
] as const)('a file has %s in %s, as in the form', (written, locale) => {
  const [, mail] = mails(news({ desk: { ...desk, language: locale } }));
  expect(mail?.text).toContain(`plan of 王.pdf (${written})`);
});

test.each([
  ['20:30', 'quarta-feira, 18 de novembro, 9h30 (horário de Brasília)'],
  ['11:05', 'quarta-feira, 18 de novembro, 0h05 (horário de Brasília)'],
  ['11:00', 'quarta-feira, 18 de novembro, 0h (horário de Brasília)'],
])('in Portuguese the minutes of %s are after the h, if there are any', (clock, written) => {
  expect(mailTime(mailText, 'pt', Date.parse(`2026-11-18T${clock}:00+08:00`))).toBe(written);
});

test('Brazil’s first day of a month is an ordinal, as on the pages', () => {
  const first = Date.parse('2026-12-01T21:00:00+08:00');
  expect(mailTime(mailText, 'pt', first)).toBe('terça-feira, 1º de dezembro, 10h (horário de Brasília)');
  expect(mailHalfHour(mailText, 'pt', first, 'Asia/Taipei')).toMatch('terça-feira, 1º de dezembro, 21h');
  expect(mailTime(mailText, 'en', first)).toBe('Tuesday 1 December, 21:00 (UTC+8)');
});

test('markup and line breaks of a visitor stay text', () => {
  const hostile = '<img src=x onerror="alert(1)">\r\nBcc: all@example.com';
  const [visitor, toDesk] = mails(
    news({
      visitor: { name: hostile, email: 'wang@example.com', company: hostile },
      rows: () => [{ label: hostile, value: hostile, kind: 'text', ours: true }],
      files: [{ path: 'a.pdf', name: hostile, type: 'pdf', size: 1 }],
    }),
  );
  for (const mail of [visitor, toDesk]) {
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

test('the webhook carries the whole lead with links to its files', () => {
  const calls = leadMessages(news({ desk: { ...desk, webhook: 'https://crm.example.com/in' } }));
  expect(calls.at(-1)).toMatchObject({
    kind: 'webhook',
    payload: {
      url: 'https://crm.example.com/in',
      desk: 'sales',
      event: {
        type: 'lead.created',
        timestamp: '2026-11-16T02:00:00.000Z',
        data: {
          reference: 'CO-7F3K-29QD',
          values: { name: '王小明' },
          files: [{ name: 'plan of 王.pdf', url: link, expiresAt: news().createdAt + 1_000 }],
        },
      },
    },
  });
});

test('a desk is told in its language about an overdue lead and a refused confirmation', () => {
  const parts = { desks: [desk], from, textsOf };
  const values = { company: 'Example', name: '林思妤', phone: '+886 912 345 678', email: 'lin@example.com' };
  const lead = {
    reference: 'CO-7F3K-29QD',
    desk: 'gone',
    form: 'consult',
    locale: 'zh_TW',
    dueAt: news().dueAt,
    values,
  };
  const [overdue] = overdueNotice(parts, lead);
  expect(overdue?.payload).toMatchObject({
    to: 'desk@example.com',
    replyTo: 'lin@example.com',
    subject: 'Overdue: Example (CO-7F3K-29QD)',
    text: expect.stringMatching(/Consultation[^]*Answer in: 繁體中文[^]*林思妤[^]*\+886 912 345 678/),
    html: expect.stringMatching(/href="tel:\+886912345678"[^]*href="mailto:lin@example\.com/),
  });
  const unknown = overdueNotice(parts, { ...lead, form: 'gone', locale: 'xx', values: { company: 'Example' } });
  expect(unknown.map(({ payload }) => [payload.subject, payload.replyTo])).toEqual([
    [overdue?.payload.subject, undefined],
  ]);
  const [visitor, toDesk] = mails(news());
  expect(refusedNotice(parts, visitor, '550 No such mailbox')).toMatchObject([
    { payload: { to: 'desk@example.com', text: expect.stringMatching(/wang@example\.com[^]*550 No such mailbox/) } },
  ]);
  expect(refusedNotice(parts, toDesk, '550')).toEqual([]);
});
