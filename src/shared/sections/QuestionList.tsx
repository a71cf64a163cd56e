// The questions of a page as rows that open; the first one is open.
import { usePage } from '../app/PageContext.ts';
import { Linked } from './Linked.tsx';
import css from './Questions.module.css';
import { questionKey } from './questions.ts';
import { usePageText } from './usePageText.ts';

/** `anchors`: pairs of question and older anchor, such as `phone:cloud-phone`, for older links. */
export function QuestionList({ anchors = '' }: { anchors?: string | undefined }) {
  const { page } = usePage();
  const { t } = usePageText();
  const named = anchors.split(' ').map((pair) => pair.split(':'));
  return page.questions.map((id, index) => (
    <details key={id} className={css.question} open={index === 0}>
      <summary>
        <span>{t(questionKey(id, 'question'))}</span>
      </summary>
      {/* The anchor is on the answer: following a link to it opens the row without script. */}
      <p id={`q-${id}`}>
        {named.map(([question, name]) => question === id && <span key={name} id={name} />)}
        <Linked text={t(questionKey(id, 'answer'))} />
      </p>
    </details>
  ));
}
