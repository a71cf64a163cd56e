// The price that the query asks for, if its page exists in this language and the query does not select a kind of hits.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import { askedPrice, type AskedPrice } from './askedPrice.ts';

export function useAskedPrice(): AskedPrice | undefined {
  const { query, locale, has } = usePage();
  const prices = useNeed('prices');
  const [search, priceTexts] = [useT('search'), useT('prices')];
  if (query['in'] !== undefined) return undefined;
  const asked = askedPrice(query['q'] ?? '', { prices, locale, search, priceTexts });
  return asked && has(asked.kind) ? asked : undefined;
}
