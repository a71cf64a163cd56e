// The questions that a page answers, each with an anchor of its own; the page's definition lists their ids.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { Linked } from './Linked.tsx';
import css from './Questions.module.css';
import { questionKey } from './questions.ts';
import { Section, type Ground } from './Section.tsx';
import { usePageText } from './usePageText.ts';

export const Questions = /*#__PURE__*/ staticPart(
  'Questions',
  function Questions({ ground }: { ground?: Ground }) {
    const { page } = usePage();
    const { t } = usePageText();
    return (
      <Section name="questions" ground={ground} head="beside">
        {page.questions.map((id) => (
          <details key={id} className={css.question}>
            <summary>{t(questionKey(id, 'question'))}</summary>
            {/* On the answer, so that a link to it opens it without script. */}
            <p id={`q-${id}`}>
              <Linked text={t(questionKey(id, 'answer'))} />
            </p>
          </details>
        ))}
      </Section>
    );
  },
  'page',
);
