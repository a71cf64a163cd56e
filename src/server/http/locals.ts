// What earlier steps of a request leave for later ones.
import type { AccountFacts, CallFacts, NewsFacts } from '../../shared/facts/facts.ts';
import type { LocaleRow } from '../../shared/i18n/locales.ts';
import type { Site } from './sites.ts';

/** Of a visitor, as the site that they are on sees them. */
export type Vouched = { remoteAddress: string; origin: string };

declare global {
  namespace Express {
    interface Locals {
      site: Site;
      /** The visitor's language, from the address. */
      visitorLocale: LocaleRow;
      /** What answers, for the metrics: the id of a page. */
      route?: string;
      /** Of a form that was sent, when the address asks for its thanks. */
      sentReference?: string;
      /** When that was. */
      sentAt?: number;
      /** For whom a site that we trust asks. */
      vouched?: Vouched;
      /** Of who is logged in, on his own page. */
      account?: AccountFacts;
      /** Behind a link of its visitor's own. */
      call?: CallFacts;
      news?: NewsFacts;
    }
  }
}
