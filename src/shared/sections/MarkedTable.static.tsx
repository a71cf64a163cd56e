// A table of cases: visitors choose theirs, its row is marked, and a link takes it to the contact form.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import fields from '../formParts/fields.module.css';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { wishCode } from '../wishes/wishes.ts';
import { Kept } from './Kept.tsx';
import { Section, type Ground } from './Section.tsx';
import css from './MarkedTable.module.css';
import { usePageText } from './usePageText.ts';
import { WordTable } from './WordTable.tsx';

/** `query`: name in the address. `cases`: its values, one for each row. */
type Props = { name: string; query: string; cases: string; ground?: Ground };

export const MarkedTable = /*#__PURE__*/ staticPart(
  'MarkedTable',
  function MarkedTable({ name, query: field, cases, ground }: Props) {
    const calculators = useT('calculators');
    const { page, query, href } = usePage();
    const { t: own } = usePageText();
    const ids = cases.split(' ');
    const chosen = ids.indexOf(query[field] ?? '');
    const wish = wishCode('row', { row: `${page.id}.${name}.${chosen}` });
    return (
      <Section name={name} ground={ground}>
        <form className={css.form} method="get" action={href(page.id, { hash: 'result' })}>
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
