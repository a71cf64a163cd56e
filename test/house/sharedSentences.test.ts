// Pages do not repeat each other: a sentence is on three pages at most, and vendor pages share at most a quarter of
// their sentences.
import { decoded, unheld } from '../support/html.ts';
import { everyPage, prefixes, type Prefix } from '../support/pageSets.ts';
import { sharedPages } from '../support/sharedPages.ts';

const mostPages = 3;
const mostShared = 0.25;
const vendors = new Set([
  'aws-service',
  'gcp-service',
  'azureCloud',
  'aliCloud',
  'tencentCloud',
  'huaweiCloud',
  'EdgeNext',
  'cloudflareCloud',
  'akamai',
  'cloudflare',
  'cloudIntegration',
]);

/** Parts beside every form, as the law requires, and the band that closes pages without a form. */
const ofTheFrame = ['CollectionNotice', 'FormAside', 'ContactBand'];

/** The HTML without a part, from its own element to that element's end. */
function without(html: string, part: string): string {
  const start = html.indexOf(`<div data-part="${part}`);
  if (start < 0) return html;
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return without(html.slice(0, start) + html.slice(start + index + tag.length), part);
  }
  return html.slice(0, start);
}

const inLine = /<\/?(?:a|b|i|em|strong|span|abbr|small|s|wbr)(?=[\s>/])[^>]*>/g;
const isSentence = (text: string) =>
  /[.!?。！？]$/.test(text) && (/(?:\S+ ){2}\S/.test(text) || /[\u3040-\u9fff]{6}/.test(text));

function sentencesOf(html: string): Set<string> {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const said = unheld(ofTheFrame.reduce(without, main))
    .replaceAll(/<(script|style|svg|form)\b[\s\S]*?<\/\1>/g, '\n')
    .replaceAll(inLine, '')
    .split(/<[^>]+>/)
    .flatMap((text) => decoded(text).split(/(?<=[.!?])\s+(?=[\p{Lu}\d“])|(?<=[。！？])/u));
  return new Set(said.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(isSentence));
}

const read = sharedPages();
const pages = new Map<Prefix, Map<string, Set<string>>>();

beforeAll(async () => {
  for (const prefix of prefixes) pages.set(prefix, new Map());
  // In reverse order: another worker reads pages forwards for sizes.test.ts, and pages read by one are not read again.
  for (const { prefix, name, path } of everyPage.toReversed())
    pages.get(prefix)?.set(name, sentencesOf((await read(path)).text));
});

test('sentences are distinguished from labels, and from the text beside every form', () => {
  const page =
    '<main><h2>A heading</h2><p>One is <b>here</b>. Two is there too.</p><form><p>Not in a form at all.</p></form>' +
    '<div data-part="CollectionNotice enquiry"><div>We collect a lot.</div></div><p>为您服务到底。好。</p></main>';
  expect([...sentencesOf(page)]).toEqual(['One is here.', 'Two is there too.', '为您服务到底。']);
});

test.each(prefixes)('/%s: a sentence is on three pages at most', (prefix) => {
  const places = new Map<string, string[]>();
  for (const [name, sentences] of pages.get(prefix) ?? [])
    for (const sentence of sentences) places.set(sentence, [...(places.get(sentence) ?? []), name]);
  expect(places.size).toBeGreaterThan(300);
  expect([...places].filter(([, names]) => names.length > mostPages)).toEqual([]);
});

test.each(prefixes)('/%s: at most a quarter of a vendor’s page is on another vendor’s', (prefix) => {
  const own = [...(pages.get(prefix) ?? [])].filter(([name]) => vendors.has(name));
  const pairs = own.flatMap(([name, sentences]) =>
    own
      .filter(([other]) => other !== name)
      .map(([other, theirs]) => {
        const shared = [...sentences].filter((sentence) => theirs.has(sentence));
        return { name, other, share: shared.length / sentences.size, shared };
      }),
  );
  expect(pairs.length).toBeGreaterThan(2);
  expect(pairs.filter(({ share }) => share > mostShared)).toEqual([]);
});
