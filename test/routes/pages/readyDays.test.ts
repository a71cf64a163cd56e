// A ready page tells the truth of its reader's day: no address makes it older for others, and no story, campaign or sum
// outlives its last day in it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inside } from '../../support/app.ts';
import { contentDir } from '../../support/backendParts.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { elementText, textOf } from '../../support/html.ts';
import { sampleStory } from '../../support/sampleContent.ts';
import { taipei } from '../../support/taipei.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('ready pages', () => {
  const contentFolder = mkdtempSync(join(tmpdir(), 'site-content-'));
  const minute = 60_000;
  /** The last of the story and of the campaign. */
  const lastMinute = taipei('2027-03-31T23:59');
  const campaign = '/zh-tw/promotion002';
  let now = taipei('2027-01-04T10:00');

  const read = async (address: string) => (await site.get(address)).text;
  const main = async (address: string) => textOf(elementText(await read(address), 'main'));

  const site = siteOf(async () => {
    cpSync(contentDir, contentFolder, { recursive: true });
    mkdirSync(join(contentFolder, 'stories'));
    // JSON is valid YAML.
    writeFileSync(join(contentFolder, 'stories/customer-h.yaml'), JSON.stringify(sampleStory));
    mkdirSync(join(contentFolder, 'news/later'));
    writeFileSync(
      join(contentFolder, 'news/later/en.md'),
      '---\nid: later\ntitle: About later\nauthor: Us\ncategory: company\nsummary: One.\ntags: [cdn]\npublishedAt: 2027-01-06\n---\n\nText\n',
    );
    const owner = join(contentFolder, 'owner.yaml');
    const until = 'campaign:\n  promotion002: { until: 2027-03-31 }';
    writeFileSync(owner, readFileSync(owner, 'utf8').replace(/^campaign: \{\}$/m, until));
    return startFormSite({ replaced: { clock: () => now, contentFolder } });
  });
  afterAll(() => rmSync(contentFolder, { recursive: true }));

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

  test('a customer’s story is gone the minute its consent has ended', async () => {
    const address = '/en/stories/customer-h';
    now = lastMinute;
    for (let time = 0; time < 2; time += 1) expect((await site.get(address)).status).toBe(200);
    now = lastMinute + minute;
    for (let time = 0; time < 2; time += 1) expect((await site.get(address)).status).toBe(404);
  });

  test('pages of yesterday are shown to nobody: no link to that story, and the campaign has ended', async () => {
    const shown = async () => ({
      stories: (await Promise.all(['/en/partner', '/en', '/en/server'].map(main))).map((text) =>
        text.includes('Customer H'),
      ),
      hasEnded: (await read(campaign)).includes('data-ended'),
    });
    now = lastMinute;
    for (let time = 0; time < 2; time += 1)
      expect(await shown()).toEqual({ stories: [true, true, true], hasEnded: false });
    now = lastMinute + minute;
    expect(await shown()).toEqual({ stories: [false, false, false], hasEnded: true });
  });
});
