// What the parts of an open estimate read: its lines at today's prices, what they come to, and how it is said.
import { createContext, use } from 'react';
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
    /** Signed; while a change is on its way, of the estimate before it. */
    code: string;
    currency: Currency;
    money: (usd: number) => string;
    wordsOf: (line: Pick<EstimateLine, 'kind' | 'id'>) => LineWords;
    note?: EstimateNote | undefined;
    wrong: readonly string[];
    /** Rises whenever fields get another value than was typed. */
    turn: number;
    /** The page itself, whole. */
    link: string;
    fileHref: (format: 'csv' | 'json') => string;
  };

export const EstimateContext = createContext<EstimateView>(undefined as never);

export const useEstimate = (): EstimateView => use(EstimateContext);

/** The form that fields and buttons of the lines belong to, beside their table, so that they are printed. */
export const formId = 'basket';
