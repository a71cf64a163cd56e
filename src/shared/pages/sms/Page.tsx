// The SMS page: prices as stairs, what a campaign costs, how a message is counted, the hours of the world, Taiwan's rules, questions, and a quote.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { SmsCost } from '../../sections/calculators/SmsCost.static.tsx';
import { livePart } from '../../live/livePart.tsx';
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { quietSpans } from '../../calculators/quietHours.ts';
import { thousand } from '../../calculators/smsCost.ts';
import { dayMinutes } from '../../i18n/times.ts';
import { useT } from '../../i18n/useT.ts';
import { Linked } from '../../sections/Linked.tsx';
import { Proofs } from '../../sections/Proofs.static.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { HatchPattern, hatch } from '../../ui/charts/HatchPattern.tsx';
import css from './SendingRules.module.css';
import { usePage } from '../../app/PageContext.ts';
import { countryName } from '../../i18n/displayNames.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { stairsTall, stairsWide } from '../../sections/heroes/stairs.tsx';
import { clockText } from '../../i18n/days.ts';
import { pricesInColumn, rangeText, usd } from '../../i18n/numbers.ts';
import { homeCountry } from './sending.ts';
import { QuestionList } from '../../sections/Questions.static.tsx';
import { Terminal } from '../../sections/Terminal.tsx';
import { WorldHours } from './WorldHours.static.tsx';
import { clockOfMinutes, spansOutside } from '../../sections/deskZones.ts';

/** Counts a message's segments. */
export const MessageMeter = livePart(/* #__LOADABLE__ */ () => import('./MessageMeterLive.tsx'), {
  needs: [],
  texts: ['meter'],
});

export function Page() {
  return (
    <>
      <SmsHead />
      <Fold />
      <SmsCost name="cost" ground="land" />
      <MessageMeter />
      <WorldHours name="hours" />
      <SendingRules name="rules" ground="water" />
      <Proofs of="page" />
      <SmsQuestions />
      <FormSection />
    </>
  );
}

/** Hero: the published prices as stairs, with the price of a thousand messages on the line of one of them. */
const SmsHead = /*#__PURE__*/ staticPart(
  'SmsHead',
  function SmsHead() {
    const { locale } = usePage();
    const t = useT('sms');
    const sms = useNeed('prices').sms.toSorted((a, b) => b.usdPerSegment - a.usdPerSegment);
    const own = sms.find(({ country }) => country === homeCountry) ?? sms[0];
    if (!own) throw new Error('content/prices/sms.yaml has no price');
    const values = {
      country: countryName(locale, own.country),
      sum: usd(locale, own.usdPerSegment * thousand),
      high: usd(locale, sms[0]?.usdPerSegment ?? 0),
      low: usd(locale, sms.at(-1)?.usdPerSegment ?? 0),
    };
    const each = pricesInColumn(
      locale,
      sms.map(({ usdPerSegment }) => usdPerSegment),
    );
    const flight = {
      steps: sms.map(({ country, usdPerSegment }, row) => ({
        name: countryName(locale, country),
        value: usdPerSegment,
        price: each[row] ?? '',
      })),
      line: {
        at: own.usdPerSegment,
        figure: values.sum,
        above: t('stairs.above', values),
        below: t('stairs.below', values),
      },
      foot: t('stairs.foot'),
    };
    return (
      <Hero
        kind="stairs"
        title={t('stairs.title', values)}
        wide={stairsWide(flight)}
        tall={stairsTall(flight)}
        second="#cost"
      />
    );
  },
  'page',
);

const percent = (minutes: number) => `${(minutes / dayMinutes) * 100}%`;

/** When and under which name messages may be sent: the hours of a day for codes and for marketing, and three rules below. */
const SendingRules = /*#__PURE__*/ staticPart(
  'SendingRules',
  function SendingRules({ name, ground }: { name: string; ground: Ground }) {
    const t = useT('sms');
    const { t: own, items } = usePageText();
    const { ranges } = useNeed('claims').quietHours;
    const open = spansOutside(quietSpans(ranges));
    const { locale } = usePage();
    const time = (minutes: number) => clockText(locale, clockOfMinutes(minutes));
    const span = ({ from, to }: { from: number; to: number }) => rangeText(locale, time(from), time(to));
    const spans = open.map(span).join(useT('owner')('comma'));
    return (
      <Section name={name} ground={ground}>
        <div className={css.day}>
          <p>{t(`${name}.codes`)}</p>
          <svg width="100%" height="56" role="img" aria-label={t(`${name}.any`)}>
            <rect className={css.free} width="100%" height="100%" />
            <text x="16" y="34">
              {t(`${name}.any`)}
            </text>
          </svg>
          <p>
            {t(`${name}.marketing`)}
            <small>{spans}</small>
          </p>
          <svg width="100%" height="56" role="img" aria-label={spans}>
            <HatchPattern />
            <rect width="100%" height="100%" fill={hatch} />
            {open.map(({ from, to }) => (
              <g key={from}>
                <rect className={css.open} x={percent(from)} width={percent(to - from)} height="100%" />
                <text className={css.on} x={percent(from + 15)} y="34">
                  {span({ from, to })}
                </text>
              </g>
            ))}
          </svg>
          <div className={css.scale} aria-hidden="true" />
          <ol className={css.marks} aria-hidden="true">
            {[0, 6, 12, 18, 24].map((hour) => (
              <li key={hour}>{time(hour * 60)}</li>
            ))}
          </ol>
        </div>
        <ul className={css.rules}>
          {items(`${name}.points`, '.term').map((rule) => (
            <li key={rule}>
              <h3>{own(`${rule}.term`)}</h3>
              <p>
                <Linked text={own(`${rule}.text`)} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
  'page',
);

/** The questions, beside what a program sends and receives: segments and price come back at once. */
const SmsQuestions = /*#__PURE__*/ staticPart(
  'SmsQuestions',
  function SmsQuestions() {
    const t = useT('sms');
    const price = useNeed('prices').sms.find(({ country }) => country === homeCountry)?.usdPerSegment ?? 0;
    return (
      <Section
        name="questions"
        head="beside"
        aside={
          <Terminal
            command="POST /messages"
            phone="answer"
            first={`{ "to":   "+886912345678",\n  "kind": "otp",\n  "text": "${t('request')}" }`}
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
