// Codes or campaigns: how many hours of a day each may be sent to Taiwan, and what each takes.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { openHours } from '../../calculators/quietHours.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { Shores, type Shore } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';

const dayHours = 24;

export const KindShores = /*#__PURE__*/ staticPart(
  'KindShores',
  function KindShores({ name }: { name: string }) {
    const { locale } = usePage();
    const { t, items } = usePageText();
    const { ranges } = useNeed('claims').quietHours;
    const shore = (side: string, taken: number): Shore => ({
      title: t(`${name}.${side}.title`),
      figure: plainNumber(locale, taken),
      unit: t(`${name}.unit`),
      text: t(`${name}.${side}.text`),
      said: t(`${name}.${side}.said`),
      taken,
      first: 0,
      key: items(`${name}.${side}.key`, '.term').map((key) => ({ term: t(`${key}.term`), text: t(`${key}.text`) })),
    });
    return (
      <Shores
        id={name}
        segments={dayHours}
        land={shore('code', dayHours)}
        water={shore('campaign', openHours(ranges))}
      />
    );
  },
  'page',
);
