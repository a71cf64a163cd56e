// Routes on one axis: a line for each length. Its part abroad is dashed up to the mark where it enters.
import css from './Routes.module.css';
import type { LocaleCode } from '../i18n/locales.ts';

const cities: Partial<Record<LocaleCode, string>> = { en: 'singapore', jp: 'jp-tokyo', zh_CN: 'hongkong' };

/** The place from which distances are counted for a language's readers: a row of content/regions.yaml, or `taipei`, which only calculators know. */
export const readersCity = (code: LocaleCode): string => cities[code] ?? 'taipei';

export type Route = {
  id: string;
  name: string;
  note: string;
  /** Length of the whole route, and of its part abroad. */
  length: number;
  outside: number;
  figure: string;
  said: string;
};

type Props = {
  routes: readonly Route[];
  /** Length of the axis and of a segment, and labels below it. */
  axis: { length: number; segment: number; marks: readonly { at: number; text: string }[] };
  /** Legend of the dashed and of the solid part; without it, that part is left out of the legend. */
  outside?: string;
  inside?: string;
  note: string;
};

export function Routes({ routes, axis, outside, inside, note }: Props) {
  const { length: whole, segment, marks } = axis;
  const at = (km: number) => whole - km;
  return (
    <>
      <ol className={css.routes}>
        {routes.map(({ id, name, note: words, length, outside: abroad, figure, said }) => (
          <li key={id}>
            <div>
              <h3>{name}</h3>
              <p>{words}</p>
            </div>
            <svg viewBox={`0 0 ${whole} 40`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M${at(length - abroad)} 20H${whole}`} />
              {abroad > 0 && (
                <>
                  <path className={css.abroad} d={`M${at(length)} 20H${at(length - abroad)}`} />
                  <path d={`M${at(length - abroad)} 2V38`} />
                </>
              )}
              <path className={css.end} d={`M${at(length)} 10V30M${whole} 6V34`} />
            </svg>
            <p className={css.figure}>
              <b>{figure}</b>
              <small>{said}</small>
            </p>
          </li>
        ))}
      </ol>
      <div className={css.axis} aria-hidden="true">
        <svg className={css.scale} viewBox={`0 0 ${whole} 10`} preserveAspectRatio="none">
          {Array.from({ length: Math.floor(whole / segment) }, (_, index) => (
            <rect
              key={whole - index * segment}
              className={index % 2 === 0 ? css.dark : css.light}
              x={whole - (index + 1) * segment}
              width={segment}
              height="10"
            />
          ))}
        </svg>
        <svg className={css.marks} width="100%" height="24">
          {marks.map(({ at: km, text }) => (
            <text
              key={text}
              x={`${(at(km) / whole) * 100}%`}
              y="18"
              textAnchor={km < whole / 8 ? 'end' : km > whole * (7 / 8) ? 'start' : 'middle'}
            >
              {text}
            </text>
          ))}
        </svg>
      </div>
      <p className={css.key}>
        {outside && (
          <span>
            <i data-line="abroad" />
            <span>{outside}</span>
          </span>
        )}
        {inside && (
          <span>
            <i />
            <span>{inside}</span>
          </span>
        )}
        <span>
          <span>{note}</span>
        </span>
      </p>
    </>
  );
}
