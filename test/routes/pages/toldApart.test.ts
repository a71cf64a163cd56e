// Whatever has been asked before, a visitor gets their own page: two sites are asked for the same views in opposite orders, and answer alike.
import type { View } from '../../../src/server/render/View.ts';
import type { Varies } from '../../../src/shared/pages/page.ts';
import { startAccountSite, visitorsOf } from '../../support/accountSite.ts';
import { inside, startApp } from '../../support/app.ts';
import { clientOf, mainHost } from '../../support/client.ts';
import { encoded, type Entries } from '../../support/formEntries.ts';
import { onAWorkday } from '../../support/taipei.ts';

type Asked = { at: string; host?: string; cookie?: string; sent?: Entries };
type Pair = readonly [Asked, Asked];

const cdn = '/en/cdn';
const pairAt = (one: string, other: string): Pair => [{ at: one }, { at: other }];
const enquiry = (company: string): Asked => ({
  at: '/en/contact_us',
  sent: { key: '53c7f2e6-5061-4af9-8f6a-4974da1d6d54', company },
});

/** The compiler asks for a pair of each new name. */
const varied: { readonly [Name in keyof Varies]: Pair } = {
  consent: [{ at: cdn }, { at: cdn, cookie: 'consent=reject' }],
};

/** By the part of a view in which two differ. The compiler asks about each new part: for pairs, or for the test that tells them apart. */
const views: { readonly [Part in keyof View]: readonly Pair[] | string } = {
  // At an address that a page refuses there is the page for unknown ones.
  match: [pairAt('/en/server', '/jp/server'), pairAt('/en/blog', '/en/blog?page=99')],
  path: [pairAt('/en/blog/cdn-decimal-tb', '/en/blog/ddos-drill')],
  query: [
    pairAt(cdn, `${cdn}?cur=twd`),
    pairAt(`${cdn}?gb=1`, `${cdn}?gb=2`),
    pairAt(cdn, `${cdn}?dialog=login`),
    pairAt(`${cdn}?dialog=login`, `${cdn}?dialog=register`),
  ],
  host: [[{ at: cdn }, { at: cdn, host: 'sg.cocloud.example' }]],
  // Only one of the first two is https.
  origin: [mainHost, 'localhost:2'].map((host): Pair => [
    { at: cdn, host: 'localhost:1' },
    { at: cdn, host },
  ]),
  varies: Object.values(varied),
  form: [
    [{ at: '/en/contact_us' }, enquiry('Company A')],
    [enquiry('Company A'), enquiry('Company B')],
  ],
  visitor: 'below',
  defaultLocale: 'routes/modes/answers',
  now: 'routes/pages/readyDays',
  sentAt: 'routes/pages/readyDays',
};

const pairs = Object.entries(views).flatMap(([part, list]) =>
  typeof list === 'string' ? [] : list.map((pair) => ({ part, pair })),
);

/** Of one request, not of the page. */
const passing = new Set(['date', 'x-request-id', 'server-timing']);

async function answer(base: string, { at, host = mainHost, cookie, sent }: Asked): Promise<string> {
  const site = clientOf(base, host);
  const headers: Record<string, string> = cookie === undefined ? {} : { Cookie: cookie };
  const answered = await (sent ? site.post(at, headers).type('form').send(encoded(sent)) : site.get(at, headers));
  const lasting = Object.entries(answered.headers).filter(([name]) => !passing.has(name));
  return JSON.stringify([answered.status, lasting, answered.text]);
}

inside('each visitor gets their own page', () => {
  test.each(pairs)('also of two that differ in their $part ($#)', async ({ pair }) => {
    const env = { SESSION_SECRET: 'the same for both sites of this test', CAPTCHA: 'off' };
    const start = () => startApp({ env, replaced: { clock: onAWorkday } });
    const [site, twin] = await Promise.all([start(), start()]);
    const answers = new Map(pair.map((one) => [one, new Set<string>()]));
    // Made, found by its key, and found by its address.
    for (let time = 0; time < 3; time += 1) {
      for (const one of pair) answers.get(one)?.add(await answer(site.base, one));
      for (const one of pair.toReversed()) answers.get(one)?.add(await answer(twin.base, one));
    }
    await Promise.all([site.close(), twin.close()]);
    expect([...answers.values()].map(({ size }) => size)).toEqual([1, 1]);
    const [one, other] = [...answers.values()].flatMap((texts) => [...texts]);
    expect(one).not.toBe(other);
  });

  test('also of two members', async () => {
    const site = await startAccountSite();
    const names = ['lovelace', 'hopper'];
    const members = [];
    for (const name of names) members.push(await visitorsOf(site).member(name));
    for (let time = 0; time < 3; time += 1) {
      for (const [at, member] of members.entries()) {
        const { text } = await member.get('/en/account');
        const shown = names.map((name) => text.includes(name));
        expect(shown).toEqual([at === 0, at === 1]);
      }
    }
    await site.close();
  });
});
