// The questions of a page as rows that open; the first one stands open.
import { usePage } from '../app/PageContext.ts';
import { Linked } from './Linked.tsx';
import css from './Questions.module.css';
import { questionKey } from './questions.ts';
import { usePageText } from './usePageText.ts';

/** `anchors`: other names of answers that older links know, such as `phone:cloud-phone`. */
export function QuestionList({ anchors = '' }: { anchors?: string | undefined }) {
  const { page } = usePage();
  const { t } = usePageText();
  const named = anchors.split(' ').map((pair) => pair.split(':'));
  return page.questions.map((id, index) => (
    <details key={id} className={css.question} open={index === 0}>
      <summary>
        <span>{t(questionKey(id, 'question'))}</span>
      </summary>
      {/* On the answer, so that a link to it opens it without script. */}
      <p id={`q-${id}`}>
        {named.map(([question, name]) => question === id && <span key={name} id={name} />)}
        <Linked text={t(questionKey(id, 'answer'))} />
      </p>
    </details>
  ));
}
