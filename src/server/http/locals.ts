// The values that earlier steps of a request leave in `response.locals` for later ones.
import type { AccountFacts, CallFacts, SubscriptionFacts } from '../../shared/facts/facts.ts';
import type { LocaleRow } from '../../shared/i18n/locales.ts';
import type { Site } from './sites.ts';

/** A visitor's address and origin, as the site that they are on sees them. */
export type Vouched = { remoteAddress: string; origin: string };

declare global {
  namespace Express {
    interface Locals {
      site: Site;
      /** The visitor's language, from the address. */
      visitorLocale: LocaleRow;
      /** Id of the page that answers, for the metrics. */
      route?: string;
      /** Reference of the sent form whose thanks the address asks for. */
      sentReference?: string;
      /** When that form was sent. */
      sentAt?: number;
      /** The visitor for whom a trusted site makes this request. */
      vouched?: Vouched;
      /** Of the logged-in visitor, on the account page. */
      account?: AccountFacts;
      /** Of the call or newsletter behind a personal link. */
      call?: CallFacts;
      subscription?: SubscriptionFacts;
    }
  }
}
