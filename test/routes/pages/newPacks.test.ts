// Packs are those of content/: on the page for new customers exactly those that open an account, and in the form after a payment
// those that staff have written there.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bonusOf } from '../../../src/shared/calculators/prepaidNeed.ts';
import { inside, startApp, uncached } from '../../support/app.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { faultsIn, startFormSite } from '../../support/formSite.ts';
import { decoded } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

const { prices, exchange } = onceAWorker.content();
const packs = prices.prepaid.filter(({ tabs }) => tabs.includes('new'));
const highest = Math.max(...packs.map((pack) => bonusOf(pack).percent));

test('each pack has its cell, and the one with the highest bonus says so', async () => {
  const app = await startApp({ env: uncached });
  const { text } = await app.get('/zh-tw/newcustomer');
  await app.close();
  const section = /<section[^>]*id="packs"[^]*?<\/section>/.exec(decoded(text))?.[0] ?? '';
  const cells = section.split('<h3>').slice(1);
  expect(cells).toHaveLength(packs.length);
  // Amounts in TWD are no prices: the page says at which rate they were counted.
  const told = section.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' ');
  expect(told).toMatch(/本頁的新台幣金額為概算，以/);
  expect(told).toContain(`1 美元兌新台幣 ${exchange.twdPerUsd.rate}`);
  packs.forEach((pack, index) => {
    const cell = cells[index] ?? '';
    for (const amount of [`US$${pack.payUsd.toLocaleString('en')}`, `US$${pack.creditUsd.toLocaleString('en')}`])
      expect(cell).toContain(amount);
    expect(cell).toContain(`約 NT$${pack.approxTwd.toLocaleString('en')}`);
    expect(cell.includes('加贈比例最高')).toBe(bonusOf(pack).percent === highest);
    expect(cell).toContain(`/zh-tw/contact_us?product=newcustomer&plan=pack`);
  });
});

inside('packs that staff change', () => {
  const contentFolder = contentOfTests();
  const site = siteOf(async () => {
    const file = path.join(contentFolder, 'prices/prepaid.yaml');
    const text = readFileSync(file, 'utf8').replace(/^- \{ payUsd: 1000,.*\n/m, '');
    writeFileSync(file, `${text}- { payUsd: 4000, creditUsd: 4200, approxTwd: 132000, tabs: [topup] }\n`);
    return startFormSite({ env: uncached, replaced: { contentFolder } });
  });

  test('are the packs of the form after a payment', async () => {
    const { text } = await site.get('/en/success?plan=4000&type=topup');
    const offered = [...text.matchAll(/<option value="(\d+)"( selected)?/g)].map(
      ([, pack, chosen]) => pack + (chosen ?? ''),
    );
    expect(offered).toEqual(['500', '2000', '3000', '4000 selected']);
  });

  test.each([
    ['a top-up with a new pack', { demandType: 'topUp', plan: '4000' }, undefined],
    ['a new account with a pack for both', { demandType: 'newAccount', plan: '2000' }, undefined],
    ['a new account with a pack for top-ups', { demandType: 'newAccount', plan: '4000' }, { plan: 'planTopUp' }],
    ['a pack that is gone', { demandType: 'topUp', plan: '1000' }, { plan: 'choice' }],
  ])('decide what is accepted: %s', async (_name, asked, faults) => {
    const answer = await site.sendJson('/en/success', entriesFor('success', 'en', asked));
    expect(faults ? faultsIn(answer) : answer.body.code).toEqual(faults ?? 0);
  });

  test.each(['2000', '4000'])('an address selects a pack only if a new account can buy it: %s', async (pack) => {
    const { text } = await site.get(`/en/success?plan=${pack}&type=new`);
    expect(text.includes(`<option value="${pack}" selected`)).toBe(pack === '2000');
  });

  test('are written as money to the desk', async () => {
    await site.sendJson('/en/success', entriesFor('success', 'en', { demandType: 'topUp', plan: '4000' }));
    expect(JSON.stringify(await site.messages())).toContain('US$4,000');
  });
});
