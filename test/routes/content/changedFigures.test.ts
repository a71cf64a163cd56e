// Texts follow content/: with other hours, another network and other days of answering there, every language says those.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inside, uncached } from '../../support/app.ts';
import { contentDir, withFewArticles } from '../../support/backendParts.ts';
import { startFormSite } from '../../support/formSite.ts';
import { elementText, tagsOf, textOf } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));

const changes: readonly [file: string, from: string, to: string][] = [
  ['claims.yaml', "salesFrom: '9:00', salesTo: '18:00'", "salesFrom: '8:30', salesTo: '19:00'"],
  ['claims.yaml', 'live: { pops: 2000, capacityTbps: 120', 'live: { pops: 3000, capacityTbps: 130'],
  ['owner.yaml', 'weekends: }', 'weekends: false }'],
];

// A site elsewhere has its own content.
inside('a site whose content/ has other figures', () => {
  const changed = siteOf(async () => {
    cpSync(contentDir, folder, { recursive: true, filter: withFewArticles() });
    for (const [name, from, to] of changes) {
      const file = path.join(folder, name);
      const yaml = readFileSync(file, 'utf8');
      expect(yaml).toContain(from);
      writeFileSync(file, yaml.replace(from, to));
    }
    return startFormSite({ env: uncached, replaced: { contentFolder: folder } });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const said = async (address: string, element: string) =>
    textOf(elementText((await changed.get(address)).text, element));

  /** Without white space, which in leads also stands where a Chinese line may break. */
  const whole = (text: string) => text.replaceAll(/\s/g, '');

  test.each([
    ['/en', '8:30–19:00 (UTC+8)', '8:30–19:00'],
    ['/zh', '8:30–19:00（UTC+8）', '8:30–19:00'],
    ['/zh-tw', '8:30–19:00（UTC+8）', '8:30–19:00'],
    ['/pt', 'das 21h30 às 8h', 'das 21h30 às 8h'],
    ['/jp', '9:30～20:00', '9:30～20:00'],
  ])('%s names the desk’s hours of content/ wherever it says when we answer', async (prefix, hours, inHeading) => {
    const { text } = await changed.get(`${prefix}/contact_us`);
    expect(
      text
        .match(/<legend[^]*?<\/legend>/g)
        ?.map(textOf)
        .join('\n'),
    ).toContain(hours);
    expect(textOf(elementText(text, 'footer'))).toContain(hours);
    expect(await said(`${prefix}/FAQ`, 'main')).toContain(hours);
    expect(whole(await said(`${prefix}/partner`, 'main'))).toContain(whole(inHeading));
  });

  test.each([
    ['/en', '3,000+ PoPs, 130 Tbps'],
    ['/zh', '3,000+ PoP、130 Tbps'],
    ['/zh-tw', '3,000+ PoP、130 Tbps'],
    ['/pt', '3.000'],
    ['/jp', '3,000以上のPoP'],
  ])('the menu of %s names the live network of content/', async (prefix, network) => {
    expect(JSON.stringify((await changed.get(`/webapi/menu${prefix}/menuList`)).body)).toContain(network);
  });

  test.each([
    ['/en', 'on Monday after a weekend'],
    ['/zh', '周末顺延至周一'],
    ['/zh-tw', '週末順延至週一'],
    ['/pt', 'segunda-feira'],
    ['/jp', '月曜日'],
  ])(
    '%s promises a contact within 24 hours of a trial request only as far as the owner does',
    async (prefix, words) => {
      const page = await changed.get(`${prefix}/free_open`);
      const [lead] = /<h1[^]*?<\/p>/.exec(page.text) ?? [''];
      expect(whole(textOf(lead))).toContain('24');
      expect(whole(textOf(lead))).toContain(whole(words));
      expect(tagsOf(page.text, 'meta').find(({ name }) => name === 'description')?.content).toContain(words);
      expect(whole(await said(`${prefix}/FAQ`, 'main'))).toContain(whole(words));
    },
  );

  test.each([
    ['/en', 'on Monday after a weekend'],
    ['/zh', '周末顺延至周一'],
    ['/zh-tw', '週末順延至週一'],
    ['/jp', '月曜日'],
  ])('beside the form of a paid pack %s promises no more than that either', async (prefix, words) => {
    const { text } = await changed.get(`${prefix}/success`);
    expect(text.match(/<h2[^]*?<\/h2>/g)?.map((heading) => whole(textOf(heading)))).toContainEqual(
      expect.stringContaining(whole(words)),
    );
  });
});
