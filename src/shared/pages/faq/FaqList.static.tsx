// The answers in their groups; after a search those that fit, open, with the words found marked.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT, useTranslator } from '../../i18n/useT.ts';
import { Linked } from '../../sections/Linked.tsx';
import { folded, foldedWords, isWide } from './folded.ts';
import { useFaq, type Shown } from './useFaq.ts';
import questions from '../../sections/Questions.module.css';
import ui from '../../ui/common.module.css';
import css from './Faq.module.css';

type Piece = { text: string; marked: boolean };

/** A folded text that remembers from which written character each of its own comes. */
type Line = { text: string; from: readonly number[] };

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

function byCharacters(written: readonly string[]): Line {
  const same = written.map(folded);
  return { text: same.join(''), from: same.flatMap((part, index) => Array.from(part, () => index)) };
}

/** Words of another length cannot be told apart from their neighbours, so such a text stays unmarked. */
function byWords(written: readonly string[]): Line[] {
  const text = foldedWords(written.join(''));
  return text.length === written.length ? [{ text, from: written.map((_, index) => index) }] : [];
}

function placesOf(term: string, { text, from }: Line): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const end = at + term.length;
    if (isWide(term) || (!isLetter(text[at - 1]) && !isLetter(text[end]))) places.push(...from.slice(at, end));
  }
  return places;
}

/** Where the terms that were found stand in a text, as it is written: pieces that are marked and pieces that are not. */
function marksIn(text: string, terms: readonly string[]): Piece[] {
  const written = [...text];
  const lines = [byCharacters(written), ...byWords(written)];
  const marked = new Set(terms.flatMap((term) => lines.flatMap((line) => placesOf(term, line))));
  return written.reduce<Piece[]>((pieces, character, index) => {
    const last = pieces.at(-1);
    if (last?.marked === marked.has(index)) last.text += character;
    else pieces.push({ text: character, marked: marked.has(index) });
    return pieces;
  }, []);
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  let at = 0;
  return marksIn(text, terms).map((piece) => {
    at += piece.text.length;
    return piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text;
  });
}

const markerOf = (terms: readonly string[]) => (words: string) => <Marked text={words} terms={terms} />;

/** `open`: the first of its group, and each one that was searched for. */
function Answer({ asked: { page, id, question, answer, terms }, open }: { asked: Shown; open: boolean }) {
  const t = useT('faq');
  const { href } = usePage();
  const nameOf = useTranslator()(page);
  const address = href(page, { hash: `q-${id}` });
  return (
    <details className={questions.question} open={open}>
      <summary>
        <span>
          <Marked text={question} terms={terms} />
        </span>
      </summary>
      <div className={css.answer} id={page === 'faq' ? `q-${id}` : undefined}>
        <p>
          <Linked text={answer} written={markerOf(terms)} />
        </p>
        <p>
          <a href={page === 'faq' ? `#q-${id}` : address}>
            {page === 'faq' ? t('link') : t('onPage', { page: nameOf('name') })}
          </a>
        </p>
      </div>
    </details>
  );
}

/** Questions of other pages, folded by page: they are answered there. */
function Elsewhere({ shown }: { shown: readonly Shown[] }) {
  const { href } = usePage();
  const translatorOf = useTranslator();
  const pages = [...new Set(shown.map(({ page }) => page))];
  return pages.map((page) => {
    const asked = shown.filter((one) => one.page === page);
    return (
      <details key={page} className={questions.question}>
        <summary>
          <span>
            {translatorOf(page)('name')} <small className={css.count}>{asked.length}</small>
          </span>
        </summary>
        <ul className={css.elsewhere}>
          {asked.map(({ id, question }) => (
            <li key={id}>
              <a href={href(page, { hash: `q-${id}` })}>{question}</a>
            </li>
          ))}
        </ul>
      </details>
    );
  });
}

function NoHit() {
  const t = useT('faq');
  const { href } = usePage();
  return (
    <div className={`${ui.wrap} ${css.noHit}`}>
      <h2>{t('noHit.title')}</h2>
      <p>{t('noHit.text')}</p>
      <ul>
        {t('noHit.words')
          .split(/[|｜]/)
          .map((word) => (
            <li key={word}>
              <a href={href('faq', { query: { q: word } })}>{word}</a>
            </li>
          ))}
      </ul>
    </div>
  );
}

export const FaqList = /*#__PURE__*/ staticPart(
  'FaqList',
  function FaqList() {
    const t = useT('faq');
    const { words, shown, groups } = useFaq();
    if (shown.length === 0) return <NoHit />;
    const first = (group: string) => shown.findIndex((asked) => asked.group === group);
    const hit = groups
      .filter((each) => each.shown.length > 0)
      .toSorted((a, b) => (words === '' ? 0 : first(a.group) - first(b.group)));
    return (
      <div className={`${ui.wrap} ${css.body}`}>
        <nav className={css.groups} aria-label={t('groups.label')}>
          <ul>
            {groups.map(({ group, shown: some, total }) => {
              const count = words === '' ? total : t('groups.count', { some: some.length, total });
              return (
                <li key={group}>
                  {some.length > 0 ? (
                    <a href={`#${group}`}>
                      <b>{t(`groups.${group}`)}</b>
                      <span>{count}</span>
                    </a>
                  ) : (
                    <span>
                      {t(`groups.${group}`)}
                      <span>{count}</span>
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </nav>
        <div>
          {hit.map(({ group, shown: some }) => (
            <section key={group} id={group} className={css.group}>
              <h2>
                {t(`groups.${group}`)} <small className={css.count}>{some.length}</small>
              </h2>
              {group === 'pages' && words === '' ? (
                <Elsewhere shown={some} />
              ) : (
                some.map((asked, index) => (
                  <Answer
                    key={`${asked.page} ${asked.id}`}
                    asked={asked}
                    open={index === 0 || asked.terms.length > 0}
                  />
                ))
              )}
            </section>
          ))}
        </div>
      </div>
    );
  },
  'request',
);
