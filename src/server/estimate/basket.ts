// Changes the estimate of a browser by forms; its page has the whole estimate in the address, a cookie keeps it between pages.
import express, { Router, type Request, type Response } from 'express';
import { changeAsSent } from '../../shared/calculators/changeAsSent.ts';
import type { EstimateNote } from '../../shared/calculators/changeEstimate.ts';
import { isLocaleCode, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { readCurrency, moneyIn } from '../../shared/calculators/currency.ts';
import { kindOf, priceEstimate } from '../../shared/calculators/estimate.ts';
import type { Currency } from '../../shared/facts/currencies.ts';
import {
  lineKey,
  noEstimate,
  type BasketAnswer,
  type Estimate,
  type EstimateLine,
} from '../../shared/facts/Estimate.ts';
import { taipeiDay } from '../../shared/i18n/days.ts';
import { withoutJoiners } from '../../shared/i18n/joinWords.ts';
import { decimalMark, plainNumber } from '../../shared/i18n/numbers.ts';
import { hrefOf } from '../../shared/pages/addresses.ts';
import { type BrandContent, marketsOf } from '../content/BrandContent.ts';
import { atPricesOf } from '../forms/estimateFacts.ts';
import { openEstimate, sealEstimate } from '../forms/estimates.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { listsOf } from '../forms/receiveBody.ts';
import { fault, ok, wantsJson, redirect, cookieName, setCookie } from '../http/respond.ts';
import { queryOf } from './estimatePage.ts';

type Options = {
  backOffice: () => Promise<Pick<FormParts, 'secrets' | 'clock' | 'textsOf'>>;
  content: Pick<BrandContent, 'prices' | 'regions' | 'exchange' | 'site'>;
};

/** Far more than a form with twenty lines needs. */
const mostBytes = 16 * 1024;

const statusOf: Readonly<Record<EstimateNote, number>> = { full: 409, number: 422, unknown: 422 };

type ReadField = (name: string) => string | undefined;

const localeOfForm = (asked: ReadField): LocaleCode => {
  const lang = asked('lang');
  return isLocaleCode(lang) ? lang : 'en';
};

const currencyOf = (asked: ReadField, usual: Currency): Currency => readCurrency({ cur: asked('cur') ?? '' }, usual);

/** Address of the estimate page in the language and currency of the form; `usual`: the domain's default currency. `none`: this browser has none. */
function addressOf(asked: ReadField, usual: Currency, code: string, note?: EstimateNote | 'none'): string {
  const cur = currencyOf(asked, usual);
  const query = { ...(code && { e: code }), ...(cur !== usual && { cur }), ...(note && { note }) };
  return hrefOf('estimate', localeOfForm(asked), { ...(Object.keys(query).length > 0 && { query, hash: 'lines' }) });
}

const keptCode = (request: Request, response: Response): string => {
  const kept = request.cookies[cookieName(response, 'estimate')];
  return typeof kept === 'string' ? kept : '';
};

/** Quantity of each line, as the buttons beside prices show it. */
function heldIn(
  { rows }: ReturnType<typeof priceEstimate>,
  sent: ReadField,
  textsOf: FormParts['textsOf'],
): BasketAnswer['held'] {
  const locale = localeOfForm(sent);
  const t = textsOf(locale)('estimate');
  const words = ({ kind, quantity }: EstimateLine) =>
    kindOf[kind].adds ? t('held.count', { quantity: plainNumber(localeOf(locale), quantity) }) : t('held.some');
  return Object.fromEntries(rows.map(({ line }) => [lineKey(line), withoutJoiners(words(line))]));
}

export function basket({ backOffice, content: { prices, regions, exchange, site } }: Options): Router {
  const { market } = marketsOf(site.domains);
  const usualOf = (response: Response): Currency => market(response.locals.site.host).currency;

  /** The number of lines and their sum per month, or once, in the language and currency of the form. */
  function summaryOf(
    { rows, spans, onceUsd }: ReturnType<typeof priceEstimate>,
    sent: ReadField,
    usual: Currency,
    textsOf: FormParts['textsOf'],
  ): string {
    const locale = localeOfForm(sent);
    const t = textsOf(locale)('estimate');
    const money = moneyIn(localeOf(locale), currencyOf(sent, usual), exchange.twdPerUsd);
    const [first] = spans;
    const values = { lines: t('count', { count: rows.length }), usd: money(first?.usd ?? onceUsd) };
    return withoutJoiners(t(first ? 'tray' : 'trayOnce', values));
  }

  async function change(request: Request, response: Response): Promise<void> {
    response.locals.route = 'estimate';
    const { secrets, clock, textsOf } = await backOffice();
    const fields = listsOf(request.body);
    const sent: ReadField = (name) => fields.get(name)?.[0];
    const usual = usualOf(response);
    const carried = sent('e');
    const before: Estimate | undefined = openEstimate(secrets, carried ?? keptCode(request, response));
    // A damaged code in the form is an error. A cookie that cannot be read is not: a new estimate begins.
    if (!before && carried !== undefined) {
      if (wantsJson(request)) return fault(response, 400, 'The estimate is damaged');
      return redirect(response, 303, addressOf(sent, usual, 'damaged'));
    }
    const decimal = decimalMark(localeOf(localeOfForm(sent)));
    const day = taipeiDay(clock());
    const { estimate, note } = changeAsSent(before ?? noEstimate, sent, {
      prices,
      isRegion: (id) => regions.some((region) => region.id === id),
      day,
      decimal,
    });
    const sums = priceEstimate(prices, day, estimate);
    const { rows } = sums;
    const code = rows.length === 0 ? '' : sealEstimate(secrets, estimate);
    setCookie(response, 'estimate', code);
    const page = addressOf(sent, usual, code, note);
    if (!wantsJson(request)) return redirect(response, 303, page);
    const changed: BasketAnswer = {
      page,
      code,
      fresh: code && sealEstimate(secrets, atPricesOf(estimate, rows)),
      said: code && summaryOf(sums, sent, usual, textsOf),
      held: heldIn(sums, sent, textsOf),
    };
    if (note) return fault(response, statusOf[note], note, { result: changed });
    ok(response, changed);
  }

  /** Redirects to the estimate in the cookie. */
  async function open(request: Request, response: Response): Promise<void> {
    response.locals.route = 'estimate';
    const code = keptCode(request, response);
    const { secrets } = await backOffice();
    const isGood = code !== '' && openEstimate(secrets, code) !== undefined;
    const [asked, usual] = [queryOf(request), usualOf(response)];
    redirect(response, 302, isGood ? addressOf(asked, usual, code) : addressOf(asked, usual, '', 'none'));
  }

  return Router()
    .get('/', open)
    .post('/', express.urlencoded({ extended: false, limit: mostBytes, parameterLimit: 200 }), (request, response) =>
      change(request, response),
    );
}
