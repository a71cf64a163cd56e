// Search suggestions while a visitor types: a price that answers at once, then the first hits of each kind, each with its address.
import type { RequestHandler } from 'express';
import { cdnMonth } from '../../shared/calculators/cdnMonth.ts';
import { smsCost } from '../../shared/calculators/smsCost.ts';
import type { Prices } from '../../shared/facts/facts.ts';
import type { Hit } from '../../shared/facts/Hit.ts';
import type { LocaleRow } from '../../shared/i18n/locales.ts';
import { taipeiDay } from '../../shared/i18n/days.ts';
import { partWords } from '../../shared/i18n/joinWords.ts';
import { plainNumber, usd } from '../../shared/i18n/numbers.ts';
import { trafficSize } from '../../shared/i18n/units.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import { hrefOf, isPageId, type HasPage } from '../../shared/pages/addresses.ts';
import { isTyped } from '../../shared/pages/query.ts';
import { longestSearch } from '../../shared/search/longestSearch.ts';
import { askedPrice } from '../../shared/pages/search/askedPrice.ts';
import { priceOffers } from '../../shared/pages/search/priceOffers.ts';
import { marksIn } from '../../shared/search/Marked.tsx';
import { termsMeant } from '../../shared/search/folded.ts';
import { questionKey } from '../../shared/sections/usePageText.ts';
import { localeByApiName } from '../../shared/webapi/localeByApiName.ts';
import type { Suggestion } from '../../shared/webapi/types.ts';
import { fault, ok } from '../http/respond.ts';
import type { Renderer } from '../render/Renderer.ts';

/** More would lie under the keyboard of a phone. */
const most = { prices: 2, pages: 2, questions: 2, articles: 2 } as const;

/** A text in pieces, of which every other one is marked, beginning with the second. */
function pieces(text: string, terms: readonly string[]): string[] {
  const marked = marksIn(partWords(text), terms);
  return [...(marked[0]?.marked ? [''] : []), ...marked.map((piece) => piece.text)];
}

type Asking = { words: string; locale: LocaleRow; texts: TranslatorOf; prices: Prices; has: HasPage };

/** The price that the words ask for, with a link to the results, where it is worked out in full. */
function answers({ words, locale, texts, prices, has }: Asking): Suggestion[] {
  const search = texts('search');
  const asked = askedPrice(words, { prices, locale, search, priceTexts: texts('prices') });
  if (!asked || !has(asked.kind, locale.code)) return [];
  const { place } = asked;
  const [text, sum] =
    asked.kind === 'cdn'
      ? [
          search('answer.cdn', { place, size: trafficSize(locale, asked.gb) }),
          cdnMonth(prices.bandwidth, prices.cdnPacks, { ...asked, unit: 'gb' }).usd,
        ]
      : [
          search('answer.sms', { place, count: asked.messages, messages: plainNumber(locale, asked.messages) }),
          smsCost(prices.sms, { to: asked.country, set: 'ucs2', len: 1, n: asked.messages }).usd ?? 0,
        ];
  const href = hrefOf('search', locale.code, { query: { q: words } });
  return [{ href, text: pieces(text, termsMeant(words, text)), note: usd(locale, sum) }];
}

export function suggestions(
  { search, texts, facts: { prices }, has, textFacts }: Renderer,
  clock: () => number,
): RequestHandler {
  return async (request, response) => {
    const locale = localeByApiName(String(request.params['language']));
    if (!locale) return fault(response, 404, `No language ${String(request.params['language'])}`);
    const { q } = request.query;
    const words = typeof q === 'string' && isTyped(q, longestSearch) ? q : '';
    const found = await search.site(locale.code, response.locals.site.host, words, clock());
    if (!found) return ok(response, []);
    const of = texts.of(locale.code);
    const note = (kind: string) => of('search')(`one.${kind}`);
    const offers = priceOffers({ prices, texts: of, locale }, (page) => has(page, locale.code));
    const facts = textFacts(locale, taipeiDay(clock()));
    const hits = (list: readonly Hit[], count: number, one: (hit: Hit) => Suggestion[]) =>
      list.slice(0, count).flatMap(one);
    const all: Suggestion[] = [
      ...answers({ words, locale, texts: of, prices, has }),
      ...hits(found.prices, most.prices, ({ ref, terms }) =>
        offers
          .filter((offer) => offer.ref === ref)
          .map(({ page, title, price }) => ({
            href: hrefOf(page, locale.code),
            text: pieces(title, terms),
            note: price,
          })),
      ),
      ...hits(found.pages, most.pages, ({ ref, terms }) =>
        isPageId(ref)
          ? [{ href: hrefOf(ref, locale.code), text: pieces(of(ref)('name'), terms), note: note('pages') }]
          : [],
      ),
      ...hits(found.questions, most.questions, ({ ref, terms }) => {
        const [page = '', id = ''] = ref.split(' ');
        if (!isPageId(page)) return [];
        const href = hrefOf(page, locale.code, { hash: `q-${id}` });
        return [{ href, text: pieces(of(page)(questionKey(id, 'question'), facts), terms), note: note('questions') }];
      }),
      ...found.articles.rows.slice(0, most.articles).map(({ id, title }) => ({
        href: hrefOf('article', locale.code, { params: { id } }),
        text: pieces(title, found.articles.terms),
        note: note('articles'),
      })),
    ];
    // Two prices of one page have the same address; only the first stays.
    ok(
      response,
      all.filter((one, at) => all.findIndex(({ href }) => href === one.href) === at),
    );
  };
}
