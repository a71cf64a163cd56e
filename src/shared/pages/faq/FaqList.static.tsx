// The answers in groups and the questions of other pages; after a search the hits, or similar words.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT, useTranslator } from '../../i18n/useT.ts';
import { usePageText } from '../../sections/usePageText.ts';
import { Linked } from '../../sections/Linked.tsx';
import { Segments } from '../../ui/charts/Bars.tsx';
import ui from '../../ui/common.module.css';
import { DoubtfulIsland } from '../../ui/charts/DoubtfulIsland.tsx';
import { Lines } from '../../ui/Lines.tsx';
import css from './Faq.module.css';
import noHit from './NoHit.module.css';
import { nearestWords } from '../../search/nearestWords.ts';
import { PageQuestions } from './PageQuestions.tsx';
import { useFaq, type Shown } from './useFaq.ts';
import questions from '../../sections/Questions.module.css';
import { codeOf } from './faqGroups.ts';
import { Marked } from '../../search/Marked.tsx';

type Groups = ReturnType<typeof useFaq>['groups'];

const markerOf = (terms: readonly string[]) => (words: string) => <Marked text={words} terms={terms} />;

/** The question with its number on the FAQ, or with the name of the page it stands on. */
function Asked({ asked: { page, id, question, terms } }: { asked: Shown }) {
  const name = useTranslator()(page)('name');
  const isOurs = page === 'faq';
  return (
    <>
      <i>{isOurs && codeOf(id)}</i>
      <span>
        {!isOurs && <small>{name}</small>}
        <Marked text={question} terms={terms} />
      </span>
    </>
  );
}

/** A question as a row that opens: number, question, answer, and a link to it. */
function Answer({ asked, open }: { asked: Shown; open: boolean }) {
  const { page, id, answer, terms } = asked;
  const t = useT('faq');
  const { href } = usePage();
  const name = useTranslator()(page)('name');
  const isOurs = page === 'faq';
  return (
    <details className={`${questions.question} ${css.question}`} open={open}>
      <summary>
        <span>
          <Asked asked={asked} />
        </span>
      </summary>
      <div className={css.answer} id={isOurs ? `q-${id}` : undefined}>
        <p>
          <Linked text={answer} written={markerOf(terms)} />
        </p>
        <p>
          <a href={isOurs ? `#q-${id}` : href(page, { hash: `q-${id}` })}>
            {isOurs ? t('link') : t('onPage', { page: name })}
          </a>
        </p>
      </div>
    </details>
  );
}

/** Links to all groups with the current one marked; stays visible beside the answers. */
function Place({ groups, here }: { groups: Groups; here: string }) {
  const t = useT('faq');
  return (
    <ul className={css.place}>
      {groups.map(({ group, total }) => (
        <li key={group}>
          <a href={`#${group}`} aria-current={group === here ? 'true' : undefined}>
            <span className={ui.vh}>{t(`groups.${group}.name`)} </span>
            {total}
            <Segments count={total} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A group of answers, with three figures that link to them. */
function Group({ groups, at }: { groups: Groups; at: number }) {
  const { t, items } = usePageText();
  const own = groups[at];
  if (!own) return null;
  const { group, shown } = own;
  return (
    <section id={group} className={css.group} data-ground={at % 2 ? 'land' : 'paper'}>
      <div className={`${ui.wrap} ${css.columns}`}>
        <header>
          <h2>{t(`groups.${group}.name`)}</h2>
          <p>{t(`groups.${group}.text`)}</p>
          <ul className={css.figures}>
            {items(`groups.${group}.figures`, '.value').map((figure) => (
              <li key={figure}>
                <b>{t(`${figure}.value`)}</b>
                <Linked text={t(`${figure}.text`)} />
              </li>
            ))}
          </ul>
          <Place groups={groups} here={group} />
        </header>
        <div>
          {shown.map((asked, index) => (
            <Answer key={asked.id} asked={asked} open={index === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Number of hits shown open: the best ones can be read at once. */
const opened = 3;

function Found() {
  const t = useT('faq');
  const { words, shown, groups } = useFaq();
  const among = groups.filter((each) => each.shown.length > 0);
  return (
    <section className={`${css.group} ${css.found}`} id="found">
      <div className={`${ui.wrap} ${css.columns}`}>
        <header>
          <h2>{t('hits', { words })}</h2>
          <ul>
            {among.map(({ group, shown: some }) => (
              <li key={group}>
                {t(`groups.${group}.name`)} {some.length}
              </li>
            ))}
          </ul>
        </header>
        <div>
          {shown.map((asked, index) => (
            <Answer key={`${asked.page} ${asked.id}`} asked={asked} open={index < opened} />
          ))}
        </div>
      </div>
    </section>
  );
}

function NoHit() {
  const t = useT('faq');
  const { href } = usePage();
  const { words, ours } = useFaq();
  const often = t('noHit.words').split(/[|｜]/);
  return (
    <section className={css.group} id="found" data-ground="land">
      <div className={`${ui.wrap} ${noHit.noHit}`}>
        <DoubtfulIsland name={words} />
        <div>
          <h2>
            <Lines text={t('noHit.title', { words })} />
          </h2>
          <p>{t('noHit.text')}</p>
          <ul>
            {nearestWords(words, ours, often).map((word) => (
              <li key={word}>
                <a href={href('faq', { query: { q: word } })}>{word}</a>
              </li>
            ))}
          </ul>
          <p>
            <a href={href('contactUs')}>{t('noHit.ask')}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

export const FaqList = /*#__PURE__*/ staticPart(
  'FaqList',
  function FaqList() {
    const { words, shown, groups } = useFaq();
    if (shown.length === 0) return <NoHit />;
    if (words !== '') return <Found />;
    const own = groups.filter(({ group }) => group !== 'pages');
    return (
      <>
        {own.map(({ group }, at) => (
          <Group key={group} groups={own} at={at} />
        ))}
        <PageQuestions shown={groups.find(({ group }) => group === 'pages')?.shown ?? []} />
      </>
    );
  },
  'request',
);
