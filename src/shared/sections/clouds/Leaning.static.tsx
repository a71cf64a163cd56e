// Case by case: what speaks for this cloud, what for another, and on a scale of five how clearly.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import ui from '../../ui/common.module.css';
import { TableHead } from '../../ui/TableHead.tsx';
import { Linked } from '../Linked.tsx';
import { Section } from '../Section.tsx';
import { usePageText } from '../usePageText.ts';
import table from '../WordTable.module.css';
import css from './Leaning.module.css';

export const Leaning = /*#__PURE__*/ staticPart(
  'Leaning',
  function Leaning({ name }: { name: string }) {
    const { page } = usePage();
    const { t, has, items, list } = usePageText();
    const positions = useNeed('clouds')[page.id]?.leaning ?? [];
    const heads = list(`${name}.heads`);
    return (
      <Section name={name}>
        <table className={`${table.table} ${css.leaning}`}>
          <TableHead heads={heads} />
          <tbody>
            {items(`${name}.rows`, '.term').map((row, index) => (
              <tr key={row}>
                <th scope="row">{t(`${row}.term`)}</th>
                <td data-head={heads[1]}>{t(`${row}.here`)}</td>
                <td data-head={heads[2]}>
                  <span className={ui.vh}>{t(`${name}.positions.${positions[index]}`)}</span>
                  <span className={css.scale} data-at={positions[index]} />
                </td>
                <td data-head={heads[3]}>{has(`${row}.there`) && <Linked text={t(`${row}.there`)} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    );
  },
  'page',
);
