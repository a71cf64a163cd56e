// The head of the page about all domains at Cloudflare: each a tape of its records, and one bill for them.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { zonesTall, zonesWide } from './zoneTapes.tsx';

export const ZonesHead = /*#__PURE__*/ staticPart(
  'ZonesHead',
  function ZonesHead() {
    const { page } = usePage();
    const { t } = usePageText();
    const own = useT('cloudflareCloud');
    const { zones = [] } = useNeed('clouds')[page.id] ?? {};
    const drawing = {
      zones: zones.map((zone) => ({ ...zone, said: own('zones.records', { count: zone.records }) })),
      many: { figure: String(zones.length), lines: t('zones.many').split('\n') },
      one: { figure: '1', lines: [...t('zones.one').split('\n'), useT('pieces')('example')] },
      paid: t('zones.paid'),
    };
    return (
      <Hero
        kind="tapes"
        title={t('zones.title')}
        wide={zonesWide(drawing)}
        tall={zonesTall(drawing)}
        second="#moving"
      />
    );
  },
  'page',
);
