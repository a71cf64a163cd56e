// The hits of a search by kind, the first few of each with a link to all; without hits, similar words.
import type { ReactNode } from 'react';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import type { Hit } from '../../facts/Hit.ts';
import { useT, useTranslator } from '../../i18n/useT.ts';
import { Marked } from '../../search/Marked.tsx';
import { questionKey } from '../../sections/questions.ts';
import { withoutLinks } from '../../sections/linkPattern.ts';
import { useFacts } from '../../sections/useFacts.ts';
import { Day } from '../article/Day.tsx';
import { useArticle } from '../article/useArticle.ts';
import type { ArticleSummary } from '../../facts/facts.ts';
import ui from '../../ui/common.module.css';
import { NothingFound } from './NothingFound.tsx';
import css from './SearchResults.module.css';
import type { SearchKind } from './searchKinds.ts';
import { useSearch } from './useSearch.ts';

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
