// Several processes behind one port act as one site: limits on a visitor count over all of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { freePort } from '../../../scripts/freePort.ts';
import { inside, root } from '../../support/app.ts';
import { mainHost } from '../../support/client.ts';
import { emptyPostgres } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { asking, newsLinkIn } from '../../support/newsReader.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { startServer } from '../../support/serverProcess.ts';
import { startSmtp } from '../../support/smtp.ts';
import { staffCommands } from '../../support/staffCommands.ts';

async function startProcesses(env: Record<string, string>) {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-workers-'));
  const child = spawn(process.execPath, [path.join(root, 'dist/server/start.cjs')], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('ready:')) resolve();
    });
    child.once('exit', () => reject(new Error(said)));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

inside('two processes', () => {
  test('take a form from one address as often as FORM_LIMIT says, not twice as often', async () => {
    const site = await startProcesses({ WORKERS: '2', FORM_LIMIT: '6', CAPTCHA: 'off' });
    expect(site.said).toContain('2 processes');
    const head = [
      'POST /en/contact_us HTTP/1.1',
      `Host: ${mainHost}`,
      'Connection: close',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 0',
    ];
    const statuses: number[] = [];
    // A new connection for each request, so that both processes get some; a process that waits a second in vain for the
    // other's count uses its own.
    for (let sent = 0; sent < 20; sent += 1)
      statuses.push((await rawRequest(site.base, `${head.join('\r\n')}\r\n\r\n`)).status);
    const taken = statuses.filter((status) => status === 422).length;
    expect([taken >= 6, taken < 12, statuses.filter((status) => status === 429).length]).toEqual([
      true,
      true,
      20 - taken,
    ]);
    await site.stop();
  });

  test('on PostgreSQL send each edition once to each subscriber, and honour unsubscribing and mailboxes that are gone', async () => {
    const [left, gone] = ['left@example.org', 'gone@example.org'];
    let refused = '';
    const smtp = await startSmtp({
      onRcptTo: ({ address }, _session, done) =>
        done(address === refused ? Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }) : null),
    });
    const lastTo = async (email: string, count: number) => {
      const at = () => smtp.recipients.flatMap(([to], index) => (to === email ? [index] : []));
      await eventually(() => at().length, count);
      return PostalMime.parse(smtp.mails[at().at(-1) ?? -1] ?? '');
    };
    const databaseUrl = await emptyPostgres();
    const site = await startServer({ env: { WORKERS: '2', DATABASE_URL: databaseUrl, SMTP_URL: smtp.url } });
    for (const email of [left, gone]) {
      expect((await site.post('/jp/newsletter', asking(email))).status).toBe(303);
      expect((await site.post(newsLinkIn((await lastTo(email, 1)).text), { act: 'confirm' })).status).toBe(303);
    }
    refused = gone;
    const { newsletter } = staffCommands({ dataDir: site.dataDir, databaseUrl });
    expect(await newsletter('send', 'one', 'bill-labels', '--yes')).toContain(': 2 mails');
    expect(await newsletter('send', 'one', '--yes')).toContain(': 0 mails');
    const { headers } = await lastTo(left, 2);
    const press = new URL(/<(.*)>/.exec(headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? '');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => site.post(press.pathname, { 'List-Unsubscribe': 'One-Click' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await eventually(async () => (await newsletter('list')).includes('bounced 1'), true);
    expect(await newsletter('list')).toContain('left 1');
    await site.stop();
    await smtp.stop();
  });
});
