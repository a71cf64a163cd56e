// The questions of a page, alone or beside a terminal; the page's row lists their ids.
import { staticPart } from '../app/staticPart.tsx';
import { Section, type Ground } from './Section.tsx';
import { usePage } from '../app/PageContext.ts';
import { Linked } from './Linked.tsx';
import css from './Questions.module.css';
import { questionKey, usePageText } from './usePageText.ts';
import { useT } from '../i18n/useT.ts';
import { Terminal } from './Terminal.tsx';

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

export const Questions = /*#__PURE__*/ staticPart(
  'Questions',
  function Questions({ ground, anchors }: { ground?: Ground; anchors?: string }) {
    return (
      <Section name="questions" ground={ground} head="beside">
        <QuestionList anchors={anchors} />
      </Section>
    );
  },
  'page',
);

type Props = {
  /** Path of the requested file. */
  file: string;
  /** The response header that tells a cache hit, and its values. */
  header?: string;
  miss?: string;
  hit?: string;
  ground?: Ground;
  /** As in `QuestionList`. */
  anchors?: string;
};

/** The questions of a page about caching, beside the responses to a request sent twice: the second does not reach the origin. */
export const CacheQuestions = /*#__PURE__*/ staticPart(
  'CacheQuestions',
  function CacheQuestions({ file, header = 'x-cache', miss = 'MISS', hit = 'HIT', ground, anchors }: Props) {
    const t = useT('pieces');
    return (
      <Section
        name="questions"
        ground={ground}
        head="beside"
        aside={
          <Terminal
            command={`curl -I shop.example${file}`}
            first={
              <>
                <small>{t('cache.first')}</small>
                {`${header}: ${miss}`}
              </>
            }
            answer={
              <>
                <small>{t('cache.second')}</small>
                {`age: 42\n${header}: `}
                <b>{hit}</b>
              </>
            }
          />
        }
      >
        <QuestionList anchors={anchors} />
      </Section>
    );
  },
  'page',
);

type StreamQuestionsProps = { push: string; play: string };

/** The questions of a page about live video, beside the two addresses of a show: one to push to, one to play from. */
export const StreamQuestions = /*#__PURE__*/ staticPart(
  'StreamQuestions',
  function StreamQuestions({ push, play }: StreamQuestionsProps) {
    const t = useT('pieces');
    return (
      <Section
        name="questions"
        head="beside"
        aside={
          <Terminal
            command="live/show"
            first={
              <>
                <small>{t('stream.push')}</small>
                {push}
              </>
            }
            answer={
              <>
                <small>{t('stream.play')}</small>
                <b>{play}</b>
              </>
            }
          />
        }
      >
        <QuestionList />
      </Section>
    );
  },
  'page',
);
