// The address of a personal link grants access: no other site learns it, and no cache keeps its pages.
import type { Response } from 'supertest';
import { chosen, codeIn, fresh, linkIn, password, saysCode, startAccountSite } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('personal links', () => {
  const site = siteOf(startAccountSite);

  const quiet = ({ headers }: Response) => [
    headers['referrer-policy'],
    headers['cache-control'],
    headers['x-robots-tag'],
  ];
  const kept = ['no-referrer', expect.stringContaining('no-store')];

  test('as they are opened, come back with a fault, are pressed, and are over', async () => {
    const visitor = site.visitor();
    const email = 'linked@example.com';
    await visitor.post('/en/register', { userName: 'linked', email, agreement: 'yes', ...chosen });
    const verify = linkIn(await site.lastMail(email));
    expect(quiet(await visitor.get(verify))).toMatchObject(kept);
    expect(quiet(await visitor.post(verify, chosen))).toMatchObject(kept);
    const over = await visitor.get(verify);
    expect([over.status, ...quiet(over)]).toMatchObject([410, ...kept]);

    await visitor.post('/en/forget', { method: 'email', email, send: 'code' });
    const reset = linkIn(await site.lastMail(email));
    expect(quiet(await visitor.get(reset))).toMatchObject(kept);
    const back = await visitor.post(reset, { password: 'short', confirm: 'short' });
    expect([back.status, ...quiet(back)]).toMatchObject([422, ...kept]);
    expect(back.text).not.toContain('value="short"');
  });

  test('pressed twice, its form says that the link is used, on the page and as JSON', async () => {
    const visitor = site.visitor();
    const email = 'twice@example.com';
    await visitor.post('/en/register', { userName: 'twice', email, agreement: 'yes', ...chosen });
    const verify = linkIn(await site.lastMail(email));
    await visitor.post(verify, chosen);
    const again = await visitor.post(verify, chosen);
    expect([again.status, ...quiet(again)]).toMatchObject([410, ...kept]);
    expect(again.text).toContain('already been used');
    const asJson = await visitor.post(verify, chosen, 'application/json');
    expect(asJson.body).toMatchObject({ message: 'This link has been used; log in' });
  });

  test('that a newer mail replaced say so, and open nothing', async () => {
    const visitor = site.visitor();
    const email = 'newer@example.com';
    await visitor.post('/en/register', { userName: 'newer', email, agreement: 'yes', ...chosen });
    const older = linkIn(await site.lastMail(email));
    await visitor.post('/en/login?dialog=verify', { email });
    const newer = linkIn(await site.lastMail(email));
    expect(newer).not.toBe(older);
    const over = await visitor.get(older);
    expect([over.status, over.text.includes('please open that one')]).toEqual([410, true]);
    const asJson = await visitor.post(older, chosen, 'application/json');
    expect(asJson.body).toMatchObject({ message: 'A newer e-mail has replaced this link; open the newest one' });
    expect((await visitor.post(newer, chosen)).status).toBe(303);
  });

  test.each(['/en/c0c10d2026a1', '/en/c0c10d2025f7', `/en/${'a'.repeat(40)}`, `/en/${'a'.repeat(40)}/`])(
    'links of a campaign and unknown links: %s',
    async (path) => {
      expect((await site.visitor().get(path)).headers['referrer-policy']).toBe('no-referrer');
    },
  );

  test.each([
    ['as a text', '{"code":"482913"}', true],
    ['as a number', '{"code":482913}', true],
    ['in a field', '<input value="482913">', true],
    ['in an address', '/en/forget?code=482913', true],
    ['as the example in its field', '<input placeholder="482913">', false],
    ['in a colour', '#482913', false],
    ['in a time', '{"time":1764482913000}', false],
    ['as the number of a process', '{"pid":482913}', false],
  ])('a code that stands %s is said or is there by chance', (_where, text, isSaid) => {
    expect(saysCode(text, '482913')).toBe(isSaid);
  });

  test('neither a code nor a link stands in the address or the HTML of what follows', async () => {
    const visitor = site.visitor();
    const email = 'quiet@example.com';
    await visitor.post('/en/register', { userName: 'quiet_one', email, agreement: 'yes', ...chosen });
    await visitor.post(linkIn(await site.lastMail(email)), chosen);
    await visitor.post('/en/forget', { method: 'email', email, send: 'code' });
    const mail = await site.lastMail(email);
    const [code, link] = [codeIn(mail), linkIn(mail).split('/').at(-1) ?? ''];
    const form = { method: 'email', email, code, password, confirm: 'Another-2026' };
    const back = await visitor.post('/en/forget', form);
    expect(back.status).toBe(422);
    for (const secret of [link, password]) expect(back.text).not.toContain(secret);
    const done = await visitor.post('/en/forget', { ...form, ...fresh });
    expect(done.status).toBe(303);
    for (const secret of [code, link, 'Quay-Lantern']) expect(done.headers['location']).not.toContain(secret);
    const next = await visitor.get(String(done.headers['location']));
    for (const secret of [link, 'Quay-Lantern']) expect(next.text).not.toContain(secret);
    expect([back.text, next.text].map((text) => saysCode(text, code))).toEqual([false, false]);
  });
});
