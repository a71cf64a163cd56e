// One IPv6 line has countless addresses: wherever one address is limited, its whole network is.
import { callersOf, password, startAccountSite } from '../../support/accountSite.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { startFormSite } from '../../support/formSite.ts';
import { encoded, entriesFor } from '../../support/formEntries.ts';
import { guesserAt } from '../../support/guesser.ts';

const tries = counts(150, 1_500);
/** An address in the same network, in each spelling: short, long, in capitals. */
const neighbour = (at: number): string =>
  [`2001:db8:0:7::${at.toString(16)}`, `2001:0DB8:0000:0007:1::${at.toString(16)}`, `2001:db8:0:7:2:3:4:${at}`][
    at % 3
  ] ?? '';
const elsewhere = '2001:db8:0:8::1';

test(
  'log-ins from one /64 are refused like those from one address',
  async () => {
    const site = await startAccountSite();
    const guesser = guesserAt(site.base, 8);
    const refused = async (addressOf: (at: number) => string) => {
      // Unknown account names: only the limit on the sender counts.
      const answers = await guesser.each(tries, (at) =>
        guesser.post('/en/login', { account: `nobody-${at}`, password: 'Guess-2026' }, { address: addressOf(at) }),
      );
      return answers.filter(({ status }) => status === 429).length;
    };
    const fromOne = await refused(() => '192.0.2.77');

    const fromNetwork = await refused(neighbour);
    const other = await guesser.post('/en/login', { account: 'x', password: 'Guess-2026' }, { address: elsewhere });
    report({
      row: 22,
      fault: 'log-ins from many addresses of one IPv6 network',
      promise: 'refused as from one address; the network beside it is not',
      count: `${tries} tries each`,
      result: `${fromOne} refused from one address, ${fromNetwork} from one /64`,
      lost: fromOne - fromNetwork,
    });
    expect(fromOne).toBe(tries - 60);
    expect(fromNetwork).toBe(fromOne);
    expect(other.status).toBe(422);
    await guesser.close();
    await site.close();
  },
  faultTimeoutMs,
);

test(
  'guesses at one account from the lines of one /48 are bounded, and its owner gets in from a known browser there',
  async () => {
    const lines = counts(60, 600);
    const site = await startAccountSite();
    const guesser = guesserAt(site.base, 4);
    const visitor = await callersOf(site).member('lined-owner');
    const known = `known=${visitor.cookie('known')}`;
    const logIn = (typed: string, line: number, cookie = '') =>
      guesser.post(
        '/webapi/account/login',
        { account: 'lined-owner', password: typed },
        { address: `2001:db8:77:${line.toString(16)}::1`, headers: { ...(cookie && { cookie }) } },
      );
    const answers = await guesser.each(lines, (at) => logIn(`Guess-${at}`, at));
    const compared = answers.filter(({ status }) => status === 422).length;
    const nearby = await logIn(password, lines, known);
    report({
      row: 22,
      fault: 'passwords of one account guessed from every line of one IPv6 network',
      promise: 'bounded as from few addresses; the owner gets in',
      count: `${lines} lines`,
      result: `${compared} compared`,
      lost: Math.max(0, compared - 20),
    });
    expect(compared).toBe(20);
    expect(nearby.status).toBe(200);
    await guesser.close();
    await site.close();
  },
  faultTimeoutMs,
);

test('forms and registrations from one /64 count as from one address', async () => {
  const site = await startFormSite({ env: { FORM_LIMIT: '4', TRUST_PROXY: 'true' } });
  const statuses = async (path: string, entriesAt: (at: number) => Parameters<typeof encoded>[0]) => {
    const answers = [];
    for (let at = 0; at < 6; at += 1)
      answers.push(
        await site
          .post(path, { Accept: 'application/json', 'X-Forwarded-For': neighbour(at) })
          .type('form')
          .send(encoded(entriesAt(at))),
      );
    return answers.map(({ status }) => status);
  };
  const contact = await statuses('/en/contact_us', (at) => entriesFor('contactUs', 'en', { company: `No ${at}` }));
  expect(contact).toEqual([200, 200, 200, 200, 429, 429]);
  const verify = await statuses('/webapi/account/resend', (at) => ({ email: `nobody${at}@example.com` }));
  expect(verify.slice(4)).toEqual([429, 429]);
  await site.close();
});
