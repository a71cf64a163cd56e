// The weeks around a release: what is built in, which nodes stand ready, and how long the old entry stays for old clients.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Schedule } from '../../sections/Schedule.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';

/** An example in weeks: the work begins, nodes are registered, the attack is rehearsed; the old entry closes. */
const [before, register, rehearse, after] = [4, 3, 1, 2];

export const ReleaseWeeks = /*#__PURE__*/ staticPart(
  'ReleaseWeeks',
  function ReleaseWeeks({ name, ground }: { name: string; ground: Ground }) {
    const own = useT('coshield');
    const { t, items } = usePageText();
    const key = (kind: string) => own(`${name}.key.${kind}`);
    const weeks = (count: number, sign: string) => own(`${name}.weeks`, { weeks: `${sign}${count}` });
    return (
      <Section name={name} ground={ground}>
        <Schedule
          axis={{
            from: -before,
            to: after,
            segment: 1,
            marks: [
              { at: -before, text: weeks(before, '−') },
              { at: 0, text: own(`${name}.now`) },
              { at: after, text: weeks(after, '+') },
            ],
            turn: 0,
          }}
          rows={[
            {
              name: own(`${name}.rows.client`),
              bars: [
                { kind: 'prepared', from: -before, to: 0 },
                { kind: 'taken', from: 0, to: after },
              ],
            },
            {
              name: own(`${name}.rows.nodes`),
              bars: [
                { kind: 'prepared', from: -register, to: 0 },
                { kind: 'taken', from: 0, to: after },
              ],
            },
            {
              name: own(`${name}.rows.old`),
              bars: [
                { kind: 'live', from: -before, to: 0 },
                { kind: 'kept', from: 0, to: after },
              ],
            },
          ]}
          steps={items(`${name}.steps`, '.term').map((step) => ({
            term: t(`${step}.term`),
            when: own(`${step}.when`, { before, rehearse, after }),
            text: t(`${step}.text`),
          }))}
          names={{ live: key('live'), prepared: key('prepared'), taken: key('taken'), kept: key('kept') }}
        />
      </Section>
    );
  },
  'page',
);
