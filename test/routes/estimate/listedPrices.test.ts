// The list of published prices on the page of an estimate names each price as its own page does.
import { localeCodes, localeOf } from '../../../src/shared/i18n/locales.ts';
import { usd } from '../../../src/shared/i18n/numbers.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { inside } from '../../support/app.ts';
import { startFormSite, type FormSite } from '../../support/formSite.ts';
import { decoded } from '../../support/html.ts';

const { usdPerGb } = onceAWorker.content().prices.bandwidth;

inside('the list of prices', () => {
  let form: FormSite;
  beforeAll(async () => {
    form = await startFormSite();
  });
  afterAll(() => form.close());

  test.each(localeCodes)('in %s traffic has the price of a gigabyte to its last decimal', async (code) => {
    const locale = localeOf(code);
    const { text } = await form.site.get(pathOf('estimate', code));
    const offered = (zone: string) =>
      decoded(new RegExp(`<option value="traffic ${zone} [^>]*>([^<]*)`).exec(text)?.[1] ?? '');
    for (const [zone, [price = NaN]] of Object.entries(usdPerGb)) expect(offered(zone)).toContain(usd(locale, price));
    // Some prices have three decimals; if none had, this would show nothing.
    expect(Object.values(usdPerGb).some(([price = 0]) => !Number.isInteger(price * 100))).toBe(true);
  });
});
