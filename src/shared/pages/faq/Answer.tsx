// A question of the FAQ as a row that opens: number, question, answer, and a link to it.
import { usePage } from '../../app/PageContext.ts';
import { useT, useTranslator } from '../../i18n/useT.ts';
import { Linked } from '../../sections/Linked.tsx';
import questions from '../../sections/Questions.module.css';
import { codeOf } from './faqGroups.ts';
import css from './Faq.module.css';
import { Marked } from '../../search/Marked.tsx';
import type { Shown } from './useFaq.ts';

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

export function Answer({ asked, open }: { asked: Shown; open: boolean }) {
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
