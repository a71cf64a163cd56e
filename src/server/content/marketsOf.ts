// The markets of content/site.yaml: currency and tax note by host, and the domains that visitors can choose from.
import type { Market, MarketChoice } from '../../shared/facts/facts.ts';
import type { DomainRow } from './siteSchema.ts';

/** For a domain without a market: prices in US dollars, no tax note. */
const none: Market = { currency: 'usd' };

/** Choices are the main domain and those with a market; none when no domain has a market. */
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
