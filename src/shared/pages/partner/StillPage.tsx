// About us: the bills of a year, what we do in the first one, when we are reached, how to work together, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { DeskHours } from '../../sections/DeskHours.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { monthsAYear } from '../../sections/factsOf.ts';
import { billsTall, billsWide } from './billFold.tsx';
import { Schedule } from '../../sections/Schedule.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { usePage } from '../../app/PageContext.ts';
import { directionNames } from '../../forms/fields.ts';
import ui from '../../ui/common.module.css';
import css from './PartnerWays.module.css';

export function Page() {
  return (
    <>
      <PartnerHead />
      <Fold />
      <FirstYear name="year" />
      <Proofs of="all" />
      <DeskHours name="hours" ground="water" />
      <PartnerWays name="ways" ground="land" />
      <Questions />
    </>
  );
}

/** The head of the page about us: the bills of a year from all vendors, and the few from us. */
const PartnerHead = /*#__PURE__*/ staticPart(
  'PartnerHead',
  function PartnerHead() {
    const t = useT('partner');
    const vendors = useNeed('claims').clouds.length;
    const year = {
      months: monthsAYear,
      vendors,
      theirs: t('bills.theirs').split('\n'),
      ours: t('bills.ours').split('\n'),
    };
    return (
      <Hero
        kind="fold"
        title={t('bills.title', { theirs: monthsAYear * vendors, ours: monthsAYear })}
        wide={billsWide(year)}
        tall={billsTall(year)}
        second="#ways"
      />
    );
  },
  'page',
);

/** An example in months: the account is opened, systems have switched, a year is over. */
const [opened, switched, year] = [1, 3, 12];

/** The first year with us on one axis of months: the account, the move, operation and support. */
const FirstYear = /*#__PURE__*/ staticPart(
  'FirstYear',
  function FirstYear({ name, ground }: { name: string; ground?: Ground }) {
    const own = useT('partner');
    const { t, items } = usePageText();
    const row = (id: string) => own(`${name}.rows.${id}`);
    const month = (count: number) => own(`${name}.month`, { month: count });
    return (
      <Section name={name} ground={ground}>
        <Schedule
          axis={{
            from: 0,
            to: year,
            segment: 1,
            marks: [
              { at: 0, text: own(`${name}.start`) },
              { at: switched, text: own(`${name}.switch`) },
              { at: year, text: month(year) },
            ],
            turn: switched,
          }}
          rows={[
            {
              name: row('account'),
              bars: [
                { kind: 'prepared', from: 0, to: opened },
                { kind: 'live', from: opened, to: year },
              ],
            },
            {
              name: row('systems'),
              bars: [
                { kind: 'prepared', from: opened, to: switched },
                { kind: 'taken', from: switched, to: year },
              ],
            },
            { name: row('support'), bars: [{ kind: 'live', from: 0, to: year }] },
          ]}
          steps={items(`${name}.steps`, '.term').map((step) => ({
            term: t(`${step}.term`),
            when: t(`${step}.when`),
            text: t(`${step}.text`),
          }))}
          names={{
            live: own(`${name}.key.live`),
            prepared: own(`${name}.key.prepared`),
            taken: own(`${name}.key.taken`),
          }}
        />
      </Section>
    );
  },
  'page',
);

/** The ways to work with us as cells, each leading to the form with its box ticked. */
const PartnerWays = /*#__PURE__*/ staticPart(
  'PartnerWays',
  function PartnerWays({ name, ground }: { name: string; ground?: Ground }) {
    const { href } = usePage();
    const t = useT('partner');
    const forms = useT('forms');
    const button = (
      <a className={`${ui.btn} ${css.button}`} href={href('cooperation')}>
        {t('actions.ways')}
      </a>
    );
    return (
      <Section name={name} ground={ground} head="beside" aside={button}>
        <ul className={css.ways}>
          {directionNames.map((direction) => (
            <li key={direction}>
              <a href={href('cooperation', { query: { directions: direction }, hash: 'form' })}>
                {forms(`options.directions.${direction}`)}
              </a>
              <p>{t(`${name}.cells.${direction}`)}</p>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
  'page',
);
