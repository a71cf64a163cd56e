// Managed databases: the minutes of a day that a move takes, their sum, who does what, what a failure loses, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { DowntimeWindow } from '../../sections/calculators/DowntimeWindow.static.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { BackupRoutes } from '../../sections/BackupRoutes.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { TaskShores } from '../../sections/TaskShores.tsx';
import { downtimeParts, downtimeWindow, downtimeWindowFields } from '../../calculators/downtimeWindow.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { minutesTall, minutesWide } from './minutes.tsx';
import fields from '../../formParts/fields.module.css';
import { Kept } from '../../sections/Kept.tsx';
import { QuestionList } from '../../sections/QuestionList.tsx';
import ui from '../../ui/common.module.css';
import { wishCode } from '../../wishes/wishes.ts';
import css from './DatabaseQuestions.module.css';
import { engineCases } from './engineCases.ts';

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

const twoInTheMorning = 120;
const dayMinutes = 1440;

/** The head of the page about databases: the minutes of a day, and those that an example move takes out of it. */
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

/** Who does what once the database is managed: how many of the tasks are the provider's, and which stay with the customer. */
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

/** The questions about databases, and beside them what we ask about the visitor's own engine. */
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
