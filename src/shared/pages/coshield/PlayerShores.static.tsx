// With the SDK or without: how many players of the example an attack reaches, counted in nodes.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { shoreOf, Shores } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { useExampleGame } from './useExampleGame.ts';

export const PlayerShores = /*#__PURE__*/ staticPart(
  'PlayerShores',
  function PlayerShores({ name }: { name: string }) {
    const own = useT('coshield');
    const text = usePageText();
    const { nodes, said } = useExampleGame();
    return (
      <Shores
        id={name}
        segments={nodes}
        whole
        land={{ ...shoreOf(text, `${name}.land`, nodes), unit: own(`${name}.land.unit`, said) }}
        water={{ ...shoreOf(text, `${name}.water`, 1), unit: own(`${name}.water.unit`, said) }}
      />
    );
  },
  'page',
);
