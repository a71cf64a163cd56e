// The head of the Huawei Cloud page: five layers as sheets that lie in the customer's data centre and fold up into the region.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { layers } from '../../sections/cloudFacts.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { sheetsTall, sheetsWide } from './layerSheets.tsx';

export const HuaweiHead = /*#__PURE__*/ staticPart(
  'HuaweiHead',
  function HuaweiHead() {
    const { page } = usePage();
    const { t } = usePageText();
    const { services = {}, stay = [] } = useNeed('clouds')[page.id] ?? {};
    const drawn = {
      sheets: layers.map((layer) => ({
        name: t(`layers.names.${layer}`),
        // The vendor's newest database is the one that stands on both sides.
        service: services[layer]?.at(-1) ?? '',
        stays: stay.includes(layer),
      })),
      room: t('layers.room').split('\n'),
      region: t('layers.region').split('\n'),
      bill: t('layers.bill').split('\n'),
    };
    return (
      <Hero kind="fold" title={t('layers.title')} wide={sheetsWide(drawn)} tall={sheetsTall(drawn)} second="trial" />
    );
  },
  'page',
);
