// What the visitor has, with which of the vendor's tools it moves, and what it becomes there.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { TableHead } from '../../ui/TableHead.tsx';
import { Section } from '../Section.tsx';
import { usePageText } from '../usePageText.ts';
import table from '../WordTable.module.css';

export const ServiceMoves = /*#__PURE__*/ staticPart(
  'ServiceMoves',
  function ServiceMoves({ name }: { name: string }) {
    const { page } = usePage();
    const t = useT('clouds');
    const heads = usePageText().list(`${name}.heads`);
    const { tools = {}, services = {} } = useNeed('clouds')[page.id] ?? {};
    const named = (names: readonly string[] = []) => names.join(t('separator'));
    return (
      <Section name={name}>
        <table className={table.table}>
          <TableHead heads={heads} />
          <tbody>
            {Object.entries(tools).map(([need, names]) => (
              <tr key={need}>
                <th scope="row">{t(`needs.${need}`)}</th>
                <td data-head={heads[1]}>{named(names)}</td>
                <td data-head={heads[2]}>{named(services[need])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    );
  },
  'page',
);
