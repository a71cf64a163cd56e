// Visitors in mainland China or elsewhere: what it takes beyond the DNS change on one shore, nothing on the other.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Shores, type Shore } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';

export const MainlandShores = /*#__PURE__*/ staticPart(
  'MainlandShores',
  function MainlandShores({ name }: { name: string }) {
    const t = useT('cloudflare');
    const { items } = usePageText();
    const keyOf = (side: string) =>
      items(`${name}.${side}.key`, '.term').map((step) => ({ term: t(`${step}.term`), text: t(`${step}.text`) }));
    const conditions = keyOf('land');
    const shore = (side: string, taken: number, key: Shore['key']): Shore => ({
      title: t(`${name}.${side}.title`),
      figure: String(taken),
      unit: t(`${name}.${side}.unit`),
      text: t(`${name}.${side}.text`),
      said: t(`${name}.${side}.said`),
      taken,
      first: taken,
      key,
    });
    return (
      <Shores
        id={name}
        segments={conditions.length}
        land={shore('land', conditions.length, conditions)}
        water={shore('water', 0, keyOf('water'))}
      />
    );
  },
  'page',
);
