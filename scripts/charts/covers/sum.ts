// The four parts of a downtime added up, and the sum doubled to leave time for going back; the switch itself is marked.
import { downtimeParts, downtimeWindow, downtimeWindowFields } from '../../../src/shared/calculators/moveTimes.ts';
import { coverSvg, fine, hatched, markedFace, numeral, sheet, short, type Cover } from './Cover.ts';

const [left, right, base] = [50, 590, 300];
const minutes = Object.fromEntries(downtimeParts.map((part) => [part, downtimeWindowFields[part].initial])) as Record<
  (typeof downtimeParts)[number],
  number
>;
const { sum: total, announced } = downtimeWindow(minutes);
const xOf = (minute: number) => left + (minute / announced) * (right - left);
const faces = { drain: sheet, catchup: hatched, verify: sheet, switch: markedFace };

function parts(): string {
  let before = 0;
  return downtimeParts
    .map((part, index) => {
      const [start, top] = [xOf(before), 70 + index * 46];
      before += minutes[part];
      const guide = `<path d="M${short(start)} 58V${base}"${fine}/>`;
      return `${guide}<path d="M${short(start)} ${top}H${short(xOf(before))}v34H${short(start)}z"${faces[part]}/>`;
    })
    .join('');
}

export const sum: Cover = {
  draw() {
    const middle = xOf(total);
    return coverSvg(
      'land',
      [
        parts(),
        `<path d="M${middle} 58V${base}M${right} 58V${base}"${fine}/>`,
        `<path d="M${left} ${base}H${right}M${left} ${base - 10}v20M${middle} ${base - 10}v20M${right} ${base - 10}v20" stroke-width="2"/>`,
        `<path d="M${middle} 70H${right}v172H${middle}z" stroke-dasharray="6 5"/>`,
        numeral((left + middle) / 2, base + 36, '× 1'),
        numeral((middle + right) / 2, base + 36, '× 2'),
      ].join(''),
    );
  },
};
