// Four ways to use two clouds, each as the distance between its two ends: the farther they stand, the less they can share.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { kmBetween, taipei } from '../../calculators/greatCircle.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Routes } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';

/** From the nearest: what must keep pace stands in one city, what need not may stand on another continent. */
const patterns = [
  { id: 'data', from: 'jp-tokyo', to: 'jp-tokyo' },
  { id: 'burst', from: 'singapore', to: 'my-kualalumpur' },
  { id: 'standby', from: 'taipei', to: 'jp-tokyo' },
  { id: 'market', from: 'taipei', to: 'eu-frankfurt' },
] as const;
const thousand = 1000;

export const PatternRoutes = /*#__PURE__*/ staticPart(
  'PatternRoutes',
  function PatternRoutes({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('cloudIntegration');
    const cities = useT('regions');
    const regions = useNeed('regions');
    const placeOf = (id: string) => (id === 'taipei' ? taipei : regions.find((region) => region.id === id));
    const said = (km: number) => t(`${name}.km`, { km: plainNumber(locale, km, 0) });
    const routes = patterns.map(({ id, from, to }) => {
      const [start, end] = [placeOf(from), placeOf(to)];
      if (!start || !end) throw new Error(`content/regions.yaml has no ${from} or no ${to}`);
      const km = Math.round(kmBetween(start, end));
      return {
        id,
        name: t(`${name}.ways.${id}.term`),
        note: t(`${name}.ways.${id}.text`),
        length: km,
        outside: 0,
        figure: said(km),
        said: t(from === to ? `${name}.within` : `${name}.between`, { from: cities(from), to: cities(to) }),
      };
    });
    const whole = Math.ceil(Math.max(...routes.map(({ length }) => length)) / thousand) * thousand;
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={routes}
          axis={{
            length: whole,
            segment: thousand,
            marks: [
              { at: whole, text: said(whole) },
              { at: whole / 2, text: said(whole / 2) },
              { at: 0, text: t(`${name}.first`) },
            ],
          }}
          note={t(`${name}.scale`)}
        />
      </Section>
    );
  },
  'page',
);
