// npm run articles: which articles are drafts, planned, out or over, and preview links, for staff at a terminal.
import path from 'node:path';
import { loadContent } from '../content/loadContent.ts';
import { newsState } from '../content/articleFile.ts';
import type { ReadBrand } from '../content/readBrand.ts';
import { makeDataDir } from '../ops/dataFiles.ts';
import { StaffFault } from '../ops/faults.ts';
import { previewOf } from '../pages/preview.ts';
import { openSecrets } from '../secrets.ts';
import { localeOf } from '../../shared/i18n/locales.ts';
import { print, printTable, taipeiTime, zone } from './print.ts';
import { contentDir, nothingMore, onlyOne, withSettings } from './withStore.ts';
import { dayMs } from '../../shared/i18n/times.ts';

const usage = `npm run articles -- list            all articles, newest first, with what becomes of them when
npm run articles -- preview <id>    a link for each of its languages, good for 7 days`;

const goodForMs = 7 * dayMs;

/** Its articles: the common ones, unless it has its own. */
type Brand = Pick<ReadBrand, 'news' | 'site'>;

const hostOf = ({ site }: Brand): string => site.domains[0]?.domain ?? '';

function rowsOf({ news }: Brand): string[][] {
  return [...Map.groupBy(news, ({ id }) => id)].map(([id, texts]) => {
    const [{ publishedAt, expiresAt = '-' } = { publishedAt: '-' }] = texts;
    const states = Map.groupBy(texts, (text) => newsState(text, Date.now()));
    const stateText = [...states].map(([state, ones]) => `${state} (${ones.map(({ locale }) => locale).join(' ')})`);
    return [id, publishedAt, expiresAt, stateText.join(', ')];
  });
}

/** With several brands also on whose sites each is. */
function list(brands: readonly Brand[]): void {
  const all = brands.flatMap((brand) => rowsOf(brand).map((row) => ({ row, host: hostOf(brand) })));
  const rows = [...Map.groupBy(all, ({ row }) => row.join(' ')).values()].map((same) => [
    ...(same[0]?.row ?? []),
    ...(brands.length > 1 ? [same.map(({ host }) => host).join(' ')] : []),
  ]);
  const head = ['Id', 'From', 'Until', 'State', ...(brands.length > 1 ? ['Sites'] : [])];
  printTable(
    head,
    rows.toSorted(([, a = ''], [, b = '']) => b.localeCompare(a)),
  );
  print(zone);
}

const [command, id = '', ...more] = process.argv.slice(2);

await withSettings(async (config) => {
  if (command === 'list') nothingMore(command, [id, ...more].filter(Boolean));
  onlyOne(more);
  const { brands: others, ...first } = loadContent(contentDir);
  const brands = [first, ...others];
  if (command === 'list') return list(brands);
  if (command !== 'preview' || id === '') throw new StaffFault(usage);
  const texts = brands.flatMap((brand) =>
    brand.news.filter((text) => text.id === id).map(({ locale }) => ({ locale, host: hostOf(brand) })),
  );
  if (texts.length === 0) throw new StaffFault(`There is no article ${id}; the list shows them`);
  makeDataDir(config.DATA_DIR);
  const secrets = openSecrets(config.SESSION_SECRET, path.resolve(config.DATA_DIR));
  const until = Date.now() + goodForMs;
  for (const { locale, host } of texts) print(`https://${host}${previewOf(secrets, localeOf(locale), id, until)}`);
  print(`Good until ${taipeiTime(until)}. ${zone}`);
});
