// The page of an estimate and its files; the estimate in the address is verified before anything of it is shown.
import type { Request, RequestHandler } from 'express';
import { changeAsSent } from '../../shared/calculators/changeAsSent.ts';
import { toTwd } from '../../shared/calculators/currency.ts';
import { currencies, type Currency } from '../../shared/facts/currencies.ts';
import { amountOf, kindOf, priceEstimate, totalOf } from '../../shared/calculators/estimate.ts';
import { noEstimate, unsignedNames, type Estimate } from '../../shared/facts/Estimate.ts';
import type { Prices, Rate } from '../../shared/facts/facts.ts';
import { taipeiDay } from '../../shared/i18n/days.ts';
import { isIndicative } from '../../shared/wishes/estimateText.ts';
import type { BrandContent } from '../content/BrandContent.ts';
import { openEstimate, sealEstimate } from '../forms/estimates.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { csvOf } from '../http/csvOf.ts';
import { fault, redirect } from '../http/respond.ts';
import type { PageHandler } from '../pages/ownPage.ts';
import type { Pages } from '../pages/showPages.ts';

type OpenParts = () => Promise<Pick<FormParts, 'secrets' | 'clock'>>;

/** Reads single values of a query. */
export const queryOf =
  ({ query }: Request) =>
  (name: string): string | undefined => {
    const value = query[name];
    return typeof value === 'string' ? value : undefined;
  };

/**
 * The estimate in the address: as signed, or as changed by script since; the address then contains all lines beside
 * the code. Undefined when it is not ours or not complete.
 */
async function estimateIn(
  request: Request,
  backOffice: OpenParts,
  { prices, regions }: Pick<BrandContent, 'prices' | 'regions'>,
): Promise<{ estimate: Estimate; isSigned: boolean } | undefined> {
  const { secrets, clock } = await backOffice();
  const asked = queryOf(request);
  const code = asked('e') ?? '';
  const isSigned = asked('lines') === undefined;
  const signed = code === '' && !isSigned ? noEstimate : openEstimate(secrets, code);
  if (!signed || isSigned) return signed && { estimate: signed, isSigned };
  const isRegion = (id: string) => regions.some((region) => region.id === id);
  const by = { prices, day: taipeiDay(clock()), decimal: '.' as const, isRegion };
  return { estimate: changeAsSent(signed, asked, by).estimate, isSigned };
}

type Options = { pages: Pages; backOffice: OpenParts; content: Pick<BrandContent, 'prices' | 'regions'> };

/** A changed or truncated link still gets the page, but without lines and prices. */
export function estimatePage({ pages, backOffice, content }: Options): PageHandler {
  return async (request, response, _next, match) => {
    const asked = queryOf(request);
    if (!asked('e') && asked('lines') === undefined) return pages.show(request, response, match);
    const carried = await estimateIn(request, backOffice, content);
    if (!carried || carried.isSigned) return pages.show(request, response, match, carried ? 200 : 400);
    const { pathname, searchParams } = new URL(request.originalUrl, response.locals.site.origin);
    for (const name of [...unsignedNames, 'e']) searchParams.delete(name);
    const { estimate } = carried;
    if (estimate.lines.length > 0) searchParams.set('e', sealEstimate((await backOffice()).secrets, estimate));
    redirect(response, 302, searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
  };
}

const units = {
  server: 'servers',
  traffic: 'GB a month',
  pack: 'packs',
  ddos: 'plans',
  sms: 'segments a month',
  topUp: 'top-ups',
};

/** An estimate as data, at the prices of `day`, in the given currency. */
function dataOf(prices: Prices, { rate, day: rateDay }: Rate, estimate: Estimate, day: string, currency: Currency) {
  const { rows, months, onceUsd, spans, totalUsd } = priceEstimate(prices, day, estimate);
  const money = (usd: number) => (currency === 'usd' ? usd : toTwd(usd, { rate }));
  const lines = rows.map(({ line, now, isChanged }) => ({
    product: line.kind,
    item: line.id,
    quantity: line.quantity,
    unit: units[line.kind],
    months: kindOf[line.kind].once ? 0 : line.months,
    price: now ? money(now.usd) : null,
    perMonth: now && !kindOf[line.kind].once ? money(amountOf(now)) : null,
    total: now ? money(totalOf(now)) : null,
    changedFrom: isChanged ? money(line.usd) : null,
    indicative: isIndicative(line, prices),
    pricedOn: line.day,
  }));
  return {
    currency: currency.toUpperCase(),
    ...(currency === 'twd' && { rate, rateDay }),
    day,
    name: estimate.name,
    serverRegion: estimate.region,
    serverTrafficGb: estimate.gb,
    lines,
    months,
    once: money(onceUsd),
    perMonth: spans.map(({ from, to, usd }) => ({ from, to, amount: money(usd) })),
    total: money(totalUsd),
  };
}

/** Serves `/estimate.csv?e=…` and `.json`, which caches and search engines must not store. */
export function estimateFile(
  backOffice: OpenParts,
  content: Pick<BrandContent, 'prices' | 'regions' | 'exchange'>,
): RequestHandler {
  return async (request, response) => {
    response.locals.route = 'estimate';
    const carried = await estimateIn(request, backOffice, content);
    if (!carried) return fault(response, 400, 'The estimate is damaged');
    const currency = currencies.find((each) => each === request.query['cur']) ?? 'usd';
    const day = taipeiDay((await backOffice()).clock());
    const data = dataOf(content.prices, content.exchange.twdPerUsd, carried.estimate, day, currency);
    const format = request.path.endsWith('.csv') ? 'csv' : 'json';
    const rows = data.lines.map((line) => ({ ...line, currency: data.currency }));
    response.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    response.attachment(`estimate.${format}`).send(format === 'json' ? JSON.stringify(data) : csvOf(rows));
  };
}
