// A brand without a product's page publishes none of its prices as data, and describes none.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { priceDataPath, priceFormats, priceLists, type PriceList } from '../../../src/shared/webapi/priceLists.ts';
import { inside, startApp } from '../../support/app.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('a brand without the pages of DDoS protection and of traffic', () => {
  const contentFolder = contentOfTests();
  const site = siteOf(async () => {
    const file = path.join(contentFolder, 'site.yaml');
    writeFileSync(file, `${readFileSync(file, 'utf8').replace(/^without: .*\n/m, '')}\nwithout: [ddos, cdn]\n`);
    return startApp({ replaced: { contentFolder } });
  });

  // Packs stand on the pages of their campaigns as well.
  const published: readonly PriceList[] = priceLists.filter((list) => list !== 'ddos' && list !== 'cdn-traffic');

  test('answers 404 for their price lists, and 200 for the others', async () => {
    const known = async (list: PriceList) =>
      Promise.all(priceFormats.map(async (format) => (await site.get(priceDataPath(list, format))).status === 200));
    const answers = await Promise.all(priceLists.map(async (list) => [list, await known(list)] as const));
    expect(answers).toEqual(priceLists.map((list) => [list, priceFormats.map(() => published.includes(list))]));
  });

  test('names only the others to language models and in the description of the API', async () => {
    const { text } = await site.get('/llms.txt');
    expect(priceLists.filter((list) => text.includes(priceDataPath(list, 'json')))).toEqual(published);
    const { paths } = JSON.parse((await site.get('/webapi/openapi.json')).text) as {
      paths: Record<string, { get: { parameters: { schema: { enum: string[] } }[] } }>;
    };
    for (const format of priceFormats)
      expect(paths[`/data/prices/{list}.${format}`]?.get.parameters[0]?.schema.enum).toEqual(published);
  });
});
