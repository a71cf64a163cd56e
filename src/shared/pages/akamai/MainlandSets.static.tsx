// Visitors in mainland China or elsewhere: how many networks and sets of rules each takes since the vendor's own one there has ended.
import { staticPart } from '../../app/staticPart.tsx';
import { shoreOf, Shores } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';

/** Akamai and a network inside the mainland, or Akamai alone. */
const [both, alone] = [2, 1];

export const MainlandSets = /*#__PURE__*/ staticPart(
  'MainlandSets',
  function MainlandSets({ name }: { name: string }) {
    const text = usePageText();
    return (
      <Shores
        id={name}
        segments={both}
        land={shoreOf(text, `${name}.land`, both)}
        water={shoreOf(text, `${name}.water`, alone)}
      />
    );
  },
  'page',
);
