// The head of the Alibaba Cloud page: the working days of a filing, a leaf each, until a site on the mainland may open.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { foldTall, foldWide } from '../../sections/heroes/fold.tsx';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { filingDays } from './filingDays.ts';

export const AliHead = /*#__PURE__*/ staticPart(
  'AliHead',
  function AliHead() {
    const { page } = usePage();
    const t = useT('aliCloud');
    const { days, authority } = filingDays(useNeed('clouds')[page.id]?.filing);
    const values = { days, authority };
    const fold = {
      count: days,
      apart: days - authority,
      last: t('days.last', values).split('\n'),
      none: t('days.none').split('\n'),
    };
    return (
      <Hero kind="fold" title={t('days.title', values)} wide={foldWide(fold)} tall={foldTall(fold)} second="trial" />
    );
  },
  'page',
);
