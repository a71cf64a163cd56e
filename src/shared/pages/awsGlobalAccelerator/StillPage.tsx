// The AWS Global Accelerator page: two entry addresses, shortest possible round trip, three routes to a region, when it helps, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { QuestionList } from '../../sections/Questions.static.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { Terminal } from '../../sections/Terminal.tsx';
import { exampleAddresses } from '../cases.ts';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { fibreFloor, floorSites, fibreFloorFields } from '../../calculators/fibreFloor.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { entryTall, entryWide } from './entry.tsx';
import { kmAxis, Routes, readersCity } from '../../sections/Routes.tsx';
import { measured } from '../../i18n/units.ts';
import { wishCode } from '../../wishes/wishes.ts';
import { Answer, Calculator, type CalculatorProps } from '../../sections/calculators/Calculator.tsx';

export function Page() {
  return (
    <>
      <EntryHead />
      <Fold />
      <FibreFloor name="floor" />
      <WaysToRegion name="ways" ground="water" />
      <Cases name="cases" ground="land" />
      <AddressQuestions />
    </>
  );
}

/** Where the hero's users are. */
const far = ['us-east', 'us-west', 'eu-frankfurt', 'au-sydney', 'me-dubai', 'in-mumbai'];

/** Where the users of the example are. */
const users = 'eu-frankfurt';

/** Hero: users in six cities reach one service through its two addresses. */
const EntryHead = /*#__PURE__*/ staticPart(
  'EntryHead',
  function EntryHead() {
    const { locale } = usePage();
    const t = useT('awsGlobalAccelerator');
    const example = useT('pieces')('example');
    const places = useT('regions');
    const sites = floorSites(useNeed('regions'));
    const to = readersCity(locale.code);
    const cities = far
      .map((from) => ({ name: places(from), km: fibreFloor(sites, { from, to })?.km ?? 0 }))
      .toSorted((a, b) => b.km - a.km)
      .map(({ name, km }) => ({ name, km, far: t('ways.km', { km: plainNumber(locale, km) }) }));
    const drawing = {
      cities,
      one: { figure: String(exampleAddresses.length), lines: [...t('entry.addresses').split('\n'), example] },
      many: { figure: String(cities.length), lines: [t('entry.cities')] },
      region: t('entry.region', { city: places(to) }),
    };
    const list = cities.map(({ name }) => name).join(useT('clouds')('separator'));
    return (
      <Hero
        kind="tapes"
        title={t('entry.title', { cities: list, city: places(to) })}
        wide={entryWide(drawing)}
        tall={entryTall(drawing)}
        second="#floor"
      />
    );
  },
  'page',
);

const ways = ['internet', 'accelerator', 'cdn'] as const;

/** Three routes from distant users to a region on one axis: the internet, the AWS network, or a CDN nearby. */
const WaysToRegion = /*#__PURE__*/ staticPart(
  'WaysToRegion',
  function WaysToRegion({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('awsGlobalAccelerator');
    const cities = useT('regions');
    const sites = floorSites(useNeed('regions'));
    const region = readersCity(locale.code);
    const km = fibreFloor(sites, { from: users, to: region })?.km ?? 0;
    const axis = kmAxis(km);
    const said = (value: number) => t(`${name}.km`, { km: plainNumber(locale, value) });
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={ways.map((id) => {
            const length = id === 'cdn' ? 0 : km;
            return {
              id,
              name: t(`${name}.${id}.term`),
              note: t(`${name}.${id}.text`, { users: cities(users) }),
              length,
              outside: id === 'internet' ? length : 0,
              figure: said(length),
              said: t(`${name}.${id}.said`),
            };
          })}
          axis={{
            ...axis,
            marks: [
              { at: km, text: cities(region) },
              { at: axis.length / 2, text: said(axis.length / 2) },
              { at: 0, text: cities(users) },
            ],
          }}
          outside={t(`${name}.outside`)}
          inside={t(`${name}.inside`)}
          note={t(`${name}.scale`)}
        />
      </Section>
    );
  },
  'page',
);

/** The questions, and beside them one host name looked up from two cities: both get the same two addresses. */
const AddressQuestions = /*#__PURE__*/ staticPart(
  'AddressQuestions',
  function AddressQuestions() {
    const t = useT('awsGlobalAccelerator');
    const places = useT('regions');
    const list = exampleAddresses.join('\n');
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

/** The shortest possible round trip between two places, and time to the first byte over HTTPS. */
const FibreFloor = /*#__PURE__*/ staticPart(
  'FibreFloor',
  function FibreFloor(props: CalculatorProps) {
    const t = useT('calculators');
    const places = useT('regions');
    const { locale } = usePage();
    const sites = floorSites(useNeed('regions'));
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Calculator
        {...props}
        look="row"
        words="floor"
        fields={fibreFloorFields(sites, readersCity(locale.code))}
        optionText={(id) => places(id)}
      >
        {(asked) => {
          const floor = fibreFloor(sites, asked);
          if (!floor) return null;
          const { from, to, km, ms, firstByteMs } = floor;
          return (
            <Answer
              button
              figure={number(ms)}
              unit={t('floor.unit')}
              text={t('floor.text', { from: places(from), to: places(to), km: measured(number(km), 'km') })}
              wish={wishCode('floor', { from, to, km, ms })}
            >
              {ms > 0 && <p>{t('floor.firstByte', { ms: measured(number(firstByteMs), 'ms') })}</p>}
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
