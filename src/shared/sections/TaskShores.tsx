// Who does what: tasks of each of two sides, and their share of all.
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import { Shores, type Shore } from './Shores.tsx';
import { usePageText } from './usePageText.ts';

type Props = {
  name: string;
  /** Keys of the two sides in the page's texts. */
  land: string;
  water: string;
  /** Link to what comes next, below the first side. */
  way?: Shore['way'];
};

export function TaskShores({ name, land, water, way }: Props) {
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
