// The questions of a page about live video, beside the two addresses of a show: one to push to, one to play from.
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { QuestionList } from './QuestionList.tsx';
import { Section } from './Section.tsx';
import { Terminal } from './Terminal.tsx';

type Props = { push: string; play: string };

export const StreamQuestions = /*#__PURE__*/ staticPart(
  'StreamQuestions',
  function StreamQuestions({ push, play }: Props) {
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
