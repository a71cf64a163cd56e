// The page about managed databases: minutes of a day that a move takes, who does what, what a failure loses, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { DowntimeWindow } from '../../sections/calculators/DowntimeWindow.static.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { dayMinutes } from '../../i18n/times.ts';
import { useT } from '../../i18n/useT.ts';
import { BackupRoutes } from '../../sections/Routes.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { TaskShores } from '../../sections/Shores.tsx';
import { downtimeParts, downtimeWindow, downtimeWindowFields } from '../../calculators/moveTimes.ts';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import fields from '../../formParts/fields.module.css';
import { Kept } from '../../sections/Kept.tsx';
import { QuestionList } from '../../sections/Questions.static.tsx';
import ui from '../../ui/common.module.css';
import { wishCode } from '../../wishes/wishes.ts';
import css from './DatabaseQuestions.module.css';
import { engineCases } from '../cases.ts';
import { joinTall } from '../../sections/heroes/joinTall.ts';

export function Page() {
  return (
    <>
      <DatabaseHead />
      <Fold />
      <DowntimeWindow name="window" result="result-window" />
      <DutyShores name="duties" />
      <BackupGaps name="targets" ground="paper" />
      <Proofs of="page" />
      <DatabaseQuestions />
      <FormSection />
    </>
  );
}

type Day = {
  /** Minute of the day at which the move begins, and minutes of each of its parts. */
  from: number;
  parts: readonly number[];
  key: string;
  down: string;
  /** The words at the end of the line into the next section. */
  sum: string;
};

/** The hero's field: a row for each hour of a day. The minutes in which the database is down are cut out, and a line leads on from them. */
const [hours, minutes] = [24, 60];

type Shape = { width: number; top: number; pitch: number };

function Field({ width, top, pitch, from, parts }: Shape & Pick<Day, 'from' | 'parts'>) {
  const minute = width / minutes;
  const row = Math.floor(from / minutes);
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, from % minutes));
  return (
    <>
      {Array.from({ length: hours }, (_, hour) => top + pitch * hour).map((y, hour) => (
        <path
          key={y}
          className={css.hour}
          strokeWidth={pitch * 0.55}
          strokeDasharray={`${minute * 0.6} ${minute * 0.4}`}
          d={
            hour === row
              ? `M${minute * ((from % minutes) + parts.reduce((a, b) => a + b, 0))} ${y}H${width}`
              : `M0 ${y}H${width}`
          }
        />
      ))}
      {parts.map((part, index) => (
        <rect
          key={starts[index]}
          className={index === parts.length - 1 ? css.switch : css.down}
          x={minute * (starts[index] ?? 0) + 1}
          y={top + pitch * row - pitch * 0.42}
          width={Math.max(0, minute * part - 3)}
          height={pitch * 0.84}
        />
      ))}
    </>
  );
}

function minutesWide({ from, parts, key, down, sum }: Day): Drawn {
  const shape: Shape = { width: 1440, top: 66, pitch: 14 };
  const row = shape.top + shape.pitch * Math.floor(from / minutes);
  const x = (1440 / minutes) * ((from % minutes) + parts.reduce((a, b) => a + b, 0));
  return {
    height: 830,
    body: (
      <>
        <Field {...shape} from={from} parts={parts} />
        <path
          className="hero-pk"
          d={`M${x + 6} ${row - 10}V414Q${x + 6} 438 ${x + 30} 438H1376Q1400 438 1400 462V830`}
        />
        <path className="hero-join" d="M1400 830V880" />
        <text x="80" y="428" className="hero-b">
          {down}
        </text>
        <text x="1376" y="426" className="hero-e">
          {key}
        </text>
        <text x="1376" y="806" className="hero-e hero-b hero-mg">
          {sum}
        </text>
      </>
    ),
  };
}

