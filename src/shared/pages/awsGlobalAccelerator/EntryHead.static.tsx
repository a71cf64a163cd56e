// The head of the acceleration page: users of six cities run into the two addresses of one service.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { fibreFloor, floorSites } from '../../calculators/fibreFloor.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { addresses } from './addresses.ts';
import { entryTall, entryWide } from './entry.tsx';
import { servingRegion } from './servingRegion.ts';

const far = ['us-east', 'us-west', 'eu-frankfurt', 'au-sydney', 'me-dubai', 'in-mumbai'];

export const EntryHead = /*#__PURE__*/ staticPart(
  'EntryHead',
  function EntryHead() {
    const { locale } = usePage();
    const t = useT('awsGlobalAccelerator');
    const example = useT('pieces')('example');
    const places = useT('regions');
    const sites = floorSites(useNeed('regions'));
    const to = servingRegion(locale.code);
    const cities = far
      .map((from) => ({ name: places(from), km: fibreFloor(sites, { from, to })?.km ?? 0 }))
      .toSorted((a, b) => b.km - a.km)
      .map(({ name, km }) => ({ name, km, far: t('ways.km', { km: plainNumber(locale, km) }) }));
    const drawing = {
      cities,
      one: { figure: String(addresses.length), lines: [...t('entry.addresses').split('\n'), example] },
      many: { figure: String(cities.length), line: t('entry.cities') },
      region: t('entry.region', { city: places(to) }),
    };
    const list = cities.map(({ name }) => name).join(useT('clouds')('separator'));
    return (
      <Hero
        kind="tapes"
        title={t('entry.title', { cities: list, city: places(to) })}
        wide={entryWide(drawing)}
        tall={entryTall(drawing)}
        second="#floor"
      />
    );
  },
  'page',
);
