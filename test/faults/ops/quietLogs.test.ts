// Row 39: nothing that visitors type, send or receive and no secret of ours is ever logged, and no input adds lines to
// the log.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { formPages } from '../../../src/server/enquiries/formAnswers.ts';
import { eventually } from '../../support/eventually.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { encoded, entriesFor, type Entries } from '../../support/formEntries.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { announcing, samplePdf } from '../../support/sampleFiles.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';
import { startSmtp, type MailServer } from '../../support/smtp.ts';

const rounds = counts(1, 2);
const pagesOfAForm = counts(1, 20);
const forged = 'forged-line';
const form = 'application/x-www-form-urlencoded';
const folder = mkdtempSync(join(tmpdir(), 'site-logs-'));
let smtp: MailServer | undefined;
afterAll(async () => {
  await smtp?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const canaries: string[] = [];
function canary(): string {
  const made = `canary${canaries.length}bird`;
  canaries.push(made);
  return made;
}

/** A valid form with a canary in every text field. */
function typed(id: (typeof formPages)[number]['form']['id']): Entries {
  const entries = entriesFor(id, 'en');
  const free = ['firstName', 'lastName', 'name', 'company', 'industry', 'message', 'companyAddress', 'country'];
  const changed = Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [
      name,
      free.includes(name) ? `${canary()}${name === 'message' ? ' and a long story' : ''}` : value,
    ]),
  );
  return {
    ...changed,
    email: `${canary()}@example.org`,
    ...('companyDomain' in entries && { companyDomain: `${canary()}.com` }),
  };
}

