// A plan on one axis of time: a row for each thing with what runs, is prepared and takes over; its steps below.
import { useT } from '../i18n/useT.ts';
import css from './Schedule.module.css';

/** Runs today, is prepared, has taken over, or is kept as a way back. */
export type Bar = { kind: 'live' | 'prepared' | 'taken' | 'kept'; from: number; to: number };

type Props = {
  /** Both ends, length of a segment, labels above the axis, and the turning point, which is marked. */
  axis: {
    from: number;
    to: number;
    segment: number;
    marks: readonly { at: number; text: string }[];
    turn: number;
  };
  rows: readonly { name: string; bars: readonly Bar[] }[];
  steps: readonly { term: string; when: string; text: string }[];
  names: Readonly<Partial<Record<Bar['kind'], string>>>;
};

export function Schedule({ axis: { from, to, segment, marks, turn }, rows, steps, names }: Props) {
  const share = (length: number) => `${Math.round((length / (to - from)) * 10_000) / 100}%`;
  const at = (time: number) => share(time - from);
  const kinds = Object.entries(names);
  const isNearerNext = (index: number) => {
    const [before, own, after] = [-1, 0, 1].map((step) => marks[index + step]?.at);
    return before !== undefined && own !== undefined && after !== undefined && after - own < own - before;
  };
  return (
    <>
      <div className={css.axis} aria-hidden="true">
        <svg width="100%" height="40">
          {marks.map(({ at: time, text }, index) => (
            <text
              key={time}
              className={time === turn ? `${css.turn} ${isNearerNext(index) ? css.early : ''}` : undefined}
              x={at(time)}
              y="16"
              textAnchor={time === from ? 'start' : time === to ? 'end' : 'middle'}
            >
              {text}
            </text>
          ))}
          <rect className={css.light} x="0" y="26" width="100%" height="11" />
          {Array.from({ length: Math.ceil((to - from) / segment / 2) }, (_, index) => from + 2 * index * segment).map(
            (time) => (
              <rect key={time} className={css.dark} x={at(time)} y="26" width={share(segment)} height="11" />
            ),
          )}
        </svg>
      </div>
      <ul className={css.rows}>
        {rows.map(({ name, bars }) => (
          <li key={name}>
            <b>{name}</b>
            <svg width="100%" height="36" aria-hidden="true">
              {bars.map(({ kind, from: start, to: end }) => (
                <rect
                  key={start}
                  data-kind={kind}
                  x={at(start)}
                  y={kind === 'live' || kind === 'kept' ? 15 : 8}
                  width={share(end - start)}
                  height={kind === 'live' || kind === 'kept' ? 6 : 20}
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <ol className={css.steps}>
        {steps.map(({ term, when, text }) => (
          <li key={term}>
            <h3>{term}</h3>
            <p>
              <b>{when}</b> {text}
            </p>
          </li>
        ))}
      </ol>
      <p className={css.key}>
        {kinds.map(([kind, text]) => (
          <span key={kind}>
            <svg width="28" height="12" aria-hidden="true">
              <rect
                data-kind={kind}
                x="1"
                y={kind === 'live' || kind === 'kept' ? 3 : 1}
                width="26"
                height={kind === 'live' || kind === 'kept' ? 6 : 10}
              />
            </svg>
            <span>{text}</span>
          </span>
        ))}
        <span className={css.example}>{useT('pieces')('example')}</span>
      </p>
    </>
  );
}
