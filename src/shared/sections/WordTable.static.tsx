// Tables of words: the table itself, and its sections – plain, a comparison with our column on a sheet, and cases to choose from.
import { Linked } from './Linked.tsx';
import css from './WordTable.module.css';
import { usePageText } from './usePageText.ts';
import { staticPart } from '../app/staticPart.tsx';
import { Section, type Ground } from './Section.tsx';
import { usePage } from '../app/PageContext.ts';
import fields from '../formParts/fields.module.css';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { wishCode } from '../wishes/wishes.ts';
import { Kept } from './Kept.tsx';
import markedTableCss from './MarkedTable.module.css';

type TableHeadProps = {
  heads: readonly string[];
  /** Index of our own column. */
  ours?: number | undefined;
};

/** The column names of a table; one column may be highlighted as ours. */
export function TableHead({ heads, ours }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {heads.map((head, column) => (
          <th key={head} scope="col" data-ours={column === ours ? '' : undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Props = {
  name: string;
  /** Index of the column that is ours. */
  ours?: number;
  /** Index of the row that the visitor chose. */
  marked?: number | undefined;
};

export function WordTable({ name, ours, marked }: Props) {
  const { t, has, items, list } = usePageText();
  const heads = list(`${name}.heads`);
  /** For tables with a word for "included": that word has a full dot, and other words another one in the last column than elsewhere. */
  function dotOf(text: string, column: number) {
    if (!has(`${name}.yes`)) return undefined;
    if (text === t(`${name}.yes`)) return 'yes';
    return column === heads.length - 1 ? 'more' : 'no';
  }
  return (
    <table className={css.table} data-columns={heads.length}>
      <TableHead heads={heads} ours={ours} />
      <tbody>
        {items(`${name}.rows`, '.0').map((row, index) => (
          <tr key={row} aria-current={index === marked ? 'true' : undefined}>
            <th scope="row">
              <Linked text={t(`${row}.0`)} />
            </th>
            {heads.slice(1).map((head, before) => {
              const column = before + 1;
              const text = t(`${row}.${column}`);
              const dot = dotOf(text, column);
              return (
                <td key={head} data-head={head} data-ours={column === ours ? '' : undefined}>
                  {dot && <i className={css.dot} data-dot={dot} />}
                  <Linked text={text} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type TableProps = { name: string; id?: string; ground?: Ground };

/** A table of words: its first column names the rows and stands above the others on phones. With two columns it stands beside its heading. */
export const Table = /*#__PURE__*/ staticPart(
  'Table',
  function Table({ name, id, ground }: TableProps) {
    const narrow = usePageText().list(`${name}.heads`).length === 2;
    return (
      <Section name={name} id={id} ground={ground} head={narrow ? 'beside' : 'ruler'}>
        <WordTable name={name} />
      </Section>
    );
  },
  'page',
);

type ComparisonProps = { name: string; id?: string; ground?: Ground; ours?: number };

/** A comparison of words, row by row. Our column is set on a sheet: the last one, or number `ours`. */
export const Comparison = /*#__PURE__*/ staticPart(
  'Comparison',
  function Comparison({ name, id, ground, ours }: ComparisonProps) {
    const { list } = usePageText();
    return (
      <Section name={name} id={id} ground={ground}>
        <WordTable name={name} ours={ours ?? list(`${name}.heads`).length - 1} />
      </Section>
    );
  },
  'page',
);

/** `query`: name in the address. `cases`: its values, one for each row. */
type MarkedTableProps = { name: string; query: string; cases: string; ground?: Ground };

/** A table of cases: visitors choose theirs, its row is marked, and a link takes it to the contact form. */
export const MarkedTable = /*#__PURE__*/ staticPart(
  'MarkedTable',
  function MarkedTable({ name, query: field, cases, ground }: MarkedTableProps) {
    const calculators = useT('calculators');
    const { page, query, href } = usePage();
    const { t: own } = usePageText();
    const ids = cases.split(' ');
    const chosen = ids.indexOf(query[field] ?? '');
    const wish = wishCode('row', { row: `${page.id}.${name}.${chosen}` });
    return (
      <Section name={name} ground={ground}>
        <form className={markedTableCss.form} method="get" action={href(page.id, { hash: 'result' })}>
          <label className={fields.label} htmlFor={`${name}-case`}>
            {own(`${name}.ask`)}
          </label>
          <select className={fields.input} id={`${name}-case`} name={field} defaultValue={ids[chosen]}>
            {ids.map((id, row) => (
              <option key={id} value={id}>
                {own(`${name}.rows.${row}.0`)}
              </option>
            ))}
          </select>
          <Kept but={[field]} />
          <button className={ui.btn}>{calculators('show')}</button>
        </form>
        <div id="result" tabIndex={-1}>
          <WordTable name={name} marked={chosen} />
          {chosen >= 0 && (
            <p>
              <a className={ui.more} href={href('contactUs', { query: { product: page.id, plan: wish } })}>
                {calculators('send')}
              </a>
            </p>
          )}
        </div>
      </Section>
    );
  },
  'request',
);
