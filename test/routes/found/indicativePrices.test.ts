// A price that the owner has not given yet is called indicative in data, too: programs compare it like any other.
import { sharedPages } from '../../support/sharedPages.ts';
import { priceDataPath } from '../../../src/shared/webapi/priceLists.ts';

const read = sharedPages();

type Offer = { price: number; description?: string };

const offersOn = (html: string): Offer[] => {
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': { offers?: { offers?: Offer[] } }[] };
  return graph.flatMap(({ offers }) => offers?.offers ?? []);
};

describe.each([
  ['ddos', '/en/ddos', 'indicative'],
  ['sms', '/jp/sms', '参考料金'],
] as const)('an indicative price of %s', (list, page, word) => {
  const samples = () => onceAWorker.content().prices[list].map(({ source }) => source === 'sample');

  test('says so in the price list as data', async () => {
    const { rows } = JSON.parse((await read(priceDataPath(list, 'json'))).text) as { rows: { indicative: boolean }[] };
    expect(rows.map(({ indicative }) => indicative)).toEqual(samples());
    const [head = '', ...lines] = (await read(priceDataPath(list, 'csv'))).text.trim().split('\r\n');
    const at = head.split(',').length - head.split(',').indexOf('indicative');
    expect(lines.map((line) => line.split(',').at(-at))).toEqual(samples().map(String));
  });

  test('says so in the structured data of its page', async () => {
    const offers = offersOn((await read(page)).text);
    expect(offers.map(({ description }) => description)).toEqual(samples().map((is) => (is ? word : undefined)));
  });
});