/** Every way in which a visitor passes data to the site. */
async function visit({ base, post }: ServerProcess): Promise<number> {
  let requests = 0;
  const ask = async (path: string, init: RequestInit = {}): Promise<void> => {
    requests += 1;
    await (await fetch(base + path, { redirect: 'manual', ...init })).arrayBuffer();
  };
  const give = (path: string, body: string | Uint8Array<ArrayBuffer>, type: string, method = 'POST') =>
    ask(path, { method, body, headers: { 'Content-Type': type, 'Upload-Offset': '0' } });
  for (const { form: one, pages } of formPages) {
    for (const page of pages.slice(0, pagesOfAForm)) {
      requests += 3;
      const entries = typed(one.id);
      await (await post(pathOf(page, 'en'), entries)).text();
      await (await post(pathOf(page, 'en'), { ...typed(one.id), email: canary() }, 'application/json')).text();
      await (
        await post(pathOf(page, 'en'), { ...entries, phone: canary(), key: canary(), humanProof: canary() })
      ).text();
      await give(`/webapi/lead/${one.id}`, JSON.stringify(typed(one.id)), 'application/json');
      await give(`/webapi/lead/${one.id}`, `{"company":"${canary()}`, 'application/json');
      await give(pathOf(page, 'en'), `{"company":"${canary()}" ${canary()}`, 'application/json');
    }
  }
  const file = new FormData();
  for (const [name, value] of Object.entries(typed('contactUs')))
    for (const each of [value].flat()) file.append(name, each);
  file.append('attachments', new Blob([new Uint8Array(samplePdf(canary()))]), `${canary()}.pdf`);
  file.append('draft', `${canary()}-of-a-form`);
  await ask('/en/contact_us', { method: 'POST', body: file });
  await give(
    '/en/contact_us',
    `--x\r\nContent-Disposition: form-data; name="${canary()}"\r\n${canary()}`,
    'multipart/form-data; boundary=x',
  );
  await give('/en/contact_us', `company=${canary()}${'x'.repeat(70_000)}`, form);
  await give('/en/contact_us', encoded(typed('contactUs')), `${form}; charset=${canary()}`);
  await give('/en/contact_us', Array.from({ length: 200 }, () => `${canary()}=1`).join('&'), form);
  await give('/consent', `choice=${canary()}&back=/${'y'.repeat(3_000)}${canary()}`, form);
  await give('/consent', `choice=${canary()}&back=//${canary()}`, `${form}; charset=${canary()}`);
  for (const headers of [announcing(`${canary()}-of-a-form`, 10, canary()), announcing(canary(), 0, canary())])
    await ask('/webapi/upload', { method: 'POST', headers });
  await ask(`/webapi/upload?draft=${canary()}-of-a-form`);
  for (const page of ['login', 'activate', 'forget', 'register', 'contact_us']) {
    await ask(`/en/${page}?token=${canary()}&code=${canary()}&password=${canary()}&email=${canary()}@example.org`);
    await give(`/en/${page}`, `account=${canary()}&password=${canary()}&code=${canary()}`, form);
  }
  await ask(`/en/cdn?sent=${canary()}`, {
    headers: {
      Authorization: `Bearer ${canary()}`,
      Cookie: `session=${canary()}; consent=${canary()}; locale=${canary()}; j=j:{"${canary()}`,
      Referer: `${base}/en/reset?token=${canary()}`,
      'User-Agent': canary(),
      'X-Request-Id': canary(),
      'X-Forwarded-For': canary(),
      'Idempotency-Key': canary(),
      'Accept-Language': canary(),
    },
  });
  const line = encodeURIComponent(`\r\n{"level":60,"msg":"${forged}"}\r\n`);
  for (const path of [`/en/${line}`, `/${line}`, `/en/mailto/a@example.com${line}`, `/en/cdn?x=${line}`])
    await ask(path);
  for (const raw of [
    `GET /en/cdn\r\n{"msg":"${forged}"} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${canary()}.example\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n {"msg":"${forged}"}\r\nConnection: close\r\n\r\n`,
    `GET /en/%E0%A4%A HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    `POST /${canary()} SPAM\r\n\r\n`,
  ]) {
    requests += 1;
    await rawRequest(base, raw);
  }
  return requests;
}

/** Canaries found in the output, plain or encoded. */
const foundIn = (output: string): string[] =>
  canaries.filter((one) =>
    [one, Buffer.from(one).toString('base64').replace(/=+$/, ''), Buffer.from(one).toString('hex')].some((shape) =>
      output.includes(shape),
    ),
  );

/** Lines that are none of our log events. */
const strangeIn = (output: string): string[] =>
  output.split('\n').filter((line) => {
    if (line === '' || line.startsWith('ready: ')) return false;
    try {
      const { msg, time, level } = JSON.parse(line);
      return msg === forged || typeof time !== 'number' || typeof level !== 'number';
    } catch {
      return true;
    }
  });

test(
  'canaries',
  async () => {
    const blocked = join(folder, 'blocked');
    mkdirSync(join(blocked, 'site.db'), { recursive: true });
    writeFileSync(join(blocked, 'site.db', 'in-the-way'), '');
    // The mail server repeats its input in errors, as real ones do.
    smtp = await startSmtp({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onAuth: ({ username, password }, _session, done) => done(new Error(`No ${username} with ${password}`)),
      onRcptTo: ({ address }, _session, done) => done(new Error(`No mailbox ${address} here`)),
    });
    const secret = (): string => `${canary()}-secret, as long as one must be`;
    const settings: Record<string, string>[] = [
      { SMTP_URL: smtp.url, SESSION_SECRET: secret() },
      { SMTP_URL: smtp.url.replace('//', `//user:${canary()}@`), SMS_URL: `http://user:${canary()}@127.0.0.1:1/` },
      { DATA_DIR: blocked },
      { DATABASE_URL: `postgres://user:${canary()}@127.0.0.1:1/site` },
      { S3_URL: `s3://key:${canary()}@127.0.0.1:1/bucket` },
      { CAPTCHA: 'on' },
    ];
    let requests = 0;
    const outputs = await Promise.all(
      settings.map(async (env) => {
        const server = await startServer({ env: { LOG_LEVEL: 'debug', ...env } });
        for (let round = 0; round < rounds; round += 1) {
          const asked = await visit(server);
          requests += asked;
        }
        // Mails are sent in the background: each form has at least one, which this mail server refuses.
        const times = (event: string) => server.output().split(`"msg":"${event}"`).length - 1;
        if (env.SMTP_URL)
          await eventually(() => times('outbox.notDelivered') >= times('form.sent'), true, faultTimeoutMs / 2);
        await server.stop();
        return server.output();
      }),
    );
    let output = outputs.join('');
    const unfit: Record<string, string>[] = [
      { SMTP_URL: `ftp://user:${canary()}@example.com`, DATABASE_URL: `mysql://user:${canary()}@example.com` },
      { CAPTCHA: `unknown:${canary()}` },
    ];
    for (const env of unfit) {
      const refusal: unknown = await startServer({ env }).then((server) => server.stop(), String);
      output += typeof refusal === 'string' ? refusal.replace(/\n/g, ' ').replace(/^/, 'ready: ') : '';
      output += '\n';
    }
    const found = foundIn(output);
    const strange = strangeIn(output);
    const lines = output.split('\n');
    report({
      row: 39,
      fault: 'the log of a whole run with six configurations',
      promise: 'no secret, nothing typed, no forged line',
      count: `${requests} requests, ${canaries.length} canaries`,
      result: `${lines.length} lines, ${found.length} canaries, ${strange.length} forged lines`,
      lost: found.length + strange.length,
    });
    expect(lines.filter((line) => found.some((one) => line.includes(one))).slice(0, 10)).toEqual([]);
    expect(found).toEqual([]);
    expect(strange.slice(0, 10)).toEqual([]);
    expect(output.match(/"msg":"(answered|left)"/g)?.length).toBeGreaterThan(requests * 0.9);
    for (const event of ['form.sent', 'form.unsaved', 'outbox.notDelivered']) expect(output).toContain(event);
  },
  faultTimeoutMs,
);
