// The free trial: its three steps, the form, its hours, what each of six clouds gives, the rules, and what comes after.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { FormSection } from '../../formParts/FormSection.tsx';
import { OwnerPoints } from '../../sections/OwnerPoints.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Related } from '../../sections/Related.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Table } from '../../sections/Table.static.tsx';
import { FormHead } from '../formPage/FormHead.static.tsx';
import { Section } from '../../sections/Section.tsx';
import css from './TrialHours.module.css';

export function Page() {
  return (
    <>
      <FormHead />
      <Fold />
      <FormSection />
      <TrialHours />
      <Table name="clouds" />
      <Statement name="rules" />
      <OwnerPoints name="told" settings="trial.lengths reply.weekends" ground="land" />
      <Statement name="later" />
      <Questions ground="water" />
      <Related to="cloudIntegration prepaidcard faq contactUs" />
    </>
  );
}

const spacing = 10;

/** The length of an hour's tick: days reach highest, then half days. */
function top(hour: number) {
  if (hour % 24 === 0) return 0;
  return hour % 12 === 0 ? 14 : 25;
}

function Ruler({ hours }: { hours: number }) {
  const ticks = Array.from({ length: hours + 1 }, (_, hour) => `M${hour * spacing} ${top(hour)}V40`);
  return (
    <svg className={css.ruler} viewBox={`0 0 ${hours * spacing} 44`} preserveAspectRatio="none" aria-hidden="true">
      <path d={ticks.join('')} />
      <line y1="40" x2={hours * spacing} y2="40" pathLength="1" />
    </svg>
  );
}

/** Nobody can say here how long: the line breaks off and goes on. */
function Break() {
  const slash = <path d="M-7 47l14 -14" />;
  return (
    <svg className={css.ruler} aria-hidden="true">
      <line y1="40" x2="47%" y2="40" />
      <line x1="53%" y1="40" x2="100%" y2="40" />
      <svg x="47%">{slash}</svg>
      <svg x="53%">{slash}</svg>
    </svg>
  );
}

/** The hours of a trial, each a tick: those until we contact the visitor, and those between our notice and the end. */
const TrialHours = /*#__PURE__*/ staticPart(
  'TrialHours',
  function TrialHours() {
    const { t } = usePageText();
    const { reply, trial } = useNeed('claims');
    const words = (key: string) => (
      <div>
        <h3>{t(`hours.${key}.term`)}</h3>
        <p>{t(`hours.${key}.text`)}</p>
      </div>
    );
    return (
      <Section name="hours" ground="water">
        <figure>
          <ol className={css.hours}>
            <li>
              <Ruler hours={reply.activationHours} />
              {words('contact')}
            </li>
            <li>
              <Break />
              {words('use')}
            </li>
            <li className={css.notice}>
              <Ruler hours={trial.noticeHours} />
              {words('notice')}
            </li>
            <li>{words('end')}</li>
          </ol>
        </figure>
      </Section>
    );
  },
  'page',
);
