// A day as a field of minutes, a row each hour: those in which the database stands still are cut out, and a line leads on from them.
import type { Drawn } from '../../sections/heroes/Hero.tsx';
import css from './DatabaseHead.module.css';

type Day = {
  /** The minute of the day at which it begins, and how many minutes each part takes. */
  from: number;
  parts: readonly number[];
  key: string;
  down: string;
  /** What the leading line carries on. */
  sum: string;
};

const [hours, minutes] = [24, 60];

type Shape = { width: number; top: number; pitch: number };

function Field({ width, top, pitch, from, parts }: Shape & Pick<Day, 'from' | 'parts'>) {
  const minute = width / minutes;
  const row = Math.floor(from / minutes);
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, from % minutes));
  return (
    <>
      {Array.from({ length: hours }, (_, hour) => top + pitch * hour).map((y, hour) => (
        <path
          key={y}
          className={css.hour}
          strokeWidth={pitch * 0.55}
          strokeDasharray={`${minute * 0.6} ${minute * 0.4}`}
          d={
            hour === row
              ? `M${minute * ((from % minutes) + parts.reduce((a, b) => a + b, 0))} ${y}H${width}`
              : `M0 ${y}H${width}`
          }
        />
      ))}
      {parts.map((part, index) => (
        <rect
          key={starts[index]}
          className={index === parts.length - 1 ? css.switch : css.down}
          x={minute * (starts[index] ?? 0) + 1}
          y={top + pitch * row - pitch * 0.42}
          width={Math.max(0, minute * part - 3)}
          height={pitch * 0.84}
        />
      ))}
    </>
  );
}

export function minutesWide({ from, parts, key, down, sum }: Day): Drawn {
  const shape: Shape = { width: 1440, top: 66, pitch: 14 };
  const row = shape.top + shape.pitch * Math.floor(from / minutes);
  const x = (1440 / minutes) * ((from % minutes) + parts.reduce((a, b) => a + b, 0));
  return {
    height: 830,
    body: (
      <>
        <Field {...shape} from={from} parts={parts} />
        <path
          className="hero-pk"
          d={`M${x + 6} ${row - 10}V414Q${x + 6} 438 ${x + 30} 438H1376Q1400 438 1400 462V830`}
        />
        <path className={css.join} d="M1400 830V880" />
        <text x="80" y="428" className="hero-b">
          {down}
        </text>
        <text x="1376" y="426" className="hero-e">
          {key}
        </text>
        <text x="1376" y="806" className="hero-e hero-b hero-mg">
          {sum}
        </text>
      </>
    ),
  };
}

export function minutesTall({ from, parts, key, down, sum }: Day): Drawn {
  const shape: Shape = { width: 390, top: 8, pitch: 10 };
  const row = shape.top + shape.pitch * Math.floor(from / minutes);
  const x = (390 / minutes) * ((from % minutes) + parts.reduce((a, b) => a + b, 0));
  return {
    height: 320,
    body: (
      <>
        <Field {...shape} from={from} parts={parts} />
        <path className="hero-pk" d={`M${x + 4} ${row - 6}V254Q${x + 4} 266 ${x + 16} 266H360Q372 266 372 278V320`} />
        <path className={css.join} d="M372 320V340" />
        <text x="16" y="262" className="hero-b">
          {down}
        </text>
        <text x="384" y="257" className="hero-e">
          {key}
        </text>
        <text x="360" y="296" className="hero-e hero-b hero-mg">
          {sum}
        </text>
      </>
    ),
  };
}
