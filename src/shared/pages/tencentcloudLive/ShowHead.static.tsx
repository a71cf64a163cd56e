// The head of the page about shows on Tencent Cloud: the delay of four kinds of show as stairs, and the second below which people can talk.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { showStairsTall, showStairsWide } from './showStairs.tsx';
import { showCases } from './showCases.ts';

/** From the slowest: which of the vendor's delays a kind of show is made with. */
const made = { event: 'hls', esports: 'flv', shop: 'low', class: 'trtc' } as const;
const shows = ['event', 'esports', 'shop', 'class'] as const;

export const ShowHead = /*#__PURE__*/ staticPart(
  'ShowHead',
  function ShowHead() {
    const { locale } = usePage();
    const t = useT('tencentcloudLive');
    const { delays = {} } = useNeed('clouds')['tencentCloud'] ?? {};
    const seconds = (value: number) => t('delay.seconds', { value: plainNumber(locale, value) });
    const steps = shows.map((show) => {
      const delay = delays[made[show]] ?? 0;
      return { name: t(`show.rows.${showCases.indexOf(show)}.0`), seconds: delay, text: seconds(delay) };
    });
    const drawn = {
      steps,
      line: { at: 1, figure: seconds(1), lines: t('stairs.line').split('\n') },
      foot: t('stairs.foot'),
    };
    const list = steps.map(({ name, text }) => `${name} ${text}`).join(useT('clouds')('separator'));
    return (
      <Hero
        kind="stairs"
        title={t('stairs.title', { list })}
        wide={showStairsWide(drawn)}
        tall={showStairsTall(drawn)}
        second="#show"
      />
    );
  },
  'page',
);
