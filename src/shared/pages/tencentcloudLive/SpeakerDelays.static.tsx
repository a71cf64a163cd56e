// Who can speak at which delay: three ways of Tencent Cloud on one axis of seconds.
import { staticPart } from '../../app/staticPart.tsx';
import { DelayRanges } from '../../sections/DelayRanges.tsx';

/** Common values in seconds. */
const ways = [
  { id: 'standard', least: 3, most: 30 },
  { id: 'low', least: 1, most: 1 },
  { id: 'trtc', least: 0, most: 0.5 },
];

export const SpeakerDelays = /*#__PURE__*/ staticPart(
  'SpeakerDelays',
  function SpeakerDelays({ name }: { name: string }) {
    return <DelayRanges name={name} ways={ways} axis={{ length: 30, segment: 2 }} />;
  },
  'page',
);
