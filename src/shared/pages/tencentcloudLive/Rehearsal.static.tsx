// The rehearsal of a first show in days: what is set up when, and what stands by once it is on air.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Schedule, type Bar } from '../../sections/Schedule.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';

/** In days before and after the show: hosts and full test, then the encoders. */
const [first, full, last, end] = [-7, -3, -1, 1];
const rows: readonly { id: string; bars: readonly Bar[] }[] = [
  {
    id: 'hosts',
    bars: [
      { kind: 'prepared', from: first, to: full },
      { kind: 'live', from: full, to: end },
    ],
  },
  {
    id: 'main',
    bars: [
      { kind: 'prepared', from: full, to: 0 },
      { kind: 'taken', from: 0, to: end },
    ],
  },
  {
    id: 'second',
    bars: [
      { kind: 'prepared', from: last, to: 0 },
      { kind: 'kept', from: 0, to: end },
    ],
  },
];

export const Rehearsal = /*#__PURE__*/ staticPart(
  'Rehearsal',
  function Rehearsal({ name, ground }: { name: string; ground: Ground }) {
    const own = useT('tencentcloudLive');
    const { t, items } = usePageText();
    const key = (kind: Bar['kind']) => own(`${name}.key.${kind}`);
    return (
      <Section name={name} ground={ground}>
        <Schedule
          axis={{
            from: first,
            to: end,
            segment: 1,
            marks: [
              { at: first, text: own(`${name}.days`, { days: `−${-first}` }) },
              { at: full, text: `−${-full}` },
              { at: last, text: `−${-last}` },
              { at: 0, text: own(`${name}.show`) },
            ],
            turn: 0,
          }}
          rows={rows.map(({ id, bars }) => ({ name: own(`${name}.rows.${id}`), bars }))}
          steps={items(`${name}.steps`, '.term').map((step) => ({
            term: t(`${step}.term`),
            when: t(`${step}.when`),
            text: t(`${step}.text`),
          }))}
          names={{ prepared: key('prepared'), live: key('live'), taken: key('taken'), kept: key('kept') }}
        />
      </Section>
    );
  },
  'page',
);