function minutesTall({ from, parts, key, down, sum }: Day): Drawn {
  const shape: Shape = { width: 390, top: 8, pitch: 10 };
  const row = shape.top + shape.pitch * Math.floor(from / minutes);
  const x = (390 / minutes) * ((from % minutes) + parts.reduce((a, b) => a + b, 0));
  return {
    height: 320,
    body: (
      <>
        <Field {...shape} from={from} parts={parts} />
        <path className="hero-pk" d={`M${x + 4} ${row - 6}V254Q${x + 4} 266 ${x + 16} 266H360Q372 266 372 278V320`} />
        <path className="hero-join" d={joinTall(372, 320)} />
        <text x="16" y="262" className="hero-b">
          {down}
        </text>
        <text x="384" y="257" className="hero-e">
          {key}
        </text>
        <text x="360" y="296" className="hero-e hero-b hero-mg">
          {sum}
        </text>
      </>
    ),
  };
}

const twoInTheMorning = 120;

/** Hero: the minutes of a day, and those that an example move takes. */
const DatabaseHead = /*#__PURE__*/ staticPart(
  'DatabaseHead',
  function DatabaseHead() {
    const { locale } = usePage();
    const t = useT('database');
    const { drain, catchup, verify, switch: last } = downtimeWindowFields;
    const example = { drain: drain.initial, catchup: catchup.initial, verify: verify.initial, switch: last.initial };
    const { sum } = downtimeWindow(example);
    const values = { sum, day: plainNumber(locale, dayMinutes) };
    const day = {
      from: twoInTheMorning,
      parts: downtimeParts.map((part) => example[part]),
      key: t('minutes.key', values),
      down: t('minutes.down', values),
      sum: t('minutes.sum', values),
    };
    return (
      <Hero
        kind="field"
        title={t('minutes.title', values)}
        wide={minutesWide(day)}
        tall={minutesTall(day)}
        second="#window"
      />
    );
  },
  'page',
);

/** Who does what for a managed database: how many tasks are the provider's, and which stay with the customer. */
const DutyShores = /*#__PURE__*/ staticPart(
  'DutyShores',
  function DutyShores({ name }: { name: string }) {
    return <TaskShores name={name} land="provider" water="you" />;
  },
  'page',
);

/** Hours between backups, the first of them at two in the morning. */
const gaps = { daily: 12, sixHours: 6, hourly: 1, log: 0.25 };
const whole = 12;

/** What a failure at two in the afternoon loses, on an axis that begins the night before. */
const BackupGaps = /*#__PURE__*/ staticPart(
  'BackupGaps',
  function BackupGaps({ name, ground }: { name: string; ground: Ground }) {
    const t = useT('database');
    const marks = [
      { at: whole, text: t(`${name}.from`) },
      { at: whole / 2, text: '8:00' },
      { at: 0, text: t(`${name}.to`) },
    ];
    return <BackupRoutes name={name} ground={ground} gaps={gaps} whole={whole} marks={marks} />;
  },
  'page',
);

function EngineFinder() {
  const t = useT('database');
  const calculators = useT('calculators');
  const { page, query, href } = usePage();
  const chosen = engineCases.findIndex((id) => id === query.engine);
  const plan = wishCode('row', { row: `database.engines.${chosen}` });
  return (
    <form className={css.finder} method="get" action={href(page.id, { hash: 'result' })}>
      <label className={fields.label} htmlFor="engine">
        {t('engines.ask')}
      </label>
      <div>
        <select className={fields.input} id="engine" name="engine" defaultValue={engineCases[chosen]}>
          {engineCases.map((id, row) => (
            <option key={id} value={id}>
              {t(`engines.rows.${row}.0`)}
            </option>
          ))}
        </select>
        <Kept but={['engine', 'product', 'plan']} />
        <button className={ui.btn}>{t('engines.show')}</button>
      </div>
      <div id="result" tabIndex={-1}>
        {chosen >= 0 && (
          <>
            <p>{t(`engines.rows.${chosen}.1`)}</p>
            <a className={ui.more} href={href(page.id, { query: { product: page.id, plan }, hash: 'form' })}>
              {calculators('send')}
            </a>
          </>
        )}
      </div>
    </form>
  );
}

/** The questions, beside a choice of the visitor's database engine and what we ask about it. */
const DatabaseQuestions = /*#__PURE__*/ staticPart(
  'DatabaseQuestions',
  function DatabaseQuestions() {
    return (
      <Section name="questions" head="beside" ground="water" aside={<EngineFinder />}>
        <QuestionList />
      </Section>
    );
  },
  'request',
);
