// Routes on one axis, a line for each length with its part abroad dashed; and what is drawn like them: backups and delays.
import css from './Routes.module.css';
import type { LocaleCode } from '../i18n/locales.ts';
import { usePage } from '../app/PageContext.ts';
import { plainNumber } from '../i18n/numbers.ts';
import { useT } from '../i18n/useT.ts';
import { Section, type Ground } from './Section.tsx';

const cities: Partial<Record<LocaleCode, string>> = { en: 'singapore', jp: 'jp-tokyo', zh_CN: 'hongkong' };

/** The place from which distances are counted for a language's readers: a row of content/regions.yaml, or `taipei`, which only calculators know. */
export const readersCity = (code: LocaleCode): string => cities[code] ?? 'taipei';

type Route = {
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

const segmentKm = 1000;

/** An axis in thousands of kilometres that is long enough for the longest distance. */
export const kmAxis = (longestKm: number) => ({
  length: Math.ceil(longestKm / segmentKm) * segmentKm,
  segment: segmentKm,
});

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

type BackupRoutesProps = {
  name: string;
  ground: Ground;
  /** Hours between backups, by row of the texts. */
  gaps: Readonly<Record<string, number>>;
  /** Length of the axis in hours, and its labels. */
  whole: number;
  marks: readonly { at: number; text: string }[];
};

/** What a failure loses, by the interval of backups: the time since the last one, on an axis of hours that ends at the failure. */
export function BackupRoutes({ name, ground, gaps, whole, marks }: BackupRoutesProps) {
  const { page, locale } = usePage();
  const t = useT(page.id);
  const gap = (hours: number) =>
    hours < 1
      ? t(`${name}.minutes`, { minutes: hours * 60 })
      : t(`${name}.hours`, { count: hours, hours: plainNumber(locale, hours) });
  return (
    <Section name={name} ground={ground}>
      <Routes
        routes={Object.entries(gaps).map(([id, hours]) => ({
          id,
          name: t(`${name}.rows.${id}.term`),
          note: t(`${name}.rows.${id}.text`),
          length: hours,
          outside: hours,
          figure: gap(hours),
          said: t(`${name}.lost`),
        }))}
        axis={{ length: whole, segment: 1, marks }}
        outside={t(`${name}.outside`)}
        note={t(`${name}.scale`)}
      />
    </Section>
  );
}

type DelayRangesProps = {
  name: string;
  ground?: Ground;
  /** In seconds, the slowest first; a `least` of 0 means that only the limit is known. */
  ways: readonly { id: string; least: number; most: number }[];
  axis: { length: number; segment: number };
};

/** Delays as ranges on one axis of seconds: a line up to the least, dashed on to the most. */
export function DelayRanges({ name, ground, ways, axis: { length: whole, segment } }: DelayRangesProps) {
  const { page, locale } = usePage();
  const t = useT(page.id);
  const number = (value: number) => plainNumber(locale, value);
  const seconds = (value: number) => t(`${name}.seconds`, { value: number(value) });
  const figureOf = (least: number, most: number) =>
    least === 0
      ? t(`${name}.under`, { most: number(most) })
      : t(least === most ? `${name}.about` : `${name}.range`, { least: number(least), most: number(most) });
  return (
    <Section name={name} ground={ground}>
      <Routes
        routes={ways.map(({ id, least, most }) => ({
          id,
          name: t(`${name}.ways.${id}.term`),
          note: t(`${name}.ways.${id}.text`),
          length: most,
          outside: least === 0 ? 0 : most - least,
          figure: figureOf(least, most),
          said: t(`${name}.ways.${id}.said`),
        }))}
        axis={{
          length: whole,
          segment,
          marks: [
            { at: whole, text: seconds(whole) },
            { at: whole / 2, text: seconds(whole / 2) },
            { at: 0, text: t(`${name}.live`) },
          ],
        }}
        outside={t(`${name}.outside`)}
        inside={t(`${name}.inside`)}
        note={t(`${name}.scale`)}
      />
    </Section>
  );
}
