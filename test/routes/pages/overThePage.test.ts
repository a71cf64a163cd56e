// What opens over a page leaves the HTML of its forms alone: the browser would write them anew, without what was typed.
import { inside, startApp, uncached } from '../../support/app.ts';
import { type Client } from '../../support/client.ts';
import { everyPage } from '../../support/pageSets.ts';
import { siteOf } from '../../support/siteOf.ts';
import { onAWorkday } from '../../support/taipei.ts';

/** The static parts of a page's content that hold a form, by name. */
async function formsOf(site: Client, address: string): Promise<Map<string, string>> {
  const { text } = await site.get(address);
  const [, content = ''] = /<main[^>]*>([^]*)<\/main>/.exec(text) ?? [];
  const parts = content.split('data-part="').slice(1);
  return new Map(
    parts
      .filter((part) => part.includes('<form'))
      .map((part) => [part.slice(0, part.indexOf('"')), part.slice(part.indexOf('"'))]),
  );
}

const addresses = everyPage.filter(({ prefix }) => prefix === 'en').map(({ path }) => path);

inside('what opens over a page', () => {
  const site = siteOf(() => startApp({ env: uncached, replaced: { clock: onAWorkday } }));

  test.each(['dialog=login', 'consent=open'])('with ?%s the forms of each page are the same', async (over) => {
    const changed: string[] = [];
    let seen = 0;
    for (const address of [...addresses, '/en/blog', '/en/cdn?cur=twd', '/en/cdn?gb=4321', '/en/search?q=cdn']) {
      const opened = await formsOf(site, `${address}${address.includes('?') ? '&' : '?'}${over}`);
      const forms = await formsOf(site, address);
      seen += forms.size;
      for (const [name, html] of forms) if (opened.get(name) !== html) changed.push(`${address}: ${name}`);
    }
    expect(seen).toBeGreaterThan(20);
    expect(changed).toEqual([]);
  });
});
