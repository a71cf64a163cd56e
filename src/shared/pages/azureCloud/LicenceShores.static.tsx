// Licences that are brought or rented: how many of an example, and what becomes of them.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { Shores, shoreOf } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';

export const LicenceShores = /*#__PURE__*/ staticPart(
  'LicenceShores',
  function LicenceShores({ name }: { name: string }) {
    const { page } = usePage();
    const texts = usePageText();
    const { licences = [] } = useNeed('clouds')[page.id] ?? {};
    const assured = licences.filter((licence) => licence.assured).length;
    return (
      <Shores
        id={name}
        segments={licences.length}
        land={shoreOf(texts, 'sides.bring', assured)}
        water={shoreOf(texts, 'sides.rent', licences.length - assured)}
      />
    );
  },
  'page',
);
