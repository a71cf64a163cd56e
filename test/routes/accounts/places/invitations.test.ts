// Invitations to a company write to mailboxes of strangers: what they may say, and how many an account or address may send.
import { accountPlaces, callersOf, startAccountSite } from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { faultsIn } from '../../../support/formSite.ts';
import { guesserAt } from '../../../support/guesser.ts';
import { siteOf } from '../../../support/siteOf.ts';
import type { Mail } from '../../../../src/server/messages/ports.ts';
import { nothingTold } from '../../../../src/server/store/securityLog.ts';

inside.each(accountPlaces)('invitations to companies, %s', (place) => {
  const site = siteOf(() => startAccountSite({}, place));
  const { member } = callersOf(site);

  type Caller = Awaited<ReturnType<typeof member>>;
  const asks = async (caller: Caller, call: string, body: Record<string, string> = {}) =>
    faultsIn(await caller.ask(`company${call}`, body));

  test('a web address is no name of a company; a name is kept as it can be mailed', async () => {
    const owner = await member('namer');
    for (const name of ['https://evil.example/login', 'Harbour www.evil-bank.loan', 'ｅｖｉｌ．онлайн'])
      expect(await asks(owner, '', { name })).toEqual({ name: 'companyName' });
    expect((await owner.read('me')).body.result.own.company).toBeNull();
    expect(await asks(owner, '', { name: ' ＡＢＣ\u200B  Co.Ltd ' })).toEqual({});
    expect((await owner.read('me')).body.result.own.company.name).toBe('ABC Co.Ltd');
    const banker = await member('banker');
    expect(await asks(banker, '', { name: 'J.P.Morgan' })).toEqual({});
    expect((await banker.read('me')).body.result.own.company.name).toBe('J.P. Morgan');
  });

  test('the mail links to our own site alone, whatever a company is called', async () => {
    const owner = await member('linker');
    await site.inStore(async ({ accounts, companies }) => {
      const account = await accounts.byLogin('linker');
      await companies.make(account?.id ?? '', 'https://evil.example/login', nothingTold);
    });
    expect(await asks(owner, '/invite', { email: 'linked@example.com' })).toEqual({});
    const mails = (await site.inStore(({ outbox }) => outbox.list())).map(({ payload }) => payload as Mail);
    const sent = mails.find(({ to }) => to === 'linked@example.com');
    const targets = [...(sent?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href = '']) => new URL(href).pathname);
    expect(targets).toEqual([expect.stringMatching(/^\/en\/[0-9a-f]{40}$/)]);
    expect(sent?.html).not.toContain('href="https://evil.example');
  });

  test('an account has twenty invitations a day, and does not begin anew with another company', async () => {
    const owner = await member('restarter');
    for (let at = 0; at < 20; at += 1) {
      if (at % 10 === 0) expect(await asks(owner, '', { name: 'Harbour' })).toEqual({});
      expect(await asks(owner, '/invite', { email: `again-${at}@example.com` })).toEqual({});
      if (at % 10 === 9) expect(await asks(owner, '/leave')).toEqual({});
    }
    expect(await asks(owner, '', { name: 'Harbour' })).toEqual({});
    expect(await asks(owner, '/invite', { email: 'again-20@example.com' })).toEqual({ form: 'tooMany' });
    expect(await site.lastMail('again-20@example.com')).toBe('');
    expect(await asks(owner, '/leave')).toEqual({});
    expect(await asks(owner, '', { name: 'Harbour' })).toEqual({ form: 'tooMany' });
  });

  test('one address has forty a day, whichever accounts send them; those that an account is refused use up none', async () => {
    const guesser = guesserAt(site.base, 1);
    const codes: number[] = [];
    for (const name of ['street-1', 'street-2', 'street-3']) {
      const owner = await member(name);
      await asks(owner, '', { name: 'Harbour' });
      const cookie = `__Host-session=${owner.cookie('__Host-session')}`;
      for (let at = 0; at < 21; at += 1) {
        const email = `${name}-${at}@example.com`;
        const asked = { address: '198.51.100.9', headers: { cookie } };
        codes.push((await guesser.post('/webapi/account/company/invite', { email, language: 'en' }, asked)).status);
      }
    }
    await guesser.close();
    const each = [...Array<number>(20).fill(200), 429];
    expect(codes).toEqual([...each, ...each, ...Array<number>(21).fill(429)]);
  });
});
