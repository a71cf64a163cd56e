// The seven clouds beside each other: what each is good at, what it calls the four services that most systems need, trial and solution.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Section, type Ground } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import table from '../../sections/WordTable.module.css';
import { PageLink } from '../../ui/PageLink.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import { CloudName } from './CloudName.tsx';
import css from './CloudTable.module.css';
import { sevenOf, type SevenCloud } from './sevenOf.ts';

const compared = ['sql', 'containers', 'files', 'identity'] as const;

/** Those of the seven that a trial can be asked for, and the solution of ours that runs on one. */
const onTrial = (page: SevenCloud['page']) => page !== 'edgeNext';
const solutions = {
  awsService: 'awsGlobalAccelerator',
  aliCloud: 'alicloudMigration',
  tencentCloud: 'tencentcloudLive',
  edgeNext: 'cloudCdn',
} as const;

function Solution({ of }: { of: SevenCloud['page'] }) {
  const { has } = usePage();
  const t = useT('cloudIntegration');
  const solution = of in solutions ? solutions[of as keyof typeof solutions] : undefined;
  return solution && has(solution) ? (
    <PageLink to={solution}>{t(`solutions.${solution}`)}</PageLink>
  ) : (
    t('compare.none')
  );
}

export const CloudTable = /*#__PURE__*/ staticPart(
  'CloudTable',
  function CloudTable({ name, ground }: { name: string; ground?: Ground }) {
    const { t, list } = usePageText();
    const heads = list(`${name}.heads`);
    const seven = sevenOf(useNeed('clouds'));
    return (
      <Section name={name} ground={ground}>
        <table className={`${table.table} ${css.compare}`} data-columns={heads.length}>
          <TableHead heads={heads} />
          <tbody>
            {seven.map(({ page, services }) => (
              <tr key={page}>
                <th scope="row">
                  <CloudName page={page} />
                  <small>{t(`strengths.${page}`)}</small>
                </th>
                {compared.map((need, column) => (
                  <td key={need} data-head={heads[column + 1]}>
                    {services[need] ? (
                      <ul>
                        {services[need].map((service) => (
                          <li key={service}>{service}</li>
                        ))}
                      </ul>
                    ) : (
                      t(`${name}.none`)
                    )}
                  </td>
                ))}
                <td data-head={heads[5]}>{t(onTrial(page) ? `${name}.trial` : `${name}.none`)}</td>
                <td data-head={heads[6]}>
                  <Solution of={page} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    );
  },
  'page',
);
