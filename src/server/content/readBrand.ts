// Reads all content files of one brand; where a brand lacks a file of its own, the common one applies.
import type * as v from 'valibot';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Region } from '../../shared/facts/facts.ts';
import { localeCodes, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { once } from '../../shared/i18n/once.ts';
import type { TextValues } from '../../shared/i18n/useT.ts';
import { articleFigures } from './articleFigures.ts';
import type { BrandContent } from './BrandContent.ts';
import { claimsSchema } from '../../shared/facts/claimsSchema.ts';
import { brandFolder, contentFolder, type ReadFile, reportTwice, type FaultList, type Path } from './contentFolder.ts';
import { freeMailSchema, deskConditions, desksSchema, type DeskRow } from './desksSchema.ts';
import { pageAndAddress } from './kinds.ts';
import { ownerSchemaWith } from '../../shared/facts/ownerSchema.ts';
import { exchangeSchema, regionsSchema } from '../../shared/facts/priceSchemas.ts';
import { readClouds, readOwnTexts, readStories } from './readFolders.ts';
import { holidaysSchema, type Holidays, hoursSchema, minutesOf, type Hours } from './hoursSchema.ts';
import { bannerSchema, linksSchema, menuSchema, type BannerRow, type MenuRow, type MenuTarget } from './menuSchema.ts';
import { readNews, tagsSchema, type KnownText, type NewsText } from './readNews.ts';
import { priceFactsSchema, readPrices } from './readPrices.ts';
import { readSite } from './readSite.ts';

type Fault = (path: Path, reason: string) => void;
type Placed = { row: MenuRow; path: Path };

const rowsWithPaths = (rows: readonly MenuRow[], path: Path): Placed[] =>
  rows.flatMap((row, index) => {
    const here = [...path, index];
    return [{ row, path: here }, ...rowsWithPaths(row.children ?? [], [...here, 'children'])];
  });

function checkTarget(target: MenuTarget, path: Path, fault: Fault): void {
  if (target.page && target.link) fault(path, 'leads both to a page and to a link');
  if (!target.page && (target.otherwise || target.hash || target.query))
    fault(path, 'otherwise, hash and query need a page');
}

const hasTarget = ({ page, link }: MenuTarget): boolean => Boolean(page ?? link);

/** Reads content/menu.yaml and checks that every row leads somewhere. */
function readMenu(read: ReadFile): MenuRow[] | undefined {
  const menu = read('menu.yaml', menuSchema);
  if (!menu) return undefined;
  const rows = rowsWithPaths(menu.data, []);
  for (const { row, path } of rows) {
    checkTarget(row, path, menu.fault);
    if (!hasTarget(row) && !row.children?.length) menu.fault(path, `${row.id} leads nowhere and holds nothing`);
  }
  const ids = rows.map(({ row }) => row.id);
  reportTwice(menu, ids, (index) => [...(rows[index]?.path ?? []), 'id'], 'id ');
  return menu.data;
}

function readBanners(read: ReadFile): BannerRow[] | undefined {
  const banners = read('banners.yaml', bannerSchema);
  if (!banners) return undefined;
  banners.data.forEach(({ links }, index) =>
    links.forEach((link, place) => {
      const path = [index, 'links', place];
      checkTarget(link, path, banners.fault);
      if (!hasTarget(link)) banners.fault(path, `${link.id} leads nowhere`);
    }),
  );
  const ids = banners.data.map(({ id }) => id);
  reportTwice(banners, ids, (index) => [index, 'id'], 'id ');
  return banners.data;
}

/** Reads content/holidays.yaml. A day listed under the wrong year would go unnoticed for a year, so it is a fault. */
export function readHolidays(read: ReadFile): Holidays | undefined {
  const holidays = read('holidays.yaml', holidaysSchema);
  for (const [year, days] of Object.entries(holidays?.data ?? {})) {
    days.forEach((day, index) => {
      if (!day.startsWith(`${year}-`)) holidays?.fault([year, index], `${day} is not a day of ${year}`);
    });
  }
  return holidays?.data;
}

/** Reads content/hours.yaml. Calls must lie within the desk's hours: otherwise nobody would be there to make them. */
function readHours(read: ReadFile, support: { salesFrom: string; salesTo: string } | undefined): Hours | undefined {
  const hours = read('hours.yaml', hoursSchema);
  if (!hours || !support) return hours?.data;
  const { from, to, lunch } = hours.data;
  const order = [support.salesFrom, from, ...(lunch ? [lunch.from, lunch.to] : []), to, support.salesTo].map(minutesOf);
  const isNeverOpen = minutesOf(support.salesFrom) === minutesOf(support.salesTo);
  if (isNeverOpen || order.some((minutes, place) => minutes < (order[place - 1] ?? 0)))
    hours.fault(
      [],
      `calls do not lie within the desk's hours, ${support.salesFrom} to ${support.salesTo}, in this order`,
    );
  return hours.data;
}

/** Reads content/desks.yaml. A lead that no rule fits would be lost silently, so the last rule must fit every lead. */
export function readDesks(read: ReadFile): DeskRow[] | undefined {
  const desks = read('desks.yaml', desksSchema);
  const last = desks?.data.at(-1);
  if (desks && last && Object.keys(deskConditions).some((condition) => condition in last))
    desks.fault([desks.data.length - 1], 'the last rule must have no conditions, so that every lead finds a desk');
  return desks?.data;
}

/** Of two rows with one id the second would never be found. */
function readRows<Row extends { id: string }>(read: ReadFile, file: string, schema: v.GenericSchema<unknown, Row[]>) {
  const rows = read(file, schema);
  if (!rows) return undefined;
  const ids = rows.data.map(({ id }) => id);
  reportTwice(rows, ids, (index) => [index, 'id']);
  return rows.data;
}

/** `news`: one entry per article and language. */
export type ReadBrand = BrandContent & { readonly news: readonly NewsText[] };
/** Parts that were refused are undefined; the reasons are in the list of faults. */
export type Gathered = { [Part in keyof ReadBrand]: ReadBrand[Part] | undefined };

function readRegions(read: ReadFile): Region[] | undefined {
  const regions = read('regions.yaml', regionsSchema);
  if (!regions) return undefined;
  const ids = regions.data.map(({ id }) => id);
  reportTwice(regions, ids, (index) => [index, 'id'], 'region ');
  return new Set(ids).size < ids.length ? undefined : regions.data;
}

/** A brand with articles of its own shows only those. */
const newsFolder = (dir: string, brand: string | undefined): string => {
  const own = brand === undefined ? '' : brandFolder(brand);
  return own !== '' && existsSync(join(dir, own, 'news')) ? own : '';
};

type OfFigures = Pick<BrandContent, 'site' | 'exchange' | 'prices' | 'regions' | 'claims'>;
const figuresOf = ({ site, ...facts }: OfFigures, code: LocaleCode): TextValues => ({
  brand: site.brand,
  ...articleFigures(facts, localeOf(code)),
});

/** Hash of everything besides its own file that decides how an article is read. */
export const newsRules = (facts: OfFigures & Pick<BrandContent, 'tags'>): string =>
  createHash('sha256')
    .update(JSON.stringify([facts.tags, localeCodes.map((code) => figuresOf(facts, code))]))
    .digest('base64url');

/** Finds the texts of a brand that were read under the same rules (see newsRules) before. */
export type KnownBy = (rules: string) => KnownText | undefined;

export function readBrand(dir: string, faults: FaultList, brand?: string, known?: KnownBy): Gathered {
  const read = contentFolder(dir, faults, brand);
  const site = readSite(read);
  const exchange = read('exchange.yaml', exchangeSchema)?.data;
  const prices = readPrices(read, exchange);
  const regions = readRegions(read);
  const claims = read('claims.yaml', claimsSchema)?.data;
  const tags = readRows(read, 'tags.yaml', tagsSchema);
  const facts = site && exchange && prices && regions && claims && { site, exchange, prices, regions, claims };
  const figuresIn = once((code: LocaleCode) => facts && figuresOf(facts, code));
  const texts = facts && tags && known?.(newsRules({ ...facts, tags }));
  return {
    site,
    owner: read('owner.yaml', ownerSchemaWith(pageAndAddress))?.data,
    menu: readMenu(read),
    banners: readBanners(read),
    regions,
    exchange,
    prices,
    priceFacts: read('prices/lists.yaml', priceFactsSchema)?.data,
    desks: readDesks(read),
    holidays: readHolidays(read),
    hours: readHours(read, claims?.support),
    freeMail: read('free-mail.yaml', freeMailSchema)?.data,
    claims,
    clouds: readClouds(dir, read),
    links: readRows(read, 'links.yaml', linksSchema),
    news: readNews(dir, newsFolder(dir, brand), { figuresIn, tags, known: texts }, faults),
    tags,
    stories: readStories(dir, brand === undefined ? '' : brandFolder(brand), faults),
    texts: brand === undefined ? {} : readOwnTexts(dir, brand, faults),
  };
}
