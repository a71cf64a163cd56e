// The questions about acceleration, and beside them one name asked for from two cities: both are told the same two addresses.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { QuestionList } from '../../sections/QuestionList.tsx';
import { Section } from '../../sections/Section.tsx';
import { Terminal } from '../../sections/Terminal.tsx';
import { addresses } from './addresses.ts';

export const AddressQuestions = /*#__PURE__*/ staticPart(
  'AddressQuestions',
  function AddressQuestions() {
    const t = useT('awsGlobalAccelerator');
    const places = useT('regions');
    const list = addresses.join('\n');
    const from = (city: string) => <small>{t('asked', { city: places(city) })}</small>;
    return (
      <Section
        name="questions"
        head="beside"
        aside={
          <Terminal
            command="dig +short api.example"
            first={
              <>
                {from('eu-frankfurt')}
                {list}
              </>
            }
            answer={
              <>
                {from('au-sydney')}
                <b>{list}</b>
              </>
            }
            phone="answer"
          />
        }
      >
        <QuestionList />
      </Section>
    );
  },
  'page',
);
