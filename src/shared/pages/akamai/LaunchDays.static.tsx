// The days around a launch: when files and rules are prepared and frozen, and when nodes hold them and send them.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Schedule, type Bar } from '../../sections/Schedule.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';

export const LaunchDays = /*#__PURE__*/ staticPart(
  'LaunchDays',
  function LaunchDays({ name, ground }: { name: string; ground: Ground }) {
    const { page } = usePage();
    const own = useT('akamai');
    const { t, items } = usePageText();
    const { launch } = useNeed('clouds')[page.id] ?? {};
    if (!launch) throw new Error('content/clouds/akamai.yaml says nothing about a launch');
    const { before, freeze, after } = launch;
    const days = (value: number) => own(`${name}.days`, { days: `−${value}` });
    // The day itself is the last but one: there is no room to name the next.
    const half = Math.round((before + freeze) / 2);
    const frozen: readonly Bar[] = [
      { kind: 'prepared', from: -before, to: -freeze },
      { kind: 'kept', from: -freeze, to: after },
    ];
    return (
      <Section name={name} ground={ground}>
        <Schedule
          axis={{
            from: -before,
            to: after,
            segment: 1,
            marks: [
              { at: -before, text: days(before) },
              { at: -half, text: days(half) },
              { at: 0, text: own(`${name}.now`) },
            ],
            turn: 0,
          }}
          rows={[
            { name: own(`${name}.rows.files`), bars: frozen },
            { name: own(`${name}.rows.rules`), bars: frozen },
            {
              name: own(`${name}.rows.nodes`),
              bars: [
                { kind: 'prepared', from: -freeze, to: 0 },
                { kind: 'taken', from: 0, to: after },
              ],
            },
          ]}
          steps={items(`${name}.steps`, '.term').map((step) => ({
            term: t(`${step}.term`),
            when: own(`${step}.when`, { before, freeze, after }),
            text: t(`${step}.text`),
          }))}
          names={{
            prepared: own(`${name}.key.prepared`),
            kept: own(`${name}.key.kept`),
            taken: own(`${name}.key.taken`),
          }}
        />
      </Section>
    );
  },
  'page',
);
