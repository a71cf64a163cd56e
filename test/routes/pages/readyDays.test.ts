// A ready page tells the truth of its reader's day: no address makes it older for others.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inside } from '../../support/app.ts';
import { contentDir } from '../../support/backendParts.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startFormSite, type FormSite } from '../../support/formSite.ts';
import { elementText, textOf } from '../../support/html.ts';
import { taipei } from '../../support/taipei.ts';

inside('ready pages', () => {
  const contentFolder = mkdtempSync(join(tmpdir(), 'site-content-'));
  let now = taipei('2027-01-04T10:00');
  let site: FormSite;

  const read = async (address: string) => (await site.site.get(address)).text;
  const main = async (address: string) => textOf(elementText(await read(address), 'main'));

  beforeAll(async () => {
    cpSync(contentDir, contentFolder, { recursive: true });
    mkdirSync(join(contentFolder, 'news/later'));
    writeFileSync(
      join(contentFolder, 'news/later/en.md'),
      '---\nid: later\ntitle: About later\nauthor: Us\ncategory: company\nsummary: One.\ntags: [cdn]\npublishedAt: 2027-01-06\n---\n\nText\n',
    );
    site = await startFormSite({ replaced: { clock: () => now, contentFolder } });
  });
  afterAll(async () => {
    await site.close();
    rmSync(contentFolder, { recursive: true });
  });

  async function thanks(moment: string): Promise<string> {
    now = taipei(moment);
    const entries = entriesFor('contactUs', 'en', { company: `Company ${moment}` });
    return String((await site.send('/en/contact_us', entries)).headers['location']).replace(/#.*/, '');
  }

  test('are not those of an earlier day because somebody added the reference of an enquiry to the address', async () => {
    const [, query] = (await thanks('2027-01-04T10:00')).split('?');
    now = taipei('2027-01-07T10:00');
    for (const address of ['/en', '/en/blog', '/en/cloud-news/company']) {
      expect([address, (await read(`${address}?${query}`)).includes('/en/blog/later')]).toEqual([address, true]);
      expect([address, (await read(address)).includes('/en/blog/later')]).toEqual([address, true]);
    }
  });

  test('thanks that are opened in the same minute tell each sender when their own enquiry is answered', async () => {
    const [one, other] = [await thanks('2027-01-04T10:00'), await thanks('2027-01-06T10:00')];
    now = taipei('2027-01-07T12:00');
    const told = [await main(one), await main(other)];
    expect(told.map((text) => /(\w+day), 10:00 in Taipei: you are here/.exec(text)?.[1])).toEqual([
      'Monday',
      'Wednesday',
    ]);
  });
});
