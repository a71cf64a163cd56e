// Three ways from far users to a region, on one axis: over the internet, over the AWS network, or answered nearby.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { fibreFloor, floorSites } from '../../calculators/fibreFloor.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Routes } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';
import { servingRegion } from './servingRegion.ts';

/** Where the example's users are. */
const users = 'eu-frankfurt';
const thousand = 1000;
const ways = ['internet', 'accelerator', 'cdn'] as const;

export const WaysToRegion = /*#__PURE__*/ staticPart(
  'WaysToRegion',
  function WaysToRegion({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('awsGlobalAccelerator');
    const cities = useT('regions');
    const sites = floorSites(useNeed('regions'));
    const region = servingRegion(locale.code);
    const km = fibreFloor(sites, { from: users, to: region })?.km ?? 0;
    const whole = Math.ceil(km / thousand) * thousand;
    const said = (value: number) => t(`${name}.km`, { km: plainNumber(locale, value) });
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={ways.map((id) => {
            const length = id === 'cdn' ? 0 : km;
            return {
              id,
              name: t(`${name}.${id}.term`),
              note: t(`${name}.${id}.text`, { users: cities(users) }),
              length,
              outside: id === 'internet' ? length : 0,
              figure: said(length),
              said: t(`${name}.${id}.said`),
            };
          })}
          axis={{
            length: whole,
            segment: thousand,
            marks: [
              { at: km, text: cities(region) },
              { at: whole / 2, text: said(whole / 2) },
              { at: 0, text: cities(users) },
            ],
          }}
          outside={t(`${name}.outside`)}
          inside={t(`${name}.inside`)}
          note={t(`${name}.scale`)}
        />
      </Section>
    );
  },
  'page',
);
