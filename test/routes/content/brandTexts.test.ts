// Two brands in one process: the second brand's own words reach browsers, too, and do not affect the first.
import { inside } from '../../support/app.ts';
import type { Client } from '../../support/client.ts';
import { decoded } from '../../support/html.ts';
import { secondName, siteOfTwoBrands } from '../../support/twoBrands.ts';

inside('texts of two brands', () => {
  const sites = siteOfTwoBrands();

  test('browsers get its own words in a separate file, and the first brand’s file is unchanged', async () => {
    const copyOf = async (site: Client, code: string) => {
      const { text } = await site.get(`/${code}/contact_us`);
      const state = JSON.parse(decoded(/<script id="state"[^>]*>([^]*?)<\/script>/.exec(text)?.[1] ?? '{}')) as {
        texts: Record<string, string>;
      };
      return { text, address: state.texts['forms'] ?? '' };
    };
    const [own, others] = [await copyOf(sites.second, 'en'), await copyOf(sites.first, 'en')];
    expect(own.text).toContain(`Send to ${secondName}`);
    expect(own.address).not.toBe(others.address);
    const file = await sites.second.get(own.address);
    expect(file.body).toMatchObject({ submit: 'Send to {{brand}}', sending: 'Sending…' });
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sites.first.get(others.address)).body).toMatchObject({ submit: 'Send' });
    // A tab that was opened before the words changed.
    const old = await sites.second.get(own.address.replace(/[0-9a-f]{8}(?=\.json$)/, '00000000'));
    expect([old.status, old.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});
