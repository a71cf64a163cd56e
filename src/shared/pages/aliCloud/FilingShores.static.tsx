// Mainland or Hong Kong: the days of a filing on one shore, none on the other.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Shores, type Shore } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { filingDays } from './filingDays.ts';

export const FilingShores = /*#__PURE__*/ staticPart(
  'FilingShores',
  function FilingShores({ name }: { name: string }) {
    const { page } = usePage();
    const own = useT('aliCloud');
    const { items } = usePageText();
    const { review, confirm, authority, days } = filingDays(useNeed('clouds')[page.id]?.filing);
    const values = { review, confirm, authority, days, from: review + confirm + 1 };
    const t = (key: string) => own(`${name}.${key}`, values);
    const shore = (side: string, figure: number, taken: number): Shore => ({
      title: t(`${side}.title`),
      figure: String(figure),
      unit: t(`${side}.unit`),
      text: t(`${side}.text`),
      said: t(`${side}.said`),
      taken,
      first: taken - figure,
      key: items(`${name}.${side}.key`, '.term').map((key) => ({
        term: own(`${key}.term`, values),
        text: own(`${key}.text`, values),
      })),
    });
    return (
      <Shores id={name} segments={days} land={shore('mainland', authority, days)} water={shore('hongkong', 0, 0)} />
    );
  },
  'page',
);
