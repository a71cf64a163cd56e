// Steps after webpack: the minified stylesheets and their index, texts, the manifest, and compressed copies of every
// asset.
import { createHash } from 'node:crypto';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { transform } from 'lightningcss';
import { taipeiDay } from '../../src/shared/i18n/days.ts';
import { localeCodes } from '../../src/shared/i18n/locales.ts';
import { joinTree } from '../../src/shared/i18n/joinWords.ts';
import { textNames } from '../../src/shared/i18n/textNames.ts';
import { openArticles } from '../../src/server/content/articleFile.ts';
import { keepContent } from '../../src/server/content/keepContent.ts';
import type { Content } from '../../src/server/content/loadContent.ts';
import { menuIconsFile } from '../../src/server/content/menuIcons.ts';
import { articleFile } from '../../src/server/content/keptFiles.ts';
import { textsOfBrand } from '../../src/server/content/BrandContent.ts';
import { readResources } from '../../src/server/i18n/localeFiles.ts';
import { loadTexts, type Resources, type Texts } from '../../src/server/i18n/texts.ts';
import { brandIcon } from '../../src/server/pages/ownFiles.ts';
import { textsFile, type Manifest } from '../../src/server/render/build.ts';
import { textFacts } from '../../src/server/render/textFacts.ts';
import { searchLists } from '../../src/server/search/searchLists.ts';
import { builtIndex, writeIndex } from '../../src/server/search/writeIndex.ts';
import { hasAllBut } from '../../src/shared/pages/addresses.ts';
import { menuIconsSvg } from '../charts/menuIcons.ts';
import { brotliParams } from './brotliParams.ts';
import { pageStylesPrefix } from './pageStyles.ts';
import { styleIndex } from './styleIndex.ts';
import { writeIcons } from './writeIcons.ts';
import { writeCards } from './writeCards.ts';
import { writePlates } from './writePlates.ts';

const version = (major: number) => major << 16;
const targets = { chrome: version(90), firefox: version(90), safari: version(15), ios_saf: version(15) };

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function writeAsset(dist: string, name: string, extension: string, content: string | Buffer): string {
  const file = `${name}.${hashOf(content)}.${extension}`;
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, 'assets', file), content);
  return `/assets/${file}`;
}

type Styles = Manifest['styles'];

/**
 * Widths at which the layout changes are drawn in px and sent in em: who asks the browser for larger letters gets the
 * layout that has room for them. No stylesheet changes the size that em has here: 16 px, or what the visitor chose.
 */
