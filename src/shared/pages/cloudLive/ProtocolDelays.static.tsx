// The delay of each protocol on one axis of seconds.
import { staticPart } from '../../app/staticPart.tsx';
import { DelayRanges } from '../../sections/DelayRanges.tsx';
import type { Ground } from '../../sections/Section.tsx';

/** Common values in seconds. */
const ways = [
  { id: 'hls', least: 6, most: 30 },
  { id: 'lowHls', least: 2, most: 5 },
  { id: 'flv', least: 2, most: 5 },
  { id: 'webrtc', least: 0, most: 1 },
];

export const ProtocolDelays = /*#__PURE__*/ staticPart(
  'ProtocolDelays',
  function ProtocolDelays({ name, ground }: { name: string; ground: Ground }) {
    return <DelayRanges name={name} ground={ground} ways={ways} axis={{ length: 30, segment: 2 }} />;
  },
  'page',
);
