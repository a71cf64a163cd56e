// Who does what once the database is managed: how many of the tasks are the provider's, and which stay with the customer.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Shores, type Shore } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';

export const DutyShores = /*#__PURE__*/ staticPart(
  'DutyShores',
  function DutyShores({ name }: { name: string }) {
    const t = useT('database');
    const { items } = usePageText();
    const tasksOf = (side: string) =>
      items(`${name}.${side}.tasks`, '.term').map((task) => ({ term: t(`${task}.term`), text: t(`${task}.text`) }));
    const [provider, you] = [tasksOf('provider'), tasksOf('you')];
    const count = provider.length + you.length;
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
    return <Shores id={name} segments={count} land={shore('provider', provider)} water={shore('you', you)} />;
  },
  'page',
);
