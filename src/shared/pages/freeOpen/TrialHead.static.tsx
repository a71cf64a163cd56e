// The head of the trial page: the hours between our notice and the end, a leaf for every few of them.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { foldTall, foldWide } from '../../sections/heroes/fold.tsx';
import { Hero } from '../../sections/heroes/Hero.tsx';

/** How many hours one leaf stands for. */
const step = 4;

export const TrialHead = /*#__PURE__*/ staticPart(
  'TrialHead',
  function TrialHead() {
    const t = useT('freeOpen');
    const { trial } = useNeed('claims');
    const values = { hours: trial.noticeHours };
    const fold = {
      count: trial.noticeHours / step,
      apart: 0,
      step,
      last: t('notice.last', values).split('\n'),
      none: t('notice.none', values).split('\n'),
    };
    return (
      <Hero kind="fold" title={t('notice.title', values)} wide={foldWide(fold)} tall={foldTall(fold)} second="#hours" />
    );
  },
  'page',
);
