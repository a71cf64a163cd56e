// Kinds of requests by the layer that answers them, each as long as it is many; what goes on to the origin is dashed.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Routes } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { exampleKinds, exampleMinute, reaching } from './exampleMinute.ts';

const kinds = Object.entries(exampleKinds);
const most = Math.max(...kinds.map(([, { requests }]) => requests));

export const RequestLayers = /*#__PURE__*/ staticPart(
  'RequestLayers',
  function RequestLayers({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('cloudCdn');
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={kinds.map(([id, kind]) => ({
            id,
            name: t(`${name}.rows.${id}.term`),
            note: t(`${name}.rows.${id}.text`),
            length: kind.requests,
            outside: reaching(kind),
            figure: number(reaching(kind)),
            said: t(`${name}.of`, { requests: number(kind.requests) }),
          }))}
          axis={{
            length: most,
            segment: most / 20,
            marks: [
              { at: most, text: t(`${name}.requests`, { requests: number(most) }) },
              { at: most / 2, text: number(most / 2) },
              { at: 0, text: number(0) },
            ],
          }}
          outside={t(`${name}.outside`)}
          inside={t(`${name}.inside`)}
          note={t(`${name}.scale`, { requests: number(exampleMinute.requests) })}
        />
      </Section>
    );
  },
  'page',
);
