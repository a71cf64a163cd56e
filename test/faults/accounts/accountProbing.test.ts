// Rows 24 and 25: asking which mailboxes have an account reveals nothing; links in mails name our own host, whatever
// host the request names.
import { codeIn, linkIn, startAccountSite, type AccountSite } from '../../support/accountSite.ts';
import { mainHost } from '../../support/client.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { addressOf, guesserAt, type Guesser } from '../../support/guesser.ts';

const password = 'Harbour-2026';
const email = 'owner@example.com';

async function register(site: AccountSite): Promise<void> {
  const owner = site.visitor();
  await owner.post('/en/register', { userName: 'owner', email, agreement: 'yes', password, confirm: password });
  await owner.post(linkIn(await site.lastMail(email)), { password, confirm: password });
}

test(
  'mailboxes are probed',
  async () => {
    const probes = counts(150, 10_000);
    const site = await startAccountSite();
    await register(site);
    const prober = guesserAt(site.base);
    const asked = await prober.each(probes, (at) =>
      prober.post(
        '/webapi/account/code',
        { method: 'email', email: `p${at}@example.com`, purpose: 'reset' },
        { address: addressOf(at) },
      ),
    );
    const told = asked.filter(({ status, code }) => status !== 200 || code !== 0).length;
    const differing = await differences(prober, site);
    report({
      row: 24,
      fault: 'accounts looked for by name',
      promise: 'nobody is told; answers are alike',
      count: `${probes} probes`,
      result: `${told} told; ${differing.length} answers differ`,
      lost: told + differing.length,
    });
    expect(told).toBe(0);
    expect(differing).toEqual([]);
    await prober.close();
    await site.close();
  },
  faultTimeoutMs,
);

const fresh = { password: 'Quay-Lantern-77', confirm: 'Quay-Lantern-77' };

/** Sends the same request for a mailbox with an account and for one without; lists the differences. */
async function differences(prober: Guesser, site: AccountSite): Promise<string[]> {
  const nobody = 'nobody@example.com';
  /** Six digits that were not sent. */
  const wrong = async () => (codeIn(await site.lastMail(email)) === '123456' ? '654321' : '123456');
  const pairs: [string, (who: string, at: number) => Record<string, string> | Promise<Record<string, string>>][] = [
    ['/en/login', (account) => ({ account, password: 'Wrong-2026' })],
    ['/webapi/account/login', (account) => ({ account, password: 'Wrong-2026' })],
    ['/webapi/account/resend', (who) => ({ email: who })],
    ['/webapi/account/code', (who) => ({ method: 'email', email: who, purpose: 'reset' })],
    ['/webapi/account/code', (who) => ({ method: 'sms', email: who, purpose: 'reset' })],
    ['/webapi/account/activate', async (who) => ({ method: 'email', email: who, code: await wrong(), ...fresh })],
    ['/webapi/account/reset', async (who) => ({ method: 'email', email: who, code: await wrong(), ...fresh })],
    [
      '/en/register',
      (who, at) => ({ userName: `prober-${at}`, email: who, agreement: 'yes', password, confirm: password }),
    ],
  ];
  const found: string[] = [];
  for (const [path, entries] of pairs) {
    const [known, unknown] = [
      await prober.post(path, await entries(email, 1), { address: addressOf(7001) }),
      await prober.post(path, await entries(nobody, 2), { address: addressOf(7002) }),
    ];
    const said = ({ status, text }: typeof known) =>
      `${status} ${text.replaceAll(/[on]•••|[on]%E2[^"&]*|"question":\{[^}]*\},?/g, '')}`;
    if (said(known) !== said(unknown)) found.push(`${path}: ${said(known)} / ${said(unknown)}`);
  }
  return found;
}

test(
  'a request for a new password names another host',
  async () => {
    const requests = counts(16, 200);
    const site = await startAccountSite();
    const guesser = guesserAt(site.base, 4);
    const forged = [
      (evil: string) => ({ host: evil }),
      (evil: string) => ({ 'x-forwarded-host': evil }),
      (evil: string) => ({ forwarded: `host=${evil};proto=https` }),
      (evil: string) => ({ 'x-host': evil, 'x-forwarded-server': evil, 'x-original-host': evil }),
      (evil: string) => ({ host: `${mainHost}:80@${evil}` }),
      (evil: string) => ({ referer: `https://${evil}/`, 'x-original-url': `https://${evil}/` }),
      (evil: string) => ({ host: `${mainHost}.${evil}` }),
      (evil: string) => ({ 'x-forwarded-proto': `https://${evil}/`, 'x-forwarded-port': evil }),
    ];
    await guesser.each(requests, (at) => {
      const person = { userName: `victim-${at}`, email: `victim${at}@example.com` };
      return guesser.post(
        '/en/register',
        { ...person, agreement: 'yes', password, confirm: password },
        { address: addressOf(at), headers: forged[at % forged.length]?.(`evil${at}.example`) ?? {} },
      );
    });
    const mails = (await site.messages()).map(({ payload }) => JSON.stringify(payload));
    const elsewhere = mails.filter((mail) => mail.includes('evil') || !mail.includes(`://${mainHost}/en/`));
    report({
      row: 25,
      fault: 'forged hosts while a link is asked for',
      promise: 'links from configuration',
      count: `${requests} forged hosts`,
      result: `${mails.length} mails, ${elsewhere.length} with another host`,
      lost: elsewhere.length,
    });
    expect(mails.length).toBeGreaterThan(requests / 4);
    expect(elsewhere).toEqual([]);
    await guesser.close();
    await site.close();
  },
  faultTimeoutMs,
);
