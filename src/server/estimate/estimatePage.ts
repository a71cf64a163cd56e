// The page of an estimate and its files: what a link carries is looked at before anything is shown of it.
import type { Request, RequestHandler } from 'express';
import { toTwd } from '../../shared/calculators/currency.ts';
import { currencies, type Currency } from '../../shared/facts/currencies.ts';
import { amountOf, kindOf, priceEstimate, totalOf } from '../../shared/calculators/estimate.ts';
import type { Estimate } from '../../shared/facts/Estimate.ts';
import type { Prices, Rate } from '../../shared/facts/facts.ts';
import { taipeiDay } from '../../shared/i18n/days.ts';
import type { BrandContent } from '../content/BrandContent.ts';
import { openEstimate } from '../forms/estimates.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { csvOf } from '../http/csv.ts';
import { fault } from '../http/json.ts';
import type { Pages } from '../pages/pages.ts';

type Forms = () => Promise<Pick<FormParts, 'secrets' | 'clock'>>;

const carriedBy = ({ query }: Request): string | undefined => {
  const code = query['e'];
  return typeof code === 'string' && code !== '' ? code : undefined;
};

/** A link that was changed or cut is answered by the page, which then shows no line and no price. */
export function estimatePage({ pages, forms }: { pages: Pages; forms: Forms }): RequestHandler {
  return async (request, response, next) => {
    const { meaning } = response.locals;
    if (meaning.kind !== 'page' || meaning.page.id !== 'estimate') return next();
    const code = carriedBy(request);
    if (code === undefined) return pages.show(request, response, meaning);
    const isOurs = openEstimate((await forms()).secrets, code) !== undefined;
    return pages.show(request, response, meaning, isOurs ? 200 : 400);
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

/** An estimate as data, at the prices of the day, in the currency asked for. */
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

/** `/estimate.csv?e=…` and `.json`: nothing that a cache or a search engine may keep. */
export function estimateFile(
  forms: Forms,
  { prices, exchange }: Pick<BrandContent, 'prices' | 'exchange'>,
): RequestHandler {
  return async (request, response) => {
    response.locals.route = 'estimate';
    const { secrets, clock } = await forms();
    const estimate = openEstimate(secrets, carriedBy(request) ?? '');
    if (!estimate) return fault(response, 400, 'The estimate is damaged');
    const currency = currencies.find((each) => each === request.query['cur']) ?? 'usd';
    const data = dataOf(prices, exchange.twdPerUsd, estimate, taipeiDay(clock()), currency);
    const format = request.path.endsWith('.csv') ? 'csv' : 'json';
    const rows = data.lines.map((line) => ({ ...line, currency: data.currency }));
    response.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    response.attachment(`estimate.${format}`).send(format === 'json' ? JSON.stringify(data) : csvOf(rows));
  };
}
