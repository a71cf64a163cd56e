// Rows 24 and 25: who asks which mailboxes have an account learns nothing; links in mails name our own host, whatever he says.
import { linkIn, startAccountSite, type AccountSite } from '../support/accountSite.ts';
import { mainHost } from '../support/client.ts';
import { counts, faultTimeoutMs, report } from '../support/faults.ts';
import { addressOf, guesserAt, type Guesser } from '../support/guesser.ts';

const password = 'Harbour-2026';
const email = 'owner@example.com';

async function register(site: AccountSite): Promise<void> {
  const owner = site.visitor();
  await owner.post('/en/register', { userName: 'owner', email, agreement: 'yes', password, confirm: password });
  await owner.post(linkIn(await site.lastMail(email)), {});
}

test(
  'mailboxes are probed',
  async () => {
    const probes = counts(150, 10_000);
    const checked = await startAccountSite({ env: { CAPTCHA: 'on' } });
    const stranger = guesserAt(checked.base);
    const blind = await stranger.each(probes, (at) =>
      stranger.post(
        '/webapi/account/code',
        { method: 'email', email: `p${at}@example.com`, purpose: 'reset' },
        { address: addressOf(at) },
      ),
    );
    const toldUnchecked = blind.filter(({ code }) => code === 14_050).length;
    await stranger.close();
    await checked.close();

    // He has shown that he is human each time: one address is told five times an hour.
    const site = await startAccountSite();
    await register(site);
    const prober = guesserAt(site.base);
    const asked = await prober.each(counts(40, 1_000), (at) =>
      prober.post('/webapi/account/code', { method: 'email', email: `q${at}@example.com`, purpose: 'reset' }),
    );
    const told = asked.filter(({ code }) => code === 14_050).length;
    const differing = await differences(prober);
    report({
      row: 24,
      fault: 'accounts looked for by name',
      promise: 'told only after the human check, five times an hour; other answers are alike',
      count: `${probes} probes without check, ${asked.length} with`,
      result: `${toldUnchecked} told without, ${told} with; ${differing.length} answers differ`,
      lost: toldUnchecked + Math.max(0, told - 5) + differing.length,
    });
    expect([toldUnchecked, told]).toEqual([0, 5]);
    expect(differing).toEqual([]);
    await prober.close();
    await site.close();
  },
  faultTimeoutMs,
);

/** The same question about a mailbox that has an account and about one that has none. */
async function differences(prober: Guesser): Promise<string[]> {
  const nobody = 'nobody@example.com';
  const pairs: [string, (who: string, at: number) => Record<string, string>][] = [
    ['/en/login', (account) => ({ account, password: 'Wrong-2026' })],
    ['/webapi/account/login', (account) => ({ account, password: 'Wrong-2026' })],
    ['/webapi/account/resend', (who) => ({ email: who })],
    [
      '/en/register',
      (who, at) => ({ userName: `prober-${at}`, email: who, agreement: 'yes', password, confirm: password }),
    ],
  ];
  const found: string[] = [];
  for (const [path, entries] of pairs) {
    const [known, unknown] = [
      await prober.post(path, entries(email, 1), { address: addressOf(7001) }),
      await prober.post(path, entries(nobody, 2), { address: addressOf(7002) }),
    ];
    const said = ({ status, text }: typeof known) => `${status} ${text.replaceAll(/[on]•••|[on]%E2[^"&]*/g, '')}`;
    if (said(known) !== said(unknown)) found.push(`${path}: ${said(known)} / ${said(unknown)}`);
  }
  return found;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test(
  'the time of a log-in tells nothing',
  async () => {
    const site = await startAccountSite();
    await register(site);
    const guesser = guesserAt(site.base, 1);
    let addresses = 0;
    const timed = async (account: string): Promise<number> => {
      addresses += 1;
      const before = performance.now();
      await guesser.post('/en/login', { account, password: 'Wrong-2026' }, { address: addressOf(addresses) });
      return performance.now() - before;
    };
    const pairs = counts(30, 300);
    let apart = Infinity;
    let said = '';
    // What tells would tell in every round; a busy machine does so in one.
    for (let round = 0; round < 4 && apart >= 5; round += 1) {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let at = 0; at < pairs; at += 1) {
        // By turns first and second: neither finds the machine warmer.
        if (at % 2) known.push(await timed(email));
        unknown.push(await timed(`n${round}-${at}@example.com`));
        if (at % 2 === 0) known.push(await timed(email));
      }
      apart = Math.abs(median(known) - median(unknown));
      said = `medians ${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms`;
    }
    report({
      row: 24,
      fault: 'log-in timed for a known and an unknown name',
      promise: 'medians < 5 ms apart',
      count: `${pairs} pairs`,
      result: said,
      lost: apart < 5 ? 0 : 1,
    });
    expect(apart).toBeLessThan(5);
    await guesser.close();
    await site.close();
  },
  faultTimeoutMs,
);

test(
  'another host is named with the wish for a new password',
  async () => {
    const wishes = counts(16, 200);
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
    await guesser.each(wishes, (at) => {
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
      count: `${wishes} forged hosts`,
      result: `${mails.length} mails, ${elsewhere.length} with another host`,
      lost: elsewhere.length,
    });
    expect(mails.length).toBeGreaterThan(wishes / 4);
    expect(elsewhere).toEqual([]);
    await guesser.close();
    await site.close();
  },
  faultTimeoutMs,
);
