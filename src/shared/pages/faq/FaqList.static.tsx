// The answers in their groups; after a search those that fit, open, with the words found marked.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT, useTranslator } from '../../i18n/useT.ts';
import questions from '../../sections/Questions.module.css';
import { Linked } from '../../sections/Linked.tsx';
import ui from '../../ui/common.module.css';
import css from './Faq.module.css';
import { marksIn } from './marksIn.ts';
import { useFaq, type Shown } from './useFaq.ts';

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  let at = 0;
  return marksIn(text, terms).map((piece) => {
    at += piece.text.length;
    return piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text;
  });
}

const markerOf = (terms: readonly string[]) => (words: string) => <Marked text={words} terms={terms} />;

function Answer({ asked: { page, id, question, answer, terms } }: { asked: Shown }) {
  const t = useT('faq');
  const { href } = usePage();
  const nameOf = useTranslator()(page);
  const address = href(page, { hash: `q-${id}` });
  return (
    <details className={questions.question} open={terms.length > 0}>
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

/** Questions of other pages, by page: they are answered there. */
function Elsewhere({ shown }: { shown: readonly Shown[] }) {
  const { href } = usePage();
  const translatorOf = useTranslator();
  const pages = [...new Set(shown.map(({ page }) => page))];
  return (
    <dl className={css.elsewhere}>
      {pages.map((page) => (
        <div key={page}>
          <dt>{translatorOf(page)('name')}</dt>
          {shown
            .filter((asked) => asked.page === page)
            .map(({ id, question }) => (
              <dd key={id}>
                <a href={href(page, { hash: `q-${id}` })}>{question}</a>
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
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
              <h2>{t(`groups.${group}`)}</h2>
              {group === 'pages' && words === '' ? (
                <Elsewhere shown={some} />
              ) : (
                some.map((asked) => <Answer key={`${asked.page} ${asked.id}`} asked={asked} />)
              )}
            </section>
          ))}
        </div>
      </div>
    );
  },
  'request',
);
