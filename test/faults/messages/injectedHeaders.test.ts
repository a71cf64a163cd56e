// Row 26: whatever a visitor types or a link carries, no mail and no mail link gets a foreign header or recipient.
import PostalMime from 'postal-mime';
import { eventually } from '../../support/eventually.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { tagsOf } from '../../support/html.ts';
import { startServer } from '../../support/serverProcess.ts';
import { startSmtp } from '../../support/smtp.ts';

const links = counts(80, 1_000);
const mails = counts(30, 1_000);
const atOnce = 10;

const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\r\n ',
  '\r\n\t',
  '\n\n',
  '\0\r\n',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
  // Characters whose low bytes are a carriage return and a line feed.
  '\u560d\u560a',
  '%0d%0a',
  '%0A',
  '%250d%250a',
  '%25250a',
  '\\r\\n',
  '&#13;&#10;',
  '=0D=0A',
  '=?utf-8?q?=0d=0a?=',
];
const headers = [
  'Bcc: e@v.il',
  'To: e@v.il',
  'Cc:e@v.il',
  'X-Own: 1',
  'Subject: No',
  '.\r\nMAIL FROM:<e@v.il>',
  ', e@v.il',
];
const places = [
  (text: string, attack: string) => attack + text,
  (text: string, attack: string) => text + attack,
  (text: string, attack: string) => text.slice(0, 3) + attack + text.slice(3),
];

type Attack = { field: string; put: (text: string) => string };

/** `wanted` of all combinations, evenly chosen. */
function attacks(fields: readonly string[], wanted: number): Attack[] {
  const all = fields.flatMap((field) =>
    breaks.flatMap((between) =>
      headers.flatMap((header) =>
        places.map((place) => ({ field, put: (text: string) => place(text, between + header) })),
      ),
    ),
  );
  return Array.from({ length: wanted }, (_, index) => all[Math.floor((index * all.length) / wanted)]).filter(
    (attack) => attack !== undefined,
  );
}

test(
  `${links} links with more than an address`,
  async () => {
    const site = await startFormSite();
    const harm: string[] = [];
    let refused = 0;
    for (const { field, put } of attacks(['to', 'subject', 'body', 'cc', 'bcc', 'to\r\n'], links)) {
      const to = encodeURIComponent(field === 'to' ? put('a@example.com') : 'a@example.com');
      const query = field === 'to' ? '' : `?${encodeURIComponent(field)}=${encodeURIComponent(put('b@example.com'))}`;
      const answer = await fetch(`${site.base}/en/mailto/${to}${query}`, { redirect: 'manual' });
      const href = tagsOf(await answer.text(), 'a').find(
        (row) => row['href']?.startsWith('mailto:') && row['class']?.includes(' '),
      )?.['href'];
      if (answer.status === 400 && href === undefined) refused += 1;
      else {
        const link = URL.parse(href ?? '');
        const values = [decodeURIComponent(link?.pathname ?? ''), ...(link?.searchParams.values() ?? [])];
        const addresses = ['cc', 'bcc'].flatMap((name) => link?.searchParams.getAll(name) ?? []);
        const good =
          answer.status === 200 &&
          values[0] === 'a@example.com' &&
          link !== null &&
          [...link.searchParams.keys()].every((name) => ['subject', 'body', 'cc', 'bcc'].includes(name)) &&
          addresses.every((address) => /^[^\s,;:<>]+@[^\s,;:<>@]+$/.test(address)) &&
          values.every((value) => !/[\p{Cc}\u2028\u2029]|%0[ad]/iu.test(value));
        if (!good) harm.push(`${answer.status} ${href} for ${to}${query}`);
      }
    }
    await site.close();
    report({
      row: 26,
      fault: 'header injection through mail links',
      promise: 'known fields, one address each, no line break',
      count: `${links} links`,
      result: `${refused} refused, ${links - refused} shown, ${harm.length} with more than was allowed`,
      lost: harm.length,
    });
    expect(harm).toEqual([]);
    expect(refused).toBeGreaterThan(links / 3);
  },
  faultTimeoutMs,
);

const ourHeaders = 'auto-submitted,content-type,date,from,message-id,mime-version,reply-to,subject,to';

/** Header names of a mail as sent, folded lines joined. */
const headersIn = (mail: string): string[] =>
  mail
    .slice(0, mail.indexOf('\r\n\r\n'))
    .split(/\r\n(?![ \t])/)
    .map((line) => /^([^:\s]+):/.exec(line)?.[1]?.toLowerCase() ?? `not a header: ${line}`)
    .toSorted();

test(
  `${mails} forms with more than words`,
  async () => {
    const smtp = await startSmtp();
    const server = await startServer({ env: { SMTP_URL: smtp.url } });
    const fields = ['firstName', 'company', 'email', 'country', 'message', 'phone'];
    const all = attacks(fields, mails);
    let sent = 0;
    async function send({ field, put }: Attack, index: number): Promise<void> {
      const honest = entriesFor('contactUs', 'en', {
        company: 'Acme',
        industry: `i${index}`,
        // Each visitor has their own mailbox, because a mailbox gets few confirmations an hour.
        email: `visitor${index}@example.com`,
      });
      const answer = await server.post('/en/contact_us', { ...honest, [field]: put(String(honest[field])) });
      if (answer.status === 303) sent += 1;
      else expect(answer.status).toBe(422);
    }
    for (let first = 0; first < mails; first += atOnce) {
      await Promise.all(all.slice(first, first + atOnce).map((attack, index) => send(attack, first + index)));
    }
    await eventually(() => smtp.mails.length, sent * 2, faultTimeoutMs / 2).catch(() => undefined);
    await server.stop();
    await smtp.stop();
    const extra = smtp.mails.filter((mail) => headersIn(mail).join() !== ourHeaders).map(headersIn);
    const strangers = smtp.recipients.filter(
      (to) => to.length !== 1 || !/^(visitor\d+@example\.com|[\w.]+@cocloud\.example)$/.test(to[0] ?? ''),
    );
    const decoded = await Promise.all(smtp.mails.map((mail) => PostalMime.parse(mail)));
    const broken = decoded.filter(({ subject }) => /\p{Cc}/u.test(subject ?? ''));
    const missing = sent * 2 - smtp.mails.length;
    const lost = extra.length + strangers.length + broken.length + missing;
    report({
      row: 26,
      fault: 'header injection through forms',
      promise: 'no header and no recipient but ours',
      count: `${mails} forms`,
      result: `${mails - sent} refused, ${smtp.mails.length} mails, ${extra.length} with other headers, ${strangers.length} to strangers`,
      lost,
    });
    expect({ extra, strangers, broken: broken.map(({ subject }) => subject) }).toEqual({
      extra: [],
      strangers: [],
      broken: [],
    });
    expect(missing).toBe(0);
    expect(sent).toBeGreaterThan(mails / 4);
  },
  faultTimeoutMs,
);
