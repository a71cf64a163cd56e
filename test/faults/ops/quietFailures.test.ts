// Row 39: names, mailboxes, telephone numbers and messages stay out of the log where a neighbour fails and repeats what it was
// sent, where nothing can be stored, and in everything that a member or a subscriber does.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { linkIdIn, password } from '../../support/accountSite.ts';
import { eventually } from '../../support/eventually.ts';
import { faultTimeoutMs, report } from '../../support/faults.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';
import { withoutRoom } from '../../support/withoutRoom.ts';

const who = {
  userName: 'wren_of_the_log',
  email: 'wren-of-the-log@example.org',
  other: 'wren-elsewhere@example.org',
  company: 'Wrenworks Harbour Ltd',
  message: 'a wren asks for twelve ships',
  mobile: '0987654381',
};
/** Each as it is typed, and as a number, a header or a body may carry it. */
const secrets = [
  ...Object.values(who),
  '987654381',
  '0987 654 381',
  encodeURIComponent(who.email),
  encodeURIComponent(who.message),
];

let echo: Server;
let echoing = '';
beforeAll(async () => {
  echo = createServer(async (request, response) => {
    const said = JSON.stringify(await text(request));
    response
      .writeHead(500, { 'Content-Type': 'application/json', 'X-Said': encodeURIComponent(said).slice(0, 900) })
      .end(said);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => echo.once('listening', resolve));
  echoing = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
});
afterAll(() => {
  echo.close();
  echo.closeAllConnections();
});

const enquiry = { company: who.company, message: who.message, email: who.email, name: who.userName, phone: who.mobile };

async function ask({ base }: ServerProcess, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(base + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  });
}

/** What a visitor sends, whatever becomes of it. */
async function visit(site: ServerProcess): Promise<void> {
  for (const form of ['contactUs', 'cooperation', 'callback', 'freeOpen'] as const)
    await (
      await ask(site, `/webapi/lead/${form}`, { language: 'zh-tw', ...entriesFor(form, 'zh_TW', enquiry) })
    ).text();
  await (await site.post('/en/newsletter', { act: 'ask', email: who.email, topics: ['company'] })).text();
  const { userName, email } = who;
  await ask(site, '/webapi/account/register', { userName, email, password, confirm: password, agreement: 'yes' });
  await ask(site, '/webapi/account/login', { account: email, password: who.message });
  await ask(site, '/webapi/account/code', { purpose: 'reset', email, method: 'sms' });
  await ask(site, '/webapi/account/reset', { email, code: '123456', password, confirm: password });
  await (await fetch(`${site.base}/webapi/search/en?q=${encodeURIComponent(who.message)}`)).text();
}

/** Confirms the account and does what a member may do. */
async function live(site: ServerProcess): Promise<void> {
  const folder = join(site.dataDir, 'mail');
  const links = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.html'))
      .map((name) => linkIdIn(readFileSync(join(folder, name), 'utf8')))
      .filter((id) => id !== '');
  await eventually(() => links().length > 0, true);
  const [link = ''] = links();
  await ask(site, '/webapi/account/confirm', { link, password, confirm: password });
  const { headers } = await ask(site, '/webapi/account/login', { account: who.userName, password });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const call = async (name: string, body: object) => (await ask(site, `/webapi/account/${name}`, body, cookie)).status;
  expect(await call('phone', { areaCode: '886', mobile: who.mobile, password })).toBe(200);
  // One of them is wrong, whatever was sent.
  const tried = [await call('phone/confirm', { code: '000000' }), await call('phone/confirm', { code: '111111' })];
  expect(tried).toContain(422);
  for (const [name, body] of [
    ['mailbox', { email: who.other, password }],
    ['company', { name: who.company }],
    ['company/invite', { email: who.other }],
    ['name', { userName: `${who.userName}2`, password }],
  ] as const)
    expect([name, await call(name, body)]).toEqual([name, 200]);
}

test(
  'personal data in lines about failures',
  async () => {
    const site = await startServer({ env: { LOG_LEVEL: 'debug', SMS_URL: echoing } });
    await visit(site);
    await live(site);
    await eventually(() => /"kind":"sms".*"fault":"\w+".*outbox.notDelivered/.test(site.output()), true);
    for (const table of ['leads', 'accounts', 'outbox'])
      await withoutRoom({ dataDir: site.dataDir, table }, () => visit(site));
    await site.stop();
    const front = await startServer({
      env: { LOG_LEVEL: 'debug', API_BASE: echoing, API_SECRET: 'shared by both of them, and long enough' },
    });
    await visit(front);
    await eventually(() => /"kind":"forward".*"fault":"\w+".*outbox.notDelivered/.test(front.output()), true);
    await front.stop();
    const lines = (site.output() + front.output()).split('\n');
    const found = lines.filter((line) => secrets.some((one) => line.toLowerCase().includes(one.toLowerCase())));
    report({
      row: 39,
      fault: 'neighbours that fail and repeat what they were sent',
      promise: 'no name, mailbox, number or message in the log',
      count: `${secrets.length} texts`,
      result: `${lines.length} lines, ${found.length} found`,
      lost: found.length,
    });
    expect(found).toEqual([]);
    for (const event of ['form.failed', 'account.failed', 'account.event', 'backend.failed'])
      expect(lines.join('\n')).toContain(event);
  },
  faultTimeoutMs,
);
