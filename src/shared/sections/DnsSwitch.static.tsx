// A DNS name's switch to a network, in hours: its old TTL has run out by then, so that all visitors follow within minutes.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { Schedule } from './Schedule.tsx';
import { Section, type Ground } from './Section.tsx';
import { usePageText } from './usePageText.ts';

/** Hours if content/clouds says nothing: the example's record has a TTL of a day until it is lowered. */
const usual = { before: 24, after: 6 };

export const DnsSwitch = /*#__PURE__*/ staticPart(
  'DnsSwitch',
  function DnsSwitch({ name, ground }: { name: string; ground: Ground }) {
    const { page } = usePage();
    const own = useT(page.id);
    const { t, items } = usePageText();
    const { before, after } = useNeed('clouds')[page.id]?.move ?? usual;
    // The longer side has room for a label in its middle.
    const middle = before > after ? -before / 2 : after / 2;
    const hours = (value: number) => own(`${name}.hours`, { hours: value > 0 ? `+${value}` : `−${-value}` });
    const key = (kind: string) => own(`${name}.key.${kind}`);
    return (
      <Section name={name} ground={ground}>
        <Schedule
          axis={{
            from: -before,
            to: after,
            segment: after > before ? 6 : 3,
            marks: [-before, middle, 0, after].map((at) => ({ at, text: at === 0 ? own(`${name}.now`) : hours(at) })),
            turn: 0,
          }}
          rows={[
            {
              name: own(`${name}.rows.origin`),
              bars: [
                { kind: 'live', from: -before, to: 0 },
                { kind: 'kept', from: 0, to: after },
              ],
            },
            { name: own(`${name}.rows.ttl`), bars: [{ kind: 'prepared', from: -before, to: 0 }] },
            {
              name: own(`${name}.rows.network`),
              bars: [
                { kind: 'prepared', from: -before, to: 0 },
                { kind: 'taken', from: 0, to: after },
              ],
            },
          ]}
          steps={items(`${name}.steps`, '.term').map((step) => ({
            term: t(`${step}.term`),
            when: own(`${step}.when`, { before, after }),
            text: t(`${step}.text`),
          }))}
          names={{ live: key('live'), prepared: key('prepared'), taken: key('taken'), kept: key('kept') }}
        />
      </Section>
    );
  },
  'page',
);
