// The head of the migration page: the hours of a copy, two at a time, each with as many leaves as have been copied.
import { copyTime, exampleLine } from '../../calculators/copyTime.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { foldTall, foldWide } from '../../sections/heroes/fold.tsx';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { usePageText } from '../../sections/usePageText.ts';

const step = 2;

export const MigrationHead = /*#__PURE__*/ staticPart(
  'MigrationHead',
  function MigrationHead() {
    const { t } = usePageText();
    const { hours } = copyTime({ gb: 2000, ...exampleLine });
    const fold = {
      count: Math.round(hours / step),
      step,
      apart: 0,
      last: t('hours.last').split('\n'),
      none: t('hours.none').split('\n'),
    };
    return <Hero kind="fold" title={t('hours.title')} wide={foldWide(fold)} tall={foldTall(fold)} second="#copy" />;
  },
  'page',
);
