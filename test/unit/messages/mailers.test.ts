// Mails arrive unaltered, by a real mail server or as files, and never with a header made by the visitor.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { fileMailer, smtpMailer } from '../../../src/server/messages/mailers.ts';
import type { Mail } from '../../../src/server/messages/ports.ts';
import { NeighbourFault } from '../../../src/server/ops/faults.ts';
import { startSmtp, type MailServer } from '../../support/smtp.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-mail-'));
let server: MailServer;

beforeAll(async () => {
  server = await startSmtp({
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('unknown')) done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      else if (address.startsWith('strict'))
        done(Object.assign(new Error('5.7.1 Not from you'), { responseCode: 550 }));
      else if (address.startsWith('busy')) done(Object.assign(new Error('Try later'), { responseCode: 451 }));
      else done();
    },
  });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const mail = (different: Partial<Mail> = {}): Mail => ({
  from: { name: 'COCloud', address: 'hello@example.com' },
  to: 'wang@example.org',
  replyTo: 'desk@example.com',
  subject: '我們已收到你的需求（CO-7F3K-29QD）',
  text: '王小明，你好：\n謝謝。\n',
  html: '<p>王小明</p>',
  ...different,
});

async function expectWhole(raw: string | Buffer) {
  const parsed = await PostalMime.parse(raw);
  expect(parsed).toMatchObject({
    messageId: '<id-1@example.com>',
    subject: mail().subject,
    from: { name: 'COCloud', address: 'hello@example.com' },
    to: [{ address: 'wang@example.org' }],
    replyTo: [{ address: 'desk@example.com' }],
  });
  expect(parsed.text?.replaceAll('\r\n', '\n')).toBe(mail().text);
  expect(parsed.html?.trim()).toBe('<p>王小明</p>');
}

test('by SMTP', async () => {
  await smtpMailer(server.url)(mail(), 'id-1');
  expect(server.recipients.at(-1)).toEqual(['wang@example.org']);
  await expectWhole(server.mails.at(-1) ?? '');
});

test('as files, without a mail server', async () => {
  const send = fileMailer(folder);
  await send(mail(), 'id-1');
  await send(mail(), 'id-1');
  await expectWhole(readFileSync(join(folder, 'id-1.eml')));
  expect(readFileSync(join(folder, 'id-1.html'), 'utf8')).toBe('<p>王小明</p>');
});

test('an unknown mailbox is final and reported as such, a refusal by rule is final, a busy server is neither', async () => {
  const send = smtpMailer(server.url);
  await expect(send(mail({ to: 'unknown@example.org' }), 'id-2')).rejects.toMatchObject({ code: 'noMailbox' });
  await expect(send(mail({ to: 'strict@example.org' }), 'id-2')).rejects.toMatchObject({ code: 'final' });
  const busy = send(mail({ to: 'busy@example.org' }), 'id-3');
  await expect(busy).rejects.toThrow('Try later');
  await expect(busy).rejects.not.toHaveProperty('code', expect.stringMatching(/final|noMailbox/));
});

describe('a mailbox is missing only for a server that says so', () => {
  let strict: MailServer;
  let refusal = '';
  beforeAll(async () => {
    strict = await startSmtp({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error(refusal), { responseCode: 550 })),
    });
  });
  afterAll(() => strict.stop());

  const codeOf = async (answer: string): Promise<unknown> => {
    refusal = answer;
    const error: unknown = await smtpMailer(strict.url)(mail(), 'id-6').catch((thrown: unknown) => thrown);
    return error instanceof NeighbourFault ? error.code : error;
  };

  test.each([
    '5.1.1 The email account that you tried to reach is gone',
    '#5.1.1 Bad destination',
    '5.1.2 <wang@example.org>: Recipient address rejected: Domain not found',
    '5.1.10 The domain takes no mail',
    'User unknown',
    'Unknown user',
    'No such user here',
    'Mailbox not found',
    'User wang@example.org does not exist',
    'Invalid recipient',
  ])('missing: %s', async (answer) => {
    expect(await codeOf(answer)).toBe('noMailbox');
  });

  test.each([
    'Relay not permitted',
    '5.4.5 Daily sending quota exceeded',
    '5.2.2 Mailbox full',
    '5.2.1 The user is receiving mail at a rate that prevents additional messages',
    'Ip frequency limited',
    '5.7.1 Recipient rejected: user unknown to this network',
    'Blocked: user unknown (5.7.1)',
    'Client host [5.1.1.7] is listed',
    'Requested action not taken: mailbox unavailable',
    'Sender verify failed: no such user',
    'Your PTR record does not exist',
  ])('perhaps not: %s', async (answer) => {
    expect(await codeOf(answer)).toBe('final');
  });
});

test('a refusal after the content is final, unless the server asks to try again', async () => {
  let code = 0;
  const strict = await startSmtp({
    onData: (stream, _session, done) =>
      void stream
        .resume()
        .on('end', () => done(Object.assign(new Error('It looks like spam'), { responseCode: code }))),
  });
  const answers: unknown[] = [];
  for (code of [550, 552, 554, 451]) {
    const refusal: unknown = await smtpMailer(strict.url)(mail(), 'id-5').catch((error: unknown) => error);
    answers.push([code, refusal instanceof NeighbourFault && refusal.code]);
  }
  await strict.stop();
  expect(answers).toEqual([
    [550, 'final'],
    [552, 'final'],
    [554, 'final'],
    [451, false],
  ]);
});

const breaks = ['\r\n', '\n', '\r', '\0', '\u2028', '\u0085', '\v', '\f'];
const hostile = breaks.flatMap((line): Partial<Mail>[] => [
  { subject: `Hello${line}Bcc: victim@example.net` },
  { to: `wang@example.org${line}Bcc: victim@example.net` },
  { replyTo: `a@example.org${line}Bcc: victim@example.net` },
  { from: { name: `x${line}Bcc: victim@example.net`, address: 'hello@example.com' } },
]);
const lists = [
  'a@example.org, victim@example.net',
  'a@example.org;victim@example.net',
  '<victim@example.net>',
  '"a" <victim@example.net>',
  'group:victim@example.net;',
];

test.each([...hostile, ...lists.flatMap((to): Partial<Mail>[] => [{ to }, { replyTo: to }])])(
  '%j is refused',
  async (different) => {
    const before = server.mails.length;
    await expect(smtpMailer(server.url)(mail(different), 'id-4')).rejects.toMatchObject({ code: 'final' });
    await expect(fileMailer(folder)(mail(different), 'id-4')).rejects.toMatchObject({ code: 'final' });
    expect(server.mails).toHaveLength(before);
  },
);
