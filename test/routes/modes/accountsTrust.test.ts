// Whether a back end believes the site that passes a visitor's account form on: by the secret that both have, or as any client.
import { apiSecret } from '../../support/accountSite.ts';
import { inside, startApp, type App } from '../../support/app.ts';
import { eventually } from '../../support/eventually.ts';
import { encoded } from '../../support/formEntries.ts';

const password = 'Harbour-2026';

const post = (app: App, path: string, entries: Record<string, string>) =>
  app.post(path, { Accept: 'text/html' }).type('form').send(encoded(entries));

inside('a site and its back end', () => {
  test('a site that signs with another secret is not believed', async () => {
    const keeper = await startApp({ env: { API_SECRET: apiSecret } });
    const env = { API_BASE: keeper.base, API_SECRET: apiSecret.toUpperCase(), CAPTCHA: 'off' };
    const site = await startApp({ env });
    const { status } = await post(site, '/en/login', { account: 'wang', password });
    expect(status).toBe(503);
    expect(keeper.logged.map(({ event }) => event)).toContain('account.unvouched');
    await site.close();
    await keeper.close();
  });

  test('without a secret the site solves the proof of work that its back end asks of every client', async () => {
    const keeper = await startApp({ env: { CAPTCHA: 'on' } });
    const site = await startApp({ env: { API_BASE: keeper.base, CAPTCHA: 'off', FORM_LIMIT: '1000' } });
    const person = {
      userName: 'unsigned',
      email: 'unsigned@example.com',
      agreement: 'yes',
      password,
      confirm: password,
    };
    // On a busy machine the work takes longer than a visitor is kept waiting: they are told so, and send the form again.
    const answered = async () => {
      const { status, headers } = await post(site, '/en/register', person);
      return [status, headers['location']];
    };
    await eventually(answered, [303, expect.stringContaining('did=registered')]);
    await site.close();
    await keeper.close();
  });
});
