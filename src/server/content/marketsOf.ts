// What the markets of content/site.yaml change on pages: the usual currency, a note on tax, and which domains there are to choose from.
import type { Market, MarketChoice } from '../../shared/facts/facts.ts';
import type { DomainRow } from './siteSchema.ts';

/** Of a domain without one, prices are in US dollars and nothing is said of tax. */
const none: Market = { currency: 'usd' };

/** To choose from: the main domain and those with a market; nothing where no domain has one. */
export function marketsOf(domains: readonly DomainRow[]): {
  market: (host: string) => Market;
  markets: readonly MarketChoice[];
} {
  const chosen = domains.filter(({ market }, index) => index === 0 || market);
  return {
    market: (host) => domains.find(({ domain }) => domain === host)?.market ?? none,
    markets: domains.some(({ market }) => market) ? chosen.map(({ website, domain }) => ({ website, domain })) : [],
  };
}
