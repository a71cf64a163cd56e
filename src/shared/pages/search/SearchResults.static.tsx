// The hits of a search by kind, the first few of each with a link to all; without hits, similar words.
import type { ReactNode } from 'react';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import type { Hit, SiteFound } from '../../facts/Hit.ts';
import { useT, useTranslator } from '../../i18n/useT.ts';
import { Marked } from '../../search/Marked.tsx';
import { isNear } from '../../search/nearestWords.ts';
import { questionKey, withoutLinks } from '../../sections/usePageText.ts';
import { Day } from '../article/Day.tsx';
import { useArticle } from '../article/useArticle.ts';
import type { ArticleSummary } from '../../facts/facts.ts';
import ui from '../../ui/common.module.css';
import css from './SearchResults.module.css';
import { type SearchKind, useSearch } from './useSearch.ts';
import { DoubtfulIsland } from '../../ui/charts/DoubtfulIsland.tsx';
import { Lines } from '../../ui/Lines.tsx';
import nothingCss from './NothingFound.module.css';

/** Number of hits of a kind shown beside other kinds. */
const most = 4;

type GroupProps<Row> = { kind: SearchKind; rows: readonly Row[]; children: (row: Row) => ReactNode };

function Group<Row>({ kind, rows, children }: GroupProps<Row>) {
  const t = useT('search');
  const { counts, only, hrefOf } = useSearch();
  if (rows.length === 0 || (only !== undefined && only !== kind)) return null;
  const shown = only === kind ? rows : rows.slice(0, most);
  return (
    <section className={css.group} id={kind}>
      <h2>
        {t(`groups.${kind}`)} <span>{counts[kind]}</span>
      </h2>
      <ul>{shown.map(children)}</ul>
      {counts[kind] > shown.length && (
        <a className={ui.more} href={hrefOf(kind)}>
          {t(`allOf.${kind}`, { count: counts[kind] })}
        </a>
      )}
    </section>
  );
}

function Price({ hit: { ref, terms } }: { hit: Hit }) {
  const { href } = usePage();
  const offer = useSearch().offers.get(ref);
  if (!offer) return null;
  const { page, title, note, price, per } = offer;
  return (
    <li className={css.price}>
      <p>
        <a href={href(page)}>
          <Marked text={title} terms={terms} />
        </a>
        <small>
          <Marked text={note} terms={terms} />
        </small>
      </p>
      <b>
        {price} {per && <small>{per}</small>}
      </b>
    </li>
  );
}

function PageHit({ hit: { ref, terms } }: { hit: Hit }) {
  const { href, isPage } = usePage();
  const t = useT(ref);
  const facts = useFacts();
  if (!isPage(ref)) return null;
  return (
    <li>
      <a href={href(ref)}>
        <Marked text={t('name')} terms={terms} />
      </a>
      <p>
        <Marked text={t('description', facts)} terms={terms} />
      </p>
    </li>
  );
}

const longestAnswer = 120;

