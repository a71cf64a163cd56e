// The questions about sending, and beside them what a program sends and is told: the segments and the price come back at once.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { QuestionList } from '../../sections/QuestionList.tsx';
import { Section } from '../../sections/Section.tsx';
import { Terminal } from '../../sections/Terminal.tsx';
import { homeCountry } from './sending.ts';

export const SmsQuestions = /*#__PURE__*/ staticPart(
  'SmsQuestions',
  function SmsQuestions() {
    const price = useNeed('prices').sms.find(({ country }) => country === homeCountry)?.usdPerSegment ?? 0;
    return (
      <Section
        name="questions"
        head="beside"
        aside={
          <Terminal
            command="POST /messages"
            phone="answer"
            first={'{ "to":   "+886912345678",\n  "kind": "otp",\n  "text": "482913 is your…" }'}
            answer={
              <>
                {'202 { "segments": 1, "usd": '}
                <b>{price}</b>
                {' }'}
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
