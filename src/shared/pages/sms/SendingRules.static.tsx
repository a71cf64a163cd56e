// When and under which name messages may be sent: the hours of a day for codes and for marketing, and three rules below.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { quietSpans } from '../../calculators/quietHours.ts';
import { useT } from '../../i18n/useT.ts';
import { Linked } from '../../sections/Linked.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { HatchPattern, hatch } from '../../ui/charts/HatchPattern.tsx';
import css from './SendingRules.module.css';

const dayMinutes = 24 * 60;
const percent = (minutes: number) => `${(minutes / dayMinutes) * 100}%`;
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** What lies between the quiet spans of a day. */
function openSpans(quiet: readonly { from: number; to: number }[]): { from: number; to: number }[] {
  return [...quiet, { from: dayMinutes, to: dayMinutes }]
    .map(({ from }, index) => ({ from: quiet[index - 1]?.to ?? 0, to: from }))
    .filter(({ from, to }) => to > from);
}

export const SendingRules = /*#__PURE__*/ staticPart(
  'SendingRules',
  function SendingRules({ name, ground }: { name: string; ground: Ground }) {
    const t = useT('sms');
    const { t: own, items } = usePageText();
    const { ranges } = useNeed('claims').quietHours;
    const open = openSpans(quietSpans(ranges));
    const span = ({ from, to }: { from: number; to: number }) => `${clock(from)}–${clock(to)}`;
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
            <small>{open.map(span).join(', ')}</small>
          </p>
          <svg width="100%" height="56" role="img" aria-label={open.map(span).join(', ')}>
            <HatchPattern />
            <rect className={css.shut} width="100%" height="100%" fill={hatch} />
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
              <li key={hour}>{hour}:00</li>
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
