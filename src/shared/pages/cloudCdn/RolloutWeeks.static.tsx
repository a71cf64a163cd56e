// Four weeks from watching to refusing: rules that only log at first, the cache from the first day, and the origin closed at the end.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Schedule } from '../../sections/Schedule.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';

/** In weeks: rules are enforced, the origin admits the nodes alone, the plan ends. */
const [enforced, closed, end] = [2, 3, 4];

export const RolloutWeeks = /*#__PURE__*/ staticPart(
  'RolloutWeeks',
  function RolloutWeeks({ name, ground }: { name: string; ground: Ground }) {
    const own = useT('cloudCdn');
    const { t, items } = usePageText();
    const key = (kind: string) => own(`${name}.key.${kind}`);
    return (
      <Section name={name} ground={ground}>
        <Schedule
          axis={{
            from: 0,
            to: end,
            segment: 1 / 7,
            marks: [
              { at: 0, text: own(`${name}.marks.start`) },
              { at: enforced, text: own(`${name}.marks.enforce`) },
              { at: end, text: own(`${name}.marks.end`, { weeks: end }) },
            ],
            turn: enforced,
          }}
          rows={[
            { name: own(`${name}.rows.cache`), bars: [{ kind: 'taken', from: 0, to: end }] },
            {
              name: own(`${name}.rows.rules`),
              bars: [
                { kind: 'prepared', from: 0, to: enforced },
                { kind: 'taken', from: enforced, to: end },
              ],
            },
            {
              name: own(`${name}.rows.direct`),
              bars: [
                { kind: 'live', from: 0, to: closed },
                { kind: 'kept', from: closed, to: end },
              ],
            },
          ]}
          steps={items(`${name}.steps`, '.term').map((step) => ({
            term: t(`${step}.term`),
            when: t(`${step}.when`),
            text: t(`${step}.text`),
          }))}
          names={{ live: key('live'), prepared: key('prepared'), taken: key('taken'), kept: key('kept') }}
        />
      </Section>
    );
  },
  'page',
);
