// The page about DDoS protection: what is left of an attack, the plan that stops one, its minutes, when it fits, questions, and a form.
import { Fold } from '../../app/Fold.tsx';
import { Later } from '../../app/Later.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { DdosFinder } from '../../sections/calculators/DdosFinder.static.tsx';
import { Cases } from '../../sections/Cases.static.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { protectionOf } from '../../calculators/ddosFinder.ts';
import { attackAbove, attackCurve, exampleAttack } from '../../calculators/exampleAttack.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import { useT } from '../../i18n/useT.ts';
import { StepItems } from '../../sections/Steps.static.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import css from './AttackMinutes.module.css';
import { DdosHead } from './DdosHead.static.tsx';

export function Page() {
  return (
    <>
      <Later needs={['domainInfo']}>
        <DdosHead />
      </Later>
      <Fold />
      <DdosFinder name="find" />
      <AttackMinutes name="minutes" ground="land" />
      <Cases name="cases" ground="water" />
      <Proofs of="page" />
      <Questions />
      <FormSection />
    </>
  );
}

const { gbps: peak, minutes } = exampleAttack;

/** Top of the drawing in Gbps: room above the plan that stops the attack. */
const most = 120;
const xOf = (minute: number) => Math.round((minute / minutes) * 1000);
const yOf = (gbps: number) => Math.round((1 - gbps / most) * 400);
const curve = attackCurve.map(([minute, gbps]) => `${xOf(minute)} ${yOf(gbps)}`).join('L');

/** The example attack minute by minute, as an alert shows it: incoming traffic, the plans it exceeds, what passes; below, what to do when. */
const AttackMinutes = /*#__PURE__*/ staticPart(
  'AttackMinutes',
  function AttackMinutes({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const own = useT('ddos');
    const plans = useT('prices');
    const example = useT('pieces')('example');
    const { items } = usePageText();
    const sizes = useNeed('prices')
      .ddos.map((plan) => ({ name: plans(`ddos.plans.${plan.name}`), ...protectionOf(plan) }))
      .toSorted((a, b) => a.gbps - b.gbps);
    const tooSmall = sizes.findLast(({ gbps }) => gbps < peak);
    const enough = sizes.find(({ gbps }) => gbps >= peak);
    const lines = [tooSmall, enough].filter((plan) => plan !== undefined);
    const { from, to } = attackAbove(tooSmall?.gbps ?? 0);
    const facts = useFacts();
    const values = {
      ...facts,
      small: plainNumber(locale, tooSmall?.gbps ?? 0),
      over: Math.floor(to - from),
      minutes,
    };
    return (
      <Section name={name} ground={ground} title={own(`${name}.title`, values)}>
        <figure className={css.alert}>
          <svg width="100%" role="img" aria-label={own(`${name}.said`, values)}>
            <svg viewBox="0 0 1000 400" preserveAspectRatio="none">
              <path className={css.flood} d={`M${curve}V400H0z`} />
              {lines.map((plan) => (
                <path key={plan.name} className={css.plan} d={`M0 ${yOf(plan.gbps)}H1000`} />
              ))}
              <path className={css.edge} d={`M${curve}`} />
              <path className={css.left} d="M0 398H1000" />
            </svg>
            {lines.map((plan) => (
              <text key={plan.name} x="50%" y={`${yOf(plan.gbps) / 4}%`} dy="-10" textAnchor="middle">
                <tspan>{measured(plainNumber(locale, plan.gbps), 'Gbps')}</tspan> {plan.name}
              </text>
            ))}
            <text x="50%" y={`${yOf(peak) / 4}%`} dy="-10" textAnchor="middle">
              <tspan>{measured(String(facts['attackGbps']), 'Gbps')}</tspan> {own(`${name}.peak`)}
            </text>
            <text x="50%" y="100%" dy="-14" textAnchor="middle">
              <tspan className={css.passed}>{measured(String(facts['attackLeft']), 'Mbps')}</tspan>{' '}
              {own(`${name}.pass`)}
            </text>
          </svg>
          <figcaption>{example}</figcaption>
        </figure>
        <div className={css.axis} aria-hidden="true">
          {[0, 10, 20, 30].map((minute) => (
            <span key={minute}>{minute === 0 ? 0 : own('field.minute', { minute })}</span>
          ))}
        </div>
        <ol className={css.steps}>
          <StepItems steps={items(`${name}.steps`, '.term')} />
        </ol>
      </Section>
    );
  },
  'page',
);
