// The head of the Akamai page: a file that many download at once as squares, and how few of them the origin sends.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { copiesTall, copiesWide } from './copyAreas.tsx';

export const AkamaiHead = /*#__PURE__*/ staticPart(
  'AkamaiHead',
  function AkamaiHead() {
    const { page } = usePage();
    const { t } = usePageText();
    const { tiers } = useNeed('clouds')[page.id] ?? {};
    if (!tiers) throw new Error('content/clouds/akamai.yaml says nothing about the copies of a file');
    const layer = (name: string) => ({ copies: t(`copies.${name}.copies`), name: t(`copies.${name}.name`) });
    const copies = {
      ...tiers,
      many: { ...layer('many'), note: t('copies.note') },
      edge: layer('edge'),
      parent: layer('parent'),
      one: { ...layer('one'), figure: '1' },
    };
    return (
      <Hero
        kind="areas"
        title={t('copies.title')}
        wide={copiesWide(copies)}
        tall={copiesTall(copies)}
        second="#origin"
      />
    );
  },
  'page',
);
