// Packs for new customers: exactly those that open an account, with the amounts of content/.
import { bonusOf } from '../../../src/shared/calculators/prepaidNeed.ts';
import { startApp, uncached } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import { decoded } from '../../support/html.ts';

const packs = onceAWorker.content().prices.prepaid.filter(({ tabs }) => tabs.includes('new'));
const highest = Math.max(...packs.map((pack) => bonusOf(pack).percent));

test('each pack has its cell, and the one with the highest bonus says so', async () => {
  const app = await startApp({ env: uncached });
  const { text } = await clientOf(app.base).get('/zh-tw/newcustomer');
  await app.close();
  const section = /<section[^>]*id="packs"[^]*?<\/section>/.exec(decoded(text))?.[0] ?? '';
  const cells = section.split('<h3>').slice(1);
  expect(cells).toHaveLength(packs.length);
  packs.forEach((pack, index) => {
    const cell = cells[index] ?? '';
    for (const amount of [`US$${pack.payUsd.toLocaleString('en')}`, `US$${pack.creditUsd.toLocaleString('en')}`])
      expect(cell).toContain(amount);
    expect(cell).toContain(`NT$${pack.approxTwd.toLocaleString('en')}`);
    expect(cell.includes('贈送比例最高')).toBe(bonusOf(pack).percent === highest);
    expect(cell).toContain(`/zh-tw/contact_us?product=newcustomer&plan=pack`);
  });
});
