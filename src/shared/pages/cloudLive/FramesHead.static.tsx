// The head of the live page: one stream as four pictures, each as large as its pixels, with the viewers that fill the network.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { liveLadder, viewersFor } from '../../calculators/audienceSize.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { useFacts } from '../../sections/useFacts.ts';
import { framesTall, framesWide } from './frames.tsx';

/** Of millions no more can be said. */
const twoDigits = (value: number) => Number(value.toPrecision(2));

export const FramesHead = /*#__PURE__*/ staticPart(
  'FramesHead',
  function FramesHead() {
    const { locale } = usePage();
    const t = useT('cloudLive');
    const facts = useFacts();
    const { capacityTbps } = useNeed('claims').live;
    const frames = liveLadder.map(({ width, height, mbps }) => ({
      width,
      height,
      name: t('frames.name', { lines: height }),
      rate: measured(plainNumber(locale, mbps), 'Mbps'),
      viewers: t('frames.viewers', { viewers: plainNumber(locale, twoDigits(viewersFor(capacityTbps, mbps))) }),
    }));
    const fill = t('frames.fill', facts);
    const list = frames
      .map(({ name, rate, viewers }) => `${name} ${rate} ${viewers}`)
      .join(useT('clouds')('separator'));
    return (
      <Hero
        kind="frames"
        title={t('frames.title', { ...facts, list })}
        wide={framesWide(frames, fill)}
        tall={framesTall(frames, fill)}
        second="#size"
      />
    );
  },
  'page',
);
