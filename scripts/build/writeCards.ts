// Draws the share cards of all listed pages and articles in each language; unchanged ones come from the cache.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { ReadBrand } from '../../src/server/content/readBrand.ts';
import type { Texts } from '../../src/server/i18n/texts.ts';
import type { Cards } from '../../src/server/render/build.ts';
import { localeCodes, localeOf, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { pages, type PageRow } from '../../src/shared/pages/pages.ts';
import { cardSvg, frame, type Words } from '../cards/cardSvg.ts';
import { typeface } from '../cards/typeface.ts';
import { inDayInk } from '../charts/inks.ts';
import type { DrawnPlates } from '../charts/plates.ts';
import { plateRules } from './writePlates.ts';

const require = createRequire(import.meta.url);
const traditional = path.dirname(require.resolve('@fontsource-variable/noto-sans-tc/unicode.json'));
/** Fonts for languages that the Traditional Chinese font does not serve; that one also holds Latin letters. */
const families: Readonly<Partial<Record<LocaleCode, string>>> = {
  zh_CN: path.dirname(require.resolve('@fontsource-variable/noto-sans-sc/unicode.json')),
  jp: path.dirname(require.resolve('@fontsource-variable/noto-sans-jp/unicode.json')),
};
const weight = 600;
/** Plate for pages without their own: the regions by bearing from Taipei. */
const general = 'bearings';

/** Expands `:is()`, which the SVG renderer does not know. */
const spelledOut = (rules: string): string =>
  rules.replace(/([^{},]*):is\(([^)]*)\)([^{},]*)/g, (_, before: string, list: string, after: string) =>
    list
      .split(',')
      .map((one) => before + one.trim() + after)
      .join(','),
  );

type Options = {
  root: string;
  texts: Texts;
  content: ReadBrand;
  asset: (name: string, extension: string, content: Buffer) => string;
};

/** The first plate named in the page's outline stands at its head. */
function plateOf(root: string, { chunk }: PageRow): string {
  const [outline] = globSync(`src/shared/pages/${chunk}/{Page,StillPage}.tsx`, { cwd: root });
  const source = outline === undefined ? '' : readFileSync(path.join(root, outline), 'utf8');
  return /plate="(\w+)"/.exec(source)?.[1] ?? general;
}

/** Uses the page's title, which never has figures, where the heading has figures. */
function wordsOf(texts: Texts, code: LocaleCode, page: PageRow, brand: string): Words {
  const t = texts.of(code)(page.id);
  const heading = t('h1').includes('{{') ? t('title').replace(/\s*[|｜][^|｜]*$/, '') : t('h1');
  return { brand, heading, name: t('name'), language: localeOf(code).iso };
}

export async function writeCards({ root, texts, content, asset }: Options): Promise<Cards> {
  const drawn = JSON.parse(readFileSync(path.join(root, 'generated/plates.json'), 'utf8')) as Record<
    string,
    DrawnPlates
  >;
  const kept = path.join(root, '.cache/cards');
  mkdirSync(kept, { recursive: true });
  const rules = spelledOut(inDayInk(plateRules(root, 'en')));
  const plates = new Map<string, Promise<Buffer>>();

  /** Without the plate's words, which are too small to read on a card. */
  function plateImage(name: string): Promise<Buffer> {
    const plate = drawn['en']?.[name];
    if (!plate) throw new Error(`No plate ${name}`);
    const body = plate.body.replace(/<text[\s\S]*?<\/text>/g, '');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plate.width} ${plate.height}" width="${plate.width}" height="${plate.height}"><style>${rules}</style>${body}</svg>`;
    return sharp(Buffer.from(svg))
      .resize({ ...frame, fit: 'contain', background: '#fff' })
      .png()
      .toBuffer();
  }

  const faces = new Map(
    [...new Set([traditional, ...Object.values(families)])].map((family) => [family, typeface(family, weight)]),
  );

  async function card(code: LocaleCode, name: string, words: Words, plate: string): Promise<string> {
    const face = faces.get(families[code] ?? traditional);
    if (!face) throw new Error(`No typeface for ${code}`);
    const svg = await cardSvg(face, words);
    const drawing = plates.get(plate) ?? plateImage(plate);
    plates.set(plate, drawing);
    const hash = createHash('sha256')
      .update(svg)
      .update(await drawing)
      .digest('hex')
      .slice(0, 24);
    const file = path.join(kept, `${hash}.png`);
    if (!existsSync(file)) {
      const image = sharp(Buffer.from(svg)).composite([{ input: await drawing, left: frame.left, top: frame.top }]);
      writeFileSync(file, await image.png({ palette: true, colours: 64 }).toBuffer());
    }
    return asset(`card-${name}-${code}`, 'png', readFileSync(file));
  }

  async function cardsIn(code: LocaleCode): Promise<[LocaleCode, Record<string, string>]> {
    const brand = content.site.brand;
    const language = localeOf(code).iso;
    const listed = pages.filter(
      ({ index, status, params, locales }) =>
        index && status === 200 && locales.includes(code) && Object.keys(params).length === 0,
    );
    const wanted = [
      ...listed.map((page) => ({
        name: page.id as string,
        words: wordsOf(texts, code, page, brand),
        plate: plateOf(root, page),
      })),
      ...content.news
        .filter(({ locale }) => locale === code)
        .map(({ id, title, category }) => ({
          name: id,
          words: {
            brand,
            heading: title,
            name: texts.of(code)(category === 'company' ? 'blog' : 'cloudNews')('name'),
            language,
          },
          plate: general,
        })),
    ];
    const made: [string, string][] = [];
    for (const { name, words, plate } of wanted) made.push([name, await card(code, name, words, plate)]);
    return [code, Object.fromEntries(made)];
  }

  // One language after the other: typefaces are unpacked in one shared memory.
  const all: [LocaleCode, Record<string, string>][] = [];
  for (const code of localeCodes) all.push(await cardsIn(code));
  return Object.fromEntries(all);
}
