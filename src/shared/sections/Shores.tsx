// Two sides of a choice as halves of the window, each with one figure and a strip that counts what it takes.
import ui from '../ui/common.module.css';
import { Lines } from '../ui/Lines.tsx';
import { Linked } from './Linked.tsx';
import css from './Shores.module.css';
import { type PageText, usePageText } from './usePageText.ts';
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';

export type Shore = {
  title: string;
  figure: string;
  unit: string;
  text: string;
  /** Segments of the strip that are filled, and how many of them, from the first, are someone else's. */
  taken: number;
  first: number;
  said: string;
  key: readonly { term: string; text: string }[];
  /** Link to what comes next. */
  way?: { text: string; href: string };
};

/** Up to so many segments are filled whole; with more, every second one, as on a scale. */
const few = 9;

/** A side from the page's texts, whose strip has as many filled segments as its figure says. */
export const shoreOf = ({ t, items }: PageText, name: string, figure: number): Shore => ({
  title: t(`${name}.title`),
  figure: String(figure),
  unit: t(`${name}.unit`),
  text: t(`${name}.text`),
  said: t(`${name}.said`),
  taken: figure,
  first: 0,
  key: items(`${name}.key`, '.term').map((key) => ({ term: t(`${key}.term`), text: t(`${key}.text`) })),
});

type Props = {
  id: string;
  segments: number;
  /** Segments are things rather than units of a scale, so each is filled whole. */
  whole?: boolean;
  land: Shore;
  water: Shore;
};

type HalfProps = { shore: Shore; segments: number; whole: boolean; ground: 'land' | 'water' };

function Half({ shore, segments, whole, ground }: HalfProps) {
  const { title, figure, unit, text, taken, first, said, key, way } = shore;
  return (
    <div data-ground={ground}>
      <h2>
        <Lines text={title} />
      </h2>
      <p className={css.figure}>
        <b>{figure}</b>
        <span>
          <Lines text={unit} />
        </span>
      </p>
      <div className={css.strip} role="img" aria-label={said} data-none={taken === 0 ? '' : undefined}>
        {Array.from({ length: segments }, (_, index) => (
          // Segments have no identity but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={index} data-taken={index >= taken ? undefined : index < first ? 'first' : whole ? 'whole' : ''} />
        ))}
      </div>
      <ol className={css.key}>
        {key.map((step) => (
          <li key={step.term}>
            <b>{step.term}</b>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
      <p>
        <Linked text={text} />
      </p>
      {way && (
        <p>
          <a className={ui.more} href={way.href}>
            {way.text}
          </a>
        </p>
      )}
    </div>
  );
}

export function Shores({ id, segments, whole = segments <= few, land, water }: Props) {
  return (
    <section className={css.shores} id={id}>
      <Half shore={land} segments={segments} whole={whole} ground="land" />
      <Half shore={water} segments={segments} whole={whole} ground="water" />
    </section>
  );
}

type TaskShoresProps = {
  name: string;
  /** Keys of the two sides in the page's texts. */
  land: string;
  water: string;
  /** Link to what comes next, below the first side. */
  way?: Shore['way'];
};

/** Who does what: tasks of each of two sides, and their share of all. */
export function TaskShores({ name, land, water, way }: TaskShoresProps) {
  const t = useT(usePage().page.id);
  const { items } = usePageText();
  const tasksOf = (side: string) =>
    items(`${name}.${side}.tasks`, '.term').map((task) => ({ term: t(`${task}.term`), text: t(`${task}.text`) }));
  const [first, second] = [tasksOf(land), tasksOf(water)];
  const count = first.length + second.length;
  const shore = (side: string, tasks: Shore['key']): Shore => ({
    title: t(`${name}.${side}.title`),
    figure: String(tasks.length),
    unit: t(`${name}.${side}.unit`, { count }),
    text: t(`${name}.${side}.text`),
    said: t(`${name}.said`, { tasks: tasks.length, count }),
    taken: tasks.length,
    first: tasks.length,
    key: tasks,
  });
  return (
    <Shores
      id={name}
      segments={count}
      land={{ ...shore(land, first), ...(way && { way }) }}
      water={shore(water, second)}
    />
  );
}
