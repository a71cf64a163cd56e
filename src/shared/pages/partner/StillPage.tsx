// The About page: a year's bills, the first year with us, office hours, ways to work together, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { DeskHours } from '../../sections/DeskHours.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Hero, type Drawn } from '../../sections/heroes/Hero.tsx';
import { monthsAYear } from '../../i18n/times.ts';
import { leavesOf, type LeafShape } from '../../sections/heroes/fold.tsx';
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

// The hero's drawing: a column for each month with one leaf for each vendor bill so far; our own bills are the cards below, which reach into the next section.
type Year = {
  months: number;
  vendors: number;
  /** Words beside the number of the vendors' bills, and beside that of ours. */
  theirs: readonly string[];
  ours: readonly string[];
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A leaf for every bill; every second one leans back. */
function Column({ shape, x, bills }: { shape: LeafShape; x: number; bills: number }) {
  const { lean, rise, base } = shape;
  return (
    <>
      <path className="hero-p0" d={`M${x} ${base}${leavesOf(shape, 'even', Math.ceil(bills / 2))}`} />
      <path className="hero-p1" d={`M${x + lean} ${base - rise}${leavesOf(shape, 'odd', Math.floor(bills / 2))}`} />
    </>
  );
}

function billsWide({ months, vendors, theirs, ours }: Year): Drawn {
  const shape: LeafShape = { leaf: 70, lean: 12, rise: 6, base: 780 };
  // The first card stands under the words, the last ends with the column of text.
  const card = 82;
  const pitch = (1280 - card) / (months - 1);
  const at = (month: number) => Math.round(80 + pitch * (month - 1));
  return {
    height: 860,
    body: (
      <>
        {upTo(months).map((month) => (
          <g key={month}>
            <Column shape={shape} x={at(month)} bills={vendors * month} />
            <rect className="hero-p2" x={at(month)} y="780" width={card} height="116" />
            <text x={at(month) + card / 2} y="824" className="hero-m hero-pr hero-on">
              {month}
            </text>
          </g>
        ))}
        <text x="1358" y="236" className="hero-big hero-e">
          {months * vendors}
        </text>
        {theirs.map((line, index) => (
          <text key={line} x="1360" y={44 + 26 * index} className="hero-b hero-e">
            {line}
          </text>
        ))}
        <text x="76" y="676" className="hero-fig hero-mg">
          {months}
        </text>
        {ours.map((line, index) => (
          <text key={line} x="188" y={646 + 26 * index} className="hero-b">
            {line}
          </text>
        ))}
      </>
    ),
  };
}

function billsTall({ months, vendors, theirs, ours }: Year): Drawn {
  const shape: LeafShape = { leaf: 20, lean: 4, rise: 3, base: 316 };
  const card = 24;
  const pitch = (358 - card) / (months - 1);
  const at = (month: number) => Math.round(16 + pitch * (month - 1));
  return {
    height: 352,
    body: (
      <>
        {upTo(months).map((month) => (
          <g key={month}>
            <Column shape={shape} x={at(month)} bills={vendors * month} />
            <rect className="hero-p2" x={at(month)} y="316" width={card} height="52" />
            <text x={at(month) + card / 2} y="338" className="hero-m hero-on">
              {month}
            </text>
          </g>
        ))}
        {[
          { figure: months * vendors, lines: theirs, face: 'hero-big' },
          { figure: months, lines: ours, face: 'hero-big hero-mg' },
        ].map(({ figure, lines, face }, row) => (
          <g key={figure}>
            <text x="14" y={64 + 82 * row} className={face}>
              {figure}
            </text>
            {lines.map((line, index) => (
              <text key={line} x="124" y={40 + 82 * row + 20 * index} className="hero-b">
                {line}
              </text>
            ))}
          </g>
        ))}
      </>
    ),
  };
}

/** Hero: the bills of a year from all vendors, and the few from us. */
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

/** An example in months: account opened, systems moved, end of the year. */
const [opened, switched, year] = [1, 3, 12];

/** The first year with us on one axis of months: account, move, operation and support. */
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

/** Ways to work with us, each a link to the form with its box ticked. */
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
