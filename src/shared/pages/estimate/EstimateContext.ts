// Context of an open estimate: its lines at today's prices, its sums, and how to format them.
import { createContext, use } from 'react';
import type { AlwaysGiven } from '../../i18n/useT.ts';
import type { priceEstimate } from '../../calculators/estimate.ts';
import type { Currency } from '../../facts/currencies.ts';
import type { Estimate, EstimateFacts, EstimateLine, LineWords } from '../../facts/Estimate.ts';
import type { LocaleRow } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/useT.ts';
import type { EstimateNote } from '../../calculators/changeEstimate.ts';

export type EstimateView = ReturnType<typeof priceEstimate> &
  Pick<EstimateFacts, 'prices' | 'isMember'> & {
    t: Translate;
    locale: Pick<LocaleRow, 'iso' | 'code'>;
    estimate: Estimate;
    /** Signed. While a change is being saved, still the code of the estimate before it. */
    code: string;
    currency: Currency;
    money: (usd: number) => string;
    wordsOf: (line: Pick<EstimateLine, 'kind' | 'id'>) => LineWords;
    note?: EstimateNote | undefined;
    wrong: readonly string[];
    /** Counts how often fields were given other values than the typed ones; as a key it makes React draw them anew. */
    turn: number;
    /** Absolute address of this page. */
    link: string;
    fileHref: (format: 'csv' | 'json') => string;
  };

export const EstimateContext = createContext<EstimateView>(undefined as AlwaysGiven);

export const useEstimate = (): EstimateView => use(EstimateContext);

/** Id of the form of all fields and buttons in the lines. It stands outside of their table, so that they are printed. */
export const formId = 'basket';