const widthsInEm = (css: string): string =>
  css.replace(/@media[^{]+/g, (query) => query.replace(/(\d+)px/g, (_, px) => `${Number(px) / 16}em`));

function minifiedStyles(folder: string): Styles {
  const minified = (file: string) => {
    const code = readFileSync(path.join(folder, file));
    return widthsInEm(transform({ filename: file, code, minify: true, targets }).code.toString());
  };
  const files = globSync(`${pageStylesPrefix}*.css`, { cwd: folder }).sort();
  const pageOf = (file: string) => path.basename(file, '.css').slice(pageStylesPrefix.length);
  return {
    site: minified('server.css'),
    pages: Object.fromEntries(files.map((file) => [pageOf(file), minified(file)])),
  };
}

function writeStyles(dist: string, { site, pages }: Styles): Styles {
  const write = (name: string, css: string) => writeAsset(dist, name, 'css', css);
  return {
    site: write('site', site),
    pages: Object.fromEntries(Object.entries(pages).map(([page, css]) => [page, write(page, css)])),
  };
}

async function writeTexts(dist: string, texts: Texts): Promise<Manifest['texts']> {
  const addresses = {} as Manifest['texts'];
  for (const code of localeCodes) {
    addresses[code] = Object.fromEntries(
      textNames.map((name) => [name, writeAsset(dist, `${name}-${code}`, 'json', texts.bundle(code, name))]),
    );
  }
  return addresses;
}

function writePictures(root: string, dist: string): Manifest['pictures'] {
  const written = {} as Manifest['pictures'];
  for (const code of localeCodes) {
    const address = (name: string) =>
      writeAsset(dist, `${name}-${code}`, 'svg', readFileSync(path.join(root, 'generated', `${name}-${code}.svg`)));
    written[code] = { night: address('night'), stairs: address('stairs'), dial: address('dial') };
  }
  return written;
}

function writeCovers(root: string, dist: string): Manifest['covers'] {
  const drawn = readJson<Record<string, string>>(path.join(root, 'generated/covers.json'));
  return Object.fromEntries(
    Object.entries(drawn).map(([name, svg]) => [name, writeAsset(dist, `cover-${name}`, 'svg', svg)]),
  );
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** One search index a brand, with the brand's own words. */
async function writeIndexes(dist: string, resources: Resources, content: Content): Promise<void> {
  mkdirSync(path.join(dist, 'search'), { recursive: true });
  const today = taipeiDay(Date.now());
  for (const [index, brand] of [content, ...content.brands].entries()) {
    const texts = await textsOfBrand({ resources }, brand);
    const facts = textFacts(brand, texts);
    const has = hasAllBut(brand.site.without);
    const articles = openArticles(articleFile(dist, index));
    const lists = searchLists({ content: brand, articles, texts, has, factsIn: (locale) => facts(locale, today) });
    await writeIndex(builtIndex(dist, index), lists);
  }
}

async function precompress(dist: string): Promise<void> {
  for (const name of globSync('{assets,public}/*.{js,css,svg,json}', { cwd: dist })) {
    const file = path.join(dist, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, await brotli(content, { params: brotliParams }));
    writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
  }
}

/**
 * `site`: the folder with content/ and locales/. `withCards`: false in development and in measurements, where no page
 * is shared.
 */
export type FinishOptions = { root: string; dist: string; site: string; compressed: boolean; withCards: boolean };

export async function finish({ root, dist, site, compressed, withCards }: FinishOptions): Promise<Manifest> {
  const styles = minifiedStyles(path.join(dist, 'css'));
  // Texts are joined here to keep the start of the site short.
  const resources = joinTree(readResources(path.join(site, 'locales')));
  const content = keepContent(path.join(site, 'content'), dist);
  const texts = await loadTexts(resources, content.site.brand);
  const manifest: Manifest = {
    buildId: '',
    builtOn: '',
    styles: writeStyles(dist, styles),
    texts: await writeTexts(dist, texts),
    pictures: writePictures(root, dist),
    covers: writeCovers(root, dist),
  };
  manifest.buildId = hashOf(JSON.stringify(manifest) + readFileSync(path.join(dist, 'server/server.cjs'), 'utf8'));
  // In UTC, as search engines read a day without a time: Taipei's would be one to come for eight hours.
  manifest.builtOn = new Date().toISOString().slice(0, 10);
  await writeIndexes(dist, resources, content);
  writeFileSync(
    path.join(dist, 'styles.json'),
    JSON.stringify(styleIndex(styles.site + Object.values(styles.pages).join(''))),
  );
  mkdirSync(path.join(dist, 'texts'), { recursive: true });
  for (const code of localeCodes) writeFileSync(path.join(dist, textsFile(code)), JSON.stringify(resources[code]));
  const asset = (name: string, extension: string, content: string | Buffer) =>
    writeAsset(dist, name, extension, content);
  const plates = writePlates(root, asset);
  writeFileSync(path.join(dist, 'plates.json'), JSON.stringify(plates));
  const cards = withCards
    ? await writeCards({
        root,
        texts,
        content,
        asset,
      })
    : {};
  writeFileSync(path.join(dist, 'cards.json'), JSON.stringify(cards));
  writeFileSync(path.join(dist, 'manifest.json'), JSON.stringify(manifest));
  copyFileSync(path.join(root, 'generated/charts.json'), path.join(dist, 'charts.json'));
  await writeIcons(path.join(dist, 'public'), brandIcon(content.site.logo.mark, content.site.accent?.day));
  writeFileSync(path.join(dist, 'public', menuIconsFile), menuIconsSvg());
  if (compressed) await precompress(dist);
  return manifest;
}
