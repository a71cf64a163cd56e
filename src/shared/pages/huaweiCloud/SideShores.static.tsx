// In the customer's data centre or in the region: how many layers stand on which side in an example, and why.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { layers } from '../../sections/cloudFacts.ts';
import { Shores, shoreOf } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';

export const SideShores = /*#__PURE__*/ staticPart(
  'SideShores',
  function SideShores({ name }: { name: string }) {
    const { page } = usePage();
    const texts = usePageText();
    const stay = useNeed('clouds')[page.id]?.stay?.length ?? 0;
    return (
      <Shores
        id={name}
        segments={layers.length}
        land={shoreOf(texts, 'sides.room', stay)}
        water={shoreOf(texts, 'sides.region', layers.length - stay)}
      />
    );
  },
  'page',
);
