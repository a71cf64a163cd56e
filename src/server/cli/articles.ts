// npm run articles: which articles are drafts, planned, out or over, and preview links, for staff at a terminal.
import path from 'node:path';
import { loadContent } from '../content/loadContent.ts';
import { newsState } from '../content/articleFile.ts';
import type { NewsText } from '../content/readNews.ts';
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

function list(news: readonly NewsText[]): void {
  const newestFirst = news.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const rows = [...Map.groupBy(newestFirst, ({ id }) => id)].map(([id, texts]) => {
    const [{ publishedAt, expiresAt = '-' } = { publishedAt: '-' }] = texts;
    const states = Map.groupBy(texts, (text) => newsState(text, Date.now()));
    const stateText = [...states].map(([state, ones]) => `${state} (${ones.map(({ locale }) => locale).join(' ')})`);
    return [id, publishedAt, expiresAt, stateText.join(', ')];
  });
  printTable(['Id', 'From', 'Until', 'State'], rows);
  print(zone);
}

const [command, id = '', ...others] = process.argv.slice(2);

await withSettings(async (config) => {
  if (command === 'list') nothingMore(command, [id, ...others].filter(Boolean));
  onlyOne(others);
  const { news, site } = loadContent(contentDir);
  if (command === 'list') return list(news);
  if (command !== 'preview' || id === '') throw new StaffFault(usage);
  const texts = news.filter((text) => text.id === id);
  if (texts.length === 0) throw new StaffFault(`There is no article ${id}; the list shows them`);
  makeDataDir(config.DATA_DIR);
  const secrets = openSecrets(config.SESSION_SECRET, path.resolve(config.DATA_DIR));
  const until = Date.now() + goodForMs;
  for (const { locale } of texts)
    print(`https://${site.domains[0]?.domain ?? ''}${previewOf(secrets, localeOf(locale), id, until)}`);
  print(`Good until ${taipeiTime(until)}. ${zone}`);
});
