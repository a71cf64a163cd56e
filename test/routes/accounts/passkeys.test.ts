// Who may add a passkey, for which site, and how invalid passkeys are answered.
import { vouching } from '../../../src/server/http/vouching.ts';
import { apiSecret, json, password, startAccountSite, visitorsOf } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { mainHost } from '../../support/client.ts';
import { faultsIn } from '../../support/formSite.ts';
import { softPasskey } from '../../support/softPasskey.ts';

inside('passkeys over HTTP', () => {
  test('adding one needs a recent log-in or the password; it belongs to the site, whatever host is requested', async () => {
    let ahead = 0;
    const site = await startAccountSite({ replaced: { clock: () => Date.now() + ahead } });
    const visitor = await visitorsOf(site).registered('keeper');
    const options = (entries = {}) => visitor.post('/webapi/account/passkeys/options', entries, json);
    expect((await options()).status).toBe(401);
    await visitor.post('/en/login', { account: 'keeper', password });
    const fresh = await options();
    expect(fresh.body.result).toMatchObject({ rp: { id: mainHost }, user: { name: 'keeper' } });
    ahead = 11 * 60_000;
    expect(faultsIn(await options())).toEqual({ password: 'passkeyPassword' });
    expect(faultsIn(await options({ password: 'Wrong-2026' }))).toEqual({ password: 'loginFailed' });
    expect((await options({ password })).body.result.challenge).not.toBe(fresh.body.result.challenge);
    for (let tries = 0; tries < 5; tries += 1) await options({ password: 'Wrong-2026' });
    expect((await options({ password })).status).toBe(429);
    const made = await visitor.post('/webapi/account/passkeys/add', { credential: 'none' }, json);
    expect(faultsIn(made)).toEqual({ form: 'passkeyNotMade' });
    const signed = await visitor.post('/webapi/account/passkeys/login', { credential: 'none' }, json);
    expect(faultsIn(signed)).toEqual({ form: 'passkeyFailed' });
    await site.close();
  });

  test('on a name below that of the site they are made and used as well, on any other they are not', async () => {
    const site = await startAccountSite();
    const visitor = await visitorsOf(site).member('aliased');
    const key = softPasskey(mainHost);
    const session = { Cookie: `__Host-session=${visitor.cookie('__Host-session')}`, Accept: json };
    const ask = async (call: string, body: object) =>
      site.post(`/webapi/account/passkeys/${call}`, session).send({ language: 'en', ...body });
    const made = async (origin: string) => {
      const { challenge } = (await ask('options', {})).body.result;
      return (await ask('add', { credential: key.made(challenge, origin) })).status;
    };
    const used = async (origin: string) => {
      const { challenge } = (await ask('login/options', {})).body.result;
      return (await ask('login', { credential: key.signed(challenge, origin) })).status;
    };
    const [own, alias] = [`https://${mainHost}`, `https://www.${mainHost}`];
    for (const foreign of [`https://evil.${mainHost}`, 'https://evil.example', `http://www.${mainHost}`])
      expect([foreign, await made(foreign)]).toEqual([foreign, 422]);
    expect(await made(alias)).toBe(200);
    expect([await used(alias), await used(own), await used(`https://evil.${mainHost}`)]).toEqual([200, 200, 422]);
    await site.close();
  });

  test('visitors of a trusted site are counted apart, although they all come from its address', async () => {
    const site = await startAccountSite({ env: { API_SECRET: apiSecret, FORM_LIMIT: '1' } });
    const asked = async (remoteAddress: string): Promise<number> => {
      const token = await vouching([apiSecret], 'accounts')?.vouch({ remoteAddress, origin: `https://${mainHost}` });
      const headers = { Accept: json, Authorization: `Bearer ${token}` };
      return (await site.post('/webapi/account/passkeys/login/options', headers)).status;
    };
    expect([await asked('192.0.2.1'), await asked('192.0.2.2'), await asked('192.0.2.1')]).toEqual([200, 200, 429]);
    await site.close();
  });
});
