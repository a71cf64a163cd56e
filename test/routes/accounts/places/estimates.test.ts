// Estimates saved by name: their owners, their readers and their limits, at a site that keeps its own accounts and at
// one whose back end keeps them.
import { lineCode } from '../../../../src/shared/calculators/estimate.ts';
import { longestName } from '../../../../src/shared/forms/estimateLimits.ts';
import { accountPlaces, callersOf, linkIdIn, password, startAccountSite } from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { contentOfTests } from '../../../support/contentOfTests.ts';
import { encoded } from '../../../support/formEntries.ts';
import { faultsIn } from '../../../support/formSite.ts';
import { textOf } from '../../../support/html.ts';
import { sealed, shop } from '../../../support/sampleEstimate.ts';
import { siteOf } from '../../../support/siteOf.ts';

type Kept = { id: string; name: string; code: string; savedAt: number; sender?: string };

inside.each(accountPlaces)('estimates of accounts, %s', (place) => {
  const contentFolder = contentOfTests();
  let code = '';
  const site = siteOf(() => startAccountSite({ replaced: { contentFolder } }, place));
  beforeAll(async () => {
    const lines = shop.map(lineCode).join(',');
    const made = await site
      .post('/basket', { Accept: 'application/json' })
      .type('form')
      .send(encoded({ lang: 'en', name: 'Web shop', lines }));
    code = made.body.result.code;
  });
  const { someone, member } = callersOf(site);

  type Caller = Awaited<ReturnType<typeof member>>;
  const keptOf = async (caller: Caller): Promise<Kept[]> => (await caller.read('me')).body.result.estimates;
  const ofOthers = async (caller: Caller): Promise<Kept[]> =>
    (await caller.read('me')).body.result.own.company.estimates;
  const asks = async (caller: Caller, call: string, body: Record<string, string>) =>
    faultsIn(await caller.ask(`estimates${call}`, body));

  test('are saved, shown with their sum, renamed, exported, and deleted', async () => {
    const owner = await member('kept-owner');
    expect(await keptOf(owner)).toEqual([]);
    expect(await asks(owner, '', { name: ' Web \n shop ', estimate: code })).toEqual({});
    const [kept] = await keptOf(owner);
    expect(kept).toMatchObject({ name: 'Web shop', code });
    const page = textOf((await owner.get('/en/account')).text);
    expect(page).toMatch(/My estimates.*Web shop.*US\$5,273\.20/s);
    expect(await asks(owner, '/rename', { id: kept?.id ?? '', name: 'Shop of 2027' })).toEqual({});
    expect((await owner.read('export')).body.estimates).toMatchObject([{ name: 'Shop of 2027', code }]);
    expect(await asks(owner, '/remove', { id: kept?.id ?? '' })).toEqual({});
    expect(await keptOf(owner)).toEqual([]);
    expect(await asks(owner, '/remove', { id: kept?.id ?? '' })).toEqual({ form: 'estimateGone' });
  });

  test('cannot be reached by anyone else', async () => {
    const [owner, stranger] = [await member('reach-owner'), await member('reach-other')];
    await asks(owner, '', { name: 'Mine', estimate: code });
    const [kept] = await keptOf(owner);
    for (const [call, body] of [
      ['/rename', { id: kept?.id ?? '', name: 'Theirs' }],
      ['/remove', { id: kept?.id ?? '' }],
    ] as const)
      expect([call, await asks(stranger, call, body)]).toEqual([call, { form: 'estimateGone' }]);
    expect((await keptOf(owner)).map(({ name }) => name)).toEqual(['Mine']);
    expect((await someone().ask('estimates', { name: 'Nobody', estimate: code })).status).toBe(401);
  });

  test.each([
    ['without a name', { name: '  ', estimate: sealed(shop) }, { name: 'estimateName' }],
    [
      'with another signature',
      { name: 'Made up', estimate: sealed(shop, {}, 'x'.repeat(40)) },
      { estimate: 'estimateGone' },
    ],
    ['of nothing', { name: 'Empty', estimate: sealed([]) }, { estimate: 'estimateGone' }],
    ['too long', { name: 'Long', estimate: '1'.repeat(1951) }, { estimate: 'estimateGone' }],
  ])('is not kept %s', async (_, body, faults) => {
    const owner = await member(`odd-${Object.keys(faults)[0]}-${body.estimate.length}`);
    expect([await asks(owner, '', body), await keptOf(owner)]).toEqual([faults, []]);
  });

  test('are limited to fifty, and their names in length', async () => {
    const owner = await member('many-owner');
    for (let at = 0; at < 50; at += 1) await asks(owner, '', { name: `${at} ${'網'.repeat(70)}`, estimate: code });
    expect(await asks(owner, '', { name: 'One more', estimate: code })).toEqual({ form: 'estimatesFull' });
    const kept = await keptOf(owner);
    expect([kept.length, Array.from(kept[0]?.name ?? '').length]).toEqual([50, longestName]);
  });

  test('are seen by the company that their owner had joined before', async () => {
    const [owner, other] = [await member('firm-owner'), await member('firm-other')];
    await asks(other, '', { name: 'Of before', estimate: code });
    await owner.ask('company', { name: 'Harbour' });
    await owner.ask('company/invite', { email: 'firm-other@example.com' });
    await someone().ask('joinCompany', { link: linkIdIn(await site.lastMail('firm-other@example.com')), password });
    expect(await ofOthers(owner)).toEqual([]);
    await asks(other, '', { name: 'Since then', estimate: code });
    expect(await ofOthers(owner)).toMatchObject([{ name: 'Since then', code, sender: 'firm-other' }]);
    expect(textOf((await owner.get('/en/account')).text)).toMatch(/Other members' estimates.*Since then.*firm-other/s);
    const [theirs] = await ofOthers(owner);
    expect(await asks(owner, '/remove', { id: theirs?.id ?? '' })).toEqual({ form: 'estimateGone' });
    expect(faultsIn(await other.ask('erase', { password }))).toEqual({});
    expect(await ofOthers(owner)).toEqual([]);
  });

  test('are saved from the page, which shows the form only to logged-in visitors', async () => {
    const owner = await member('page-owner');
    const address = `/en/estimate?e=${code}`;
    const form = 'action="/webapi/account/estimates"';
    expect([
      (await owner.get(address)).text.includes(form),
      (await someone().get(address)).text.includes(form),
    ]).toEqual([true, false]);
  });
});
