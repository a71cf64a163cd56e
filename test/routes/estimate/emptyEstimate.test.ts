// The page of an estimate without lines: its list of published prices, and what it answers who looks for an earlier one.
import { localeCodes, localeOf } from '../../../src/shared/i18n/locales.ts';
import { usd } from '../../../src/shared/i18n/numbers.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { inside } from '../../support/app.ts';
import { startFormSite } from '../../support/formSite.ts';
import { decoded, textOf } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

const { usdPerGb } = onceAWorker.content().prices.bandwidth;

inside('an empty estimate', () => {
  const form = siteOf(startFormSite);

  test.each(localeCodes)('in %s traffic has the price of a gigabyte to its last decimal', async (code) => {
    const locale = localeOf(code);
    const { text } = await form.get(pathOf('estimate', code));
    const offered = (zone: string) =>
      decoded(new RegExp(`<option value="traffic ${zone} [^>]*>([^<]*)`).exec(text)?.[1] ?? '');
    for (const [zone, [price = NaN]] of Object.entries(usdPerGb)) expect(offered(zone)).toContain(usd(locale, price));
    // Some prices have three decimals; if none had, this would show nothing.
    expect(Object.values(usdPerGb).some(([price = 0]) => !Number.isInteger(price * 100))).toBe(true);
  });

  test('only the top-up that new accounts cannot buy says so, not the one that is offered to start with', async () => {
    const { text } = await form.get('/en/estimate');
    const marked = [...text.matchAll(/<option value="topUp (\d+)[^>]*>([^<]*existing accounts only)/g)];
    expect(marked.map(([, id]) => id)).toEqual(['3000']);
    expect(textOf(text).match(/existing accounts only/g)).toHaveLength(1);
  });

  test('a browser without an estimate that opens its last one is told so, and is not offered it again', async () => {
    const none = await form.get('/basket?lang=pt');
    expect([none.status, none.headers['location']]).toEqual([302, '/pt/estimate?note=none#lines']);
    const { text } = await form.get('/pt/estimate?note=none');
    expect(textOf(text)).toContain('Ainda não há estimativa neste navegador');
    expect(textOf(text)).not.toContain('Abrir minha última estimativa');
    // A price that has gone is told of where there are no lines yet, too.
    expect(textOf((await form.get('/en/estimate?note=unknown')).text)).toContain('no longer in our lists');
  });
});
