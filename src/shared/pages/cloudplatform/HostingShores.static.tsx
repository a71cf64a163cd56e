// Managed hosting: how many of the tasks of operation we take over, and which stay with the customer.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Shores, type Shore } from '../../sections/Shores.tsx';
import { usePageText } from '../../sections/usePageText.ts';

export const HostingShores = /*#__PURE__*/ staticPart(
  'HostingShores',
  function HostingShores({ name }: { name: string }) {
    const { page, href } = usePage();
    const t = useT('cloudplatform');
    const { items } = usePageText();
    const tasksOf = (side: string) =>
      items(`${name}.${side}.tasks`, '.term').map((task) => ({ term: t(`${task}.term`), text: t(`${task}.text`) }));
    const [we, you] = [tasksOf('we'), tasksOf('you')];
    const count = we.length + you.length;
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
        land={{
          ...shore('we', we),
          way: {
            text: t(`${name}.ask`),
            href: href(page.id, { query: { product: page.id, tab: 'hosting' }, hash: 'form' }),
          },
        }}
        water={shore('you', you)}
      />
    );
  },
  'page',
);
