// A session that ended elsewhere: the browser that had it stops calling its visitor logged in, whatever is asked next.
import { accountPlaces, callersOf, json, password, startAccountSite } from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { cookiesOf } from '../../../support/client.ts';
import { siteOf } from '../../../support/siteOf.ts';

inside.each(accountPlaces)('a session that ended elsewhere, %s', (place) => {
  const site = siteOf(() => startAccountSite({}, place));
  const { member, someone } = callersOf(site);

  const page = '/en/account';
  const call = '/webapi/account/news';
  const log = '/en/login?did=sessionEnded';

  /** What the button for news sends on this account page. */
  function hiddenOf(text: string) {
    const form = text.split(`action="${call}"`)[1]?.split('</form>')[0] ?? '';
    const fields = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
    return Object.fromEntries(Array.from(fields, ([, name, value]) => [name, value]));
  }

  test.each([
    ['the account page', 'ended-page', 'get', page, 'text/html', [302, `${log}&next=%2Fen%2Faccount`]],
    ['a button of it', 'ended-press', 'post', call, 'text/html', [303, log]],
    ['a program', 'ended-call', 'post', call, json, [401, undefined]],
  ] as const)('is forgotten by its browser after %s', async (_, name, method, path, accept, told) => {
    const here = await member(name);
    const there = someone();
    await there.ask('login', { account: name, password });
    expect(here.cookie('member')).toBe(name);
    await there.ask('notMe');
    const { status, headers } = await (method === 'get'
      ? here.get(path, accept)
      : here.post(path, { language: 'en', given: 'no' }, accept));
    expect([status, headers['location']]).toEqual(told);
    expect(here.cookie('member')).toBeUndefined();
  });

  test('is told in the language of the account page by its link to the copy of one’s data', async () => {
    const here = await member('ended-copy');
    const [, link = ''] =
      /href="(\/webapi\/account\/export[^"]*)"/.exec((await here.get(page, 'text/html')).text) ?? [];
    const there = someone();
    await there.ask('login', { account: 'ended-copy', password });
    await there.ask('notMe');
    const { status, headers } = await here.get(link, 'text/html');
    expect([status, headers['location']]).toEqual([303, log]);
  });

  test('a page that is still open changes nothing for whoever has logged in since', async () => {
    const visitor = await member('page-first');
    await member('page-second');
    const hidden = hiddenOf((await visitor.get(page, 'text/html')).text);
    const answers = async () => (await visitor.read('me')).body.result.own?.news.length ?? 0;
    const press = () => visitor.post(call, hidden, 'text/html');
    await visitor.ask('login', { account: 'page-second', password });
    const before = await answers();
    const { status, headers } = await press();
    expect([status, headers['location']]).toEqual([303, log]);
    expect(await answers()).toBe(before);
    // Whoever has logged in stays so.
    expect(visitor.cookie('member')).toBe('page-second');
    await visitor.ask('login', { account: 'page-first', password });
    expect((await press()).headers['location']).toContain('did=newsAnswered');
  });

  test('a page that is still open works after the account got another name in another tab', async () => {
    const visitor = await member('named-first');
    const hidden = hiddenOf((await visitor.get(page, 'text/html')).text);
    await visitor.ask('name', { userName: 'named-second', password });
    await visitor.get(page, 'text/html');
    expect(visitor.cookie('member')).toBe('named-second');
    expect((await visitor.post(call, hidden, 'text/html')).headers['location']).toContain('did=newsAnswered');
  });

  test('a browser that had none is told nothing about one', async () => {
    const stranger = site.visitor();
    for (const answer of [await stranger.get(page), await stranger.post(call, { given: 'no' }, json)])
      expect(cookiesOf(answer)).toEqual([]);
  });
});
