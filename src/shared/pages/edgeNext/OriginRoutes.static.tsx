// Cached or dynamic: how many of a day's requests reach the origin, by how long a node keeps a copy.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Routes } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { day, reachingOrigin } from './reachingOrigin.ts';

const minute = 60;
/** Parts of the axis that are named. */
const named = [0, 0.5, 1];

export const OriginRoutes = /*#__PURE__*/ staticPart(
  'OriginRoutes',
  function OriginRoutes({ name, ground }: { name: string; ground: Ground }) {
    const { page, locale } = usePage();
    const t = useT('edgeNext');
    const { cached } = useNeed('clouds')[page.id] ?? {};
    if (!cached) throw new Error('content/clouds/edgeNext.yaml says nothing about what is cached');
    const { requests, seconds } = cached;
    const number = (value: number) => plainNumber(locale, value);
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={Object.entries(seconds).map(([id, kept]) => {
            const reaching = reachingOrigin(requests, kept);
            return {
              id,
              name: t(`${name}.rows.${id}.term`),
              note: t(`${name}.rows.${id}.text`, { days: kept / day, minutes: kept / minute, seconds: kept }),
              length: requests,
              outside: reaching,
              figure: number(reaching),
              said: t(`${name}.reach`),
            };
          })}
          axis={{
            length: requests,
            segment: requests / 20,
            // The axis runs from the right: there nothing has reached the origin.
            marks: named.map((part) => ({
              at: requests * (1 - part),
              text: part === 1 ? t(`${name}.requests`, { requests: number(requests) }) : number(requests * part),
            })),
          }}
          outside={t(`${name}.outside`)}
          inside={t(`${name}.inside`)}
          note={t(`${name}.scale`, { requests: number(requests) })}
        />
      </Section>
    );
  },
  'page',
);
