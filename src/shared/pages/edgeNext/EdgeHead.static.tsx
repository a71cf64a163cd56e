// The head of the EdgeNext page: every node a dot, in rings between the visitors and the origin; one line leads on to that.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { ringsTall, ringsWide } from './rings.tsx';

export const EdgeHead = /*#__PURE__*/ staticPart(
  'EdgeHead',
  function EdgeHead() {
    const { locale } = usePage();
    const t = useT('edgeNext');
    const { nodes } = useNeed('claims').edgeNext;
    const values = { nodes: plainNumber(locale, nodes) };
    const words = {
      nodes,
      visitor: t('nodes.visitor'),
      answered: t('nodes.answered'),
      dot: t('nodes.dot', values),
      origin: t('nodes.origin'),
    };
    return (
      <Hero
        kind="field"
        title={t('nodes.title', values)}
        wide={ringsWide(words)}
        tall={ringsTall(words)}
        second="#reach"
      />
    );
  },
  'page',
);
