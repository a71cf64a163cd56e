// The hours before a show: two encoders and the recording, each tried before it is needed.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Schedule, type Bar } from '../../sections/Schedule.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';

/** In hours before and after the beginning. */
const [rehearsal, checks, end] = [-24, -2, 3];
const rows: readonly { id: string; bars: readonly Bar[] }[] = [
  {
    id: 'main',
    bars: [
      { kind: 'prepared', from: rehearsal, to: 0 },
      { kind: 'taken', from: 0, to: end },
    ],
  },
  {
    id: 'second',
    bars: [
      { kind: 'prepared', from: rehearsal, to: 0 },
      { kind: 'kept', from: 0, to: end },
    ],
  },
  {
    id: 'recording',
    bars: [
      { kind: 'prepared', from: checks, to: 0 },
      { kind: 'taken', from: 0, to: end },
    ],
  },
];

export const HoursBefore = /*#__PURE__*/ staticPart(
  'HoursBefore',
  function HoursBefore({ name, ground }: { name: string; ground: Ground }) {
    const own = useT('cloudLive');
    const { t, items } = usePageText();
    const hours = (value: number) => own(`${name}.hours`, { hours: `−${-value}` });
    const key = (kind: Bar['kind']) => own(`${name}.key.${kind}`);
    return (
      <Section name={name} ground={ground}>
        <Schedule
          axis={{
            from: rehearsal,
            to: end,
            segment: 3,
            marks: [
              { at: rehearsal, text: hours(rehearsal) },
              { at: rehearsal / 2, text: hours(rehearsal / 2) },
              { at: 0, text: own(`${name}.show`) },
            ],
            turn: 0,
          }}
          rows={rows.map(({ id, bars }) => ({ name: own(`${name}.rows.${id}`), bars }))}
          steps={items(`${name}.steps`, '.term').map((step) => ({
            term: t(`${step}.term`),
            when: own(`${step}.when`, { rehearsal: -rehearsal, checks: -checks }),
            text: t(`${step}.text`),
          }))}
          names={{ prepared: key('prepared'), taken: key('taken'), kept: key('kept') }}
        />
      </Section>
    );
  },
  'page',
);
