// The questions about the SDK, and beside them how a client asks for its server, and what can be seen of that.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { QuestionList } from '../../sections/QuestionList.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { Terminal } from '../../sections/Terminal.tsx';
import { useExampleGame } from './useExampleGame.ts';

export const ShieldQuestions = /*#__PURE__*/ staticPart(
  'ShieldQuestions',
  function ShieldQuestions({ ground }: { ground: Ground }) {
    const t = useT('coshield');
    const { nodes } = useExampleGame();
    return (
      <Section
        name="questions"
        ground={ground}
        head="beside"
        aside={
          <Terminal
            command="shield.connect('lobby')"
            first={
              <>
                <small>{t('seen.client')}</small>
                {"server: 'lobby'"}
              </>
            }
            answer={
              <>
                <small>{t('seen.network')}</small>
                {'node: '}
                <b>{`7 / ${nodes}`}</b>
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
