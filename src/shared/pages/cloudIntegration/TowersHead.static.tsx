// The head of the page about several clouds: every zone of our own platform a window by night, and one line that they are billed on.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { useFacts } from '../../sections/useFacts.ts';
import { zonesTall, zonesWide } from './zones.tsx';

/** The towers run from Europe to the east, around the Pacific. */
const west = -30;
const eastOf = (lon: number) => (lon < west ? lon + 360 : lon);

export const TowersHead = /*#__PURE__*/ staticPart(
  'TowersHead',
  function TowersHead() {
    const t = useT('cloudIntegration');
    const places = useT('regions');
    const separator = useT('clouds')('separator');
    const facts = useFacts();
    const towers = useNeed('regions')
      .toSorted((a, b) => eastOf(a.lon) - eastOf(b.lon))
      .map(({ id, zones }) => ({ name: places(id), zones }));
    const words = {
      towers,
      figure: String(facts['zoneCount']),
      lines: t('zones.lines', facts).split('\n'),
      bill: t('zones.bill'),
    };
    const list = towers.map(({ name, zones }) => `${name} ${zones}`).join(separator);
    return (
      <Hero
        kind="field"
        title={t('zones.title', { ...facts, list })}
        wide={zonesWide(words)}
        tall={zonesTall(words)}
        second="#finder"
      />
    );
  },
  'page',
);