const isOfWord = /^[\p{Script=Latin}\p{N}$.,'’-]$/u;

/** The beginning of an answer, cut before a word or figure that would not fit whole: half a price is another price. */
function beginning(answer: string): string {
  if (answer.length <= longestAnswer) return answer;
  const letters = Array.from(answer).slice(0, longestAnswer);
  const end = letters.findLastIndex((letter) => !isOfWord.test(letter)) + 1;
  return `${letters.slice(0, end).join('').trimEnd()}…`;
}

function Question({ hit: { ref, terms } }: { hit: Hit }) {
  const { href, isPage } = usePage();
  const facts = useFacts();
  const [page = '', id = ''] = ref.split(' ');
  const t = useTranslator()(page);
  if (!isPage(page)) return null;
  return (
    <li>
      <a href={href(page, { hash: `q-${id}` })}>
        <Marked text={t(questionKey(id, 'question'), facts)} terms={terms} />
      </a>
      <p>
        <Marked text={beginning(withoutLinks(t(questionKey(id, 'answer'), facts)))} terms={terms} />
      </p>
    </li>
  );
}

function ArticleHit({ article, terms }: { article: ArticleSummary; terms: readonly string[] }) {
  const { href, lang } = useArticle(article);
  return (
    <li>
      <a href={href} lang={lang}>
        <Marked text={article.title} terms={terms} />
      </a>
      <p lang={lang}>
        <Day at={article.publishedAt} /> <Marked text={article.summary} terms={terms} />
      </p>
    </li>
  );
}

/** Longer words in boxes would not fit a phone. */
const mostBoxes = 10;

/** Tells which letters differ: those between the common beginning and the common end. */
function differing(word: readonly string[], other: readonly string[]): (at: number) => boolean {
  const same = (one: string | undefined, two: string | undefined) =>
    one !== undefined && one.toLowerCase() === two?.toLowerCase();
  let start = 0;
  while (same(word[start], other[start])) start += 1;
  let end = 0;
  while (end < Math.min(word.length, other.length) - start && same(word.at(-1 - end), other.at(-1 - end))) end += 1;
  return (at) => at >= start && at < word.length - end;
}

function Boxes({ word, beside }: { word: string; beside: string }) {
  const letters = Array.from(word);
  if (letters.length > mostBoxes || /\s/.test(word)) return <b>{word}</b>;
  const differs = differing(letters, Array.from(beside));
  return (
    <>
      <span className={nothingCss.boxes} aria-hidden="true">
        {[...letters.entries()].map(([at, letter]) => (
          <i key={at} data-differs={differs(at) ? '' : undefined}>
            {letter}
          </i>
        ))}
      </span>
      <span className={ui.vh}>{word}</span>
    </>
  );
}

/** Similar words that would find something, letter by letter beside what was typed; without any, words to try instead. */
function NothingFound({ words, near }: { words: string; near: SiteFound['near'] }) {
  const t = useT('search');
  const { href } = usePage();
  const first = near.map(({ word }) => word).find((word) => isNear(words, word));
  return (
    <section className={nothingCss.nothing}>
      <div className={`${ui.wrap} ${nothingCss.columns}`}>
        <div>
          <h2>
            <Lines text={t('none.title', { words })} />
          </h2>
          {first === undefined ? (
            <DoubtfulIsland name={words} />
          ) : (
            <p className={nothingCss.typed}>
              <Boxes word={words} beside={first} />
              <small>{t('none.typed')}</small>
            </p>
          )}
        </div>
        <div>
          <h3>{t(first === undefined ? 'none.often' : 'none.near')}</h3>
          <ol>
            {near.map(({ word, count }) => (
              <li key={word}>
                <a href={href('search', { query: { q: word } })}>
                  <span>{isNear(words, word) ? <Boxes word={word} beside={words} /> : word}</span>
                  <b>{t('none.count', { count })}</b>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

export const SearchResults = /*#__PURE__*/ staticPart(
  'SearchResults',
  function SearchResults() {
    const { words, found, total } = useSearch();
    if (words === '' || !found) return null;
    if (total === 0) return <NothingFound words={words} near={found.near} />;
    const { prices, pages, questions, articles } = found;
    return (
      <div className={`${ui.wrap} ${css.results}`}>
        <Group kind="prices" rows={prices}>
          {(hit) => <Price key={hit.ref} hit={hit} />}
        </Group>
        <Group kind="pages" rows={pages}>
          {(hit) => <PageHit key={hit.ref} hit={hit} />}
        </Group>
        <Group kind="questions" rows={questions}>
          {(hit) => <Question key={hit.ref} hit={hit} />}
        </Group>
        <Group kind="articles" rows={articles.rows}>
          {(article) => <ArticleHit key={article.id} article={article} terms={articles.terms} />}
        </Group>
      </div>
    );
  },
  'request',
);
