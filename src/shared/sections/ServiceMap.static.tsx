// A vendor's services sorted by need: the visitor names the need, its row is marked, and the form brings it to us.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import fields from '../forms/ui/fields.module.css';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { TableHead } from '../ui/TableHead.tsx';
import { wishCode } from '../wishes/wishes.ts';
import { Section, type Ground } from './Section.tsx';
import css from './ServiceMap.module.css';
import { usePageText } from './usePageText.ts';
import table from './WordTable.module.css';

type Props = { name: string; ground?: Ground };

export const ServiceMap = /*#__PURE__*/ staticPart(
  'ServiceMap',
  function ServiceMap({ name, ground }: Props) {
    const t = useT('clouds');
    const { t: own } = usePageText();
    const { page, query, href } = usePage();
    const cloud = useNeed('clouds')[page.id];
    if (!cloud) throw new Error(`content/clouds/${page.id}.yaml is missing`);
    const needs = Object.keys(cloud.services);
    const chosen = needs.find((need) => need === query.need);
    // Where the page has no form of its own, the need goes along to the one of all pages.
    const formFor = (need: string) =>
      page.form
        ? href(page.id, { query: { need }, hash: 'form' })
        : href('contactUs', { query: { product: page.id, plan: wishCode('need', { need }) } });
    const heads = ['need', 'service', 'line'].map((key) => t(`heads.${key}`));
    return (
      <Section name={name} ground={ground}>
        <form className={css.form} method="get" action={href(page.id, { hash: 'result' })}>
          <label className={fields.label} htmlFor={`${name}-need`}>
            {t('ask')}
          </label>
          <select className={fields.input} id={`${name}-need`} name="need" defaultValue={chosen}>
            {needs.map((need) => (
              <option key={need} value={need}>
                {t(`needs.${need}`)}
              </option>
            ))}
          </select>
          <button className={ui.btn}>{t('show')}</button>
        </form>
        <div id="result" tabIndex={-1}>
          <table className={table.table}>
            <TableHead heads={heads} />
            <tbody>
              {Object.entries(cloud.services).map(([need, services]) => (
                <tr key={need} data-marked={need === chosen ? '' : undefined}>
                  <th scope="row">{t(`needs.${need}`)}</th>
                  <td className={css.services} data-head={heads[1]}>
                    {services.join(t('separator'))}
                  </td>
                  <td data-head={heads[2]}>
                    {own(`${name}.lines.${need}`)}
                    {need === chosen && (
                      <a className={ui.more} href={formFor(need)}>
                        {t('go')}
                      </a>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    );
  },
  'request',
);
