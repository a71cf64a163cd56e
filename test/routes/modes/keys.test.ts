// The site's key: weak keys and files without a key are refused; the older of two still verifies what it signed.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadConfig } from '../../../src/server/config.ts';
import { inside, root } from '../../support/app.ts';
import { Secret, TOTP } from 'otpauth';
import { callAs, json, linkIn, startAccountSite, type AccountSite } from '../../support/accountSite.ts';
import { startServer } from '../../support/serverProcess.ts';

const old = 'a key that was good for some years, and is known to too many';
const fresh = 'the key that takes its place from this very evening onwards';

/** Why a site does not start; empty when it does. */
async function refusal(env: Record<string, string>): Promise<string> {
  try {
    await (await startServer({ env })).stop();
    return '';
  } catch (error) {
    return String(error);
  }
}

inside('the key of a site', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-keys-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test.each([
    ['short', 'k3y-of-31-characters-is-too-short'.slice(0, 31)],
    ['always the same letter', 'x'.repeat(64)],
    ['the same word again and again', 'Password1-'.repeat(5)],
    ['one of two that is weak', `${fresh}|${'y'.repeat(40)}`],
    ['one of three', `${fresh}|${old}|${fresh}3`],
  ])('in a setting is refused when it is %s', (_name, secret) => {
    for (const name of ['SESSION_SECRET', 'API_SECRET'])
      expect(() => loadConfig({ [name]: secret })).toThrow(`${name}: must`);
  });

  test('that is refused stops the start', async () => {
    expect(await refusal({ SESSION_SECRET: 'x'.repeat(64) })).toContain('SESSION_SECRET: must');
  });

  test.each([
    ['empty', ''],
    ['cut short', '6f2a90c1'],
  ])('in a file that is %s is refused, and the file is kept for inspection', async (_name, content) => {
    const file = join(dataDir, 'secret');
    writeFileSync(file, content);
    expect(await refusal({ DATA_DIR: dataDir })).toContain(`${file} holds no key`);
    expect(readFileSync(file, 'utf8')).toBe(content);
    rmSync(file);
  });

  const run = promisify(execFile);
  const making = (folder: string) =>
    `import { openSecrets } from ${JSON.stringify(join(root, 'src/server/secrets.ts'))};
     console.log(openSecrets([], ${JSON.stringify(folder)}).sign('attachmentLinks', 'x'));`;

  test('is the same for all processes that start at once', async () => {
    const folder = join(dataDir, 'together');
    const starts = Array.from({ length: 4 }, () =>
      run(process.execPath, ['--no-warnings', '--input-type=module', '-e', making(folder)]),
    );
    const signatures = (await Promise.all(starts)).map(({ stdout }) => stdout);
    expect(new Set(signatures).size).toBe(1);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  test('is never written in part when the disk is full', async () => {
    const folder = join(dataDir, 'full');
    const script = `ulimit -f 0; exec "$0" --no-warnings --input-type=module -e "$1"`;
    await expect(run('sh', ['-c', script, process.execPath, making(folder)])).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name === 'secret')).toEqual([]);
  });
});

inside('a key that takes the place of another', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-ring-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const person = { userName: 'keeper', email: 'keeper@example.com', agreement: 'yes' };
  const password = 'Harbour-2026';
  let ahead = 0;
  const open = (secret: string) =>
    startAccountSite({
      env: { DATA_DIR: dataDir, SESSION_SECRET: secret, CONSOLE_URL: 'https://console.example/in' },
      replaced: { clock: () => Date.now() + ahead },
    });
  async function registered(site: AccountSite, name: string) {
    const visitor = site.visitor();
    const email = `${name}@example.com`;
    await visitor.post('/en/register', { ...person, userName: name, email, password, confirm: password });
    await visitor.post(linkIn(await site.lastMail(email)), { password, confirm: password });
    return visitor;
  }
  const keysOf = async (site: AccountSite) => {
    const { body } = await site.get('/webapi/account/keys');
    return (body as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
  };

  test('is the only one that signs, while sessions and console tickets of the previous one stay valid', async () => {
    const before = await open(old);
    const visitor = await registered(before, person.userName);
    await visitor.post('/en/login', { account: person.email, password });
    const session = visitor.cookie('__Host-session') ?? '';
    const [oldKey] = await keysOf(before);
    await before.close();

    const shows = async (site: AccountSite, cookie: string) =>
      (await site.get('/webapi/account/me', { Cookie: `__Host-session=${cookie}` })).status;
    const both = await open(`${fresh}|${old}`);
    expect(await shows(both, session)).toBe(200);
    const [newKey, stillKnown] = await keysOf(both);
    expect(stillKnown).toBe(oldKey);
    const later = both.visitor();
    await later.post('/en/login', { account: person.email, password });
    const newer = later.cookie('__Host-session') ?? '';
    await both.close();

    const alone = await open(fresh);
    expect(await shows(alone, newer)).toBe(200);
    expect(await shows(alone, session)).toBe(401);
    expect(await keysOf(alone)).toEqual([newKey]);
    await alone.close();
  });

  test('opens the estimates that members have kept', async () => {
    const before = await open(old);
    const member = await registered(before, 'planner');
    await callAs(member, 'login', { account: 'planner', password });
    const made = await member.post(
      '/basket',
      { lang: 'en', name: 'Quote for Lisbon', add: 'server g1.large 3 12' },
      json,
    );
    const { code } = made.body.result;
    expect((await callAs(member, 'estimates', { name: 'Quote for Lisbon', estimate: code })).status).toBe(200);
    await before.close();
    const alone = await open(fresh);
    const again = alone.visitor();
    await callAs(again, 'login', { account: 'planner', password });
    const link = /href="(\/en\/estimate\?e=[^"]+)"/.exec((await again.get('/en/account')).text)?.[1] ?? '';
    const shown = await again.get(link);
    expect([shown.status, shown.text.includes('Quote for Lisbon')]).toEqual([200, true]);
    await alone.close();
  });

  test('takes over the secret of an authenticator app when it is next used', async () => {
    const codeNow = (secret: string) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead });
    const before = await open(old);
    const member = await registered(before, 'stepper');
    const account = 'stepper';
    await callAs(member, 'login', { account, password });
    await callAs(member, 'second/begin', { password });
    const { result } = (await member.get('/webapi/account/me', json)).body as {
      result: { second: { pending: { secret: string } } };
    };
    const { secret } = result.second.pending;
    await callAs(member, 'second/confirm', { otp: codeNow(secret) });
    await before.close();

    for (const key of [`${fresh}|${old}`, fresh]) {
      ahead += 60_000;
      const site = await open(key);
      const again = site.visitor();
      await callAs(again, 'login', { account, password });
      expect([key, (await callAs(again, 'second', { otp: codeNow(secret) })).body.code]).toEqual([key, 0]);
      await site.close();
    }
  });
});
