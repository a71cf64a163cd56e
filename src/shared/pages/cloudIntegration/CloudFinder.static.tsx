// Which of seven clouds to start with, by the users' region and the workload: the best as the answer, all seven ranked below.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { cloudFinder, cloudFinderFields, mostPoints } from '../../calculators/cloudFinder.ts';
import { readQuery } from '../../calculators/readQuery.ts';
import type { CloudFacts, CloudFit } from '../../facts/facts.ts';
import { joinWords } from '../../i18n/joinWords.ts';
import { decimalMark } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Answer, Calculator, type CalculatorProps } from '../../sections/calculators/Calculator.tsx';
import table from '../../sections/WordTable.module.css';
import { PageLink } from '../../ui/PageLink.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { TableHead } from '../../sections/WordTable.static.tsx';
import { wishCode } from '../../wishes/wishes.ts';
import css from './CloudFinder.module.css';

const order = [
  'awsService',
  'gcpService',
  'azureCloud',
  'aliCloud',
  'tencentCloud',
  'huaweiCloud',
  'edgeNext',
] as const;

type SevenCloud = CloudFacts & { page: (typeof order)[number]; fit: CloudFit };

/** The seven clouds in the site's usual order: the vendors whose files in content/clouds say how well they fit. */
const sevenOf = (clouds: Readonly<Record<string, CloudFacts>>): SevenCloud[] =>
  order.flatMap((page) => {
    const { fit, ...facts } = clouds[page] ?? {};
    return fit ? [{ ...(facts as CloudFacts), page, fit }] : [];
  });

const compared = ['sql', 'containers', 'files', 'identity'] as const;

const useFields = () => cloudFinderFields(usePage().locale.home);

/** The clouds ranked for the two choices in the query. */
function useFound() {
  const { locale, query } = usePage();
  const clouds = useNeed('clouds');
  const { values } = readQuery(useFields(), query, decimalMark(locale));
  return values ? { asked: values, seven: cloudFinder(sevenOf(clouds), values) } : undefined;
}

function Services({ of }: { of: readonly string[] | undefined }) {
  const t = useT('cloudIntegration');
  return of && of.length > 0 ? (
    <ul>
      {of.map((service) => (
        <li key={service}>{service}</li>
      ))}
    </ul>
  ) : (
    t('finder.none')
  );
}

/** The name of a cloud, as a link if its page exists in this language. */
function CloudName({ page }: Pick<SevenCloud, 'page'>) {
  const name = useT('cloudIntegration')(`names.${page}`);
  return usePage().has(page) ? <PageLink to={page}>{name}</PageLink> : name;
}

/** All seven, best first: points and reason, services for this workload, and their names of the services most systems need. */
function Matrix() {
  const t = useT('calculators');
  const own = useT('cloudIntegration');
  const clouds = useNeed('clouds');
  const heads = ['cloud', 'points', 'work', ...compared].map((head) => own(`finder.heads.${head}`));
  return (
    <table className={`${table.table} ${css.matrix}`} data-columns={heads.length}>
      <TableHead heads={heads} />
      <tbody>
        {useFound()?.seven.map(({ page, points, reason, services }) => (
          <tr key={page}>
            <th scope="row">
              <CloudName page={page} />
              <small>{own(`strengths.${page}`)}</small>
            </th>
            <td data-head={heads[1]}>
              <b>{t('clouds.points', { points, most: 2 * mostPoints })}</b>
              <small>{t(`clouds.reasons.${reason}`)}</small>
            </td>
            <td data-head={heads[2]}>
              <Services of={services} />
            </td>
            {compared.map((need, column) => (
              <td key={need} data-head={heads[column + 3]}>
                <Services of={clouds[page]?.services[need]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const CloudFinder = /*#__PURE__*/ staticPart(
  'CloudFinder',
  function CloudFinder(props: CalculatorProps) {
    const t = useT('calculators');
    const names = useT('cloudIntegration');
    const [first, second, third] = useFound()?.seven ?? [];
    return (
      <Calculator
        {...props}
        look="row"
        words="clouds"
        fields={useFields()}
        below={
          <PhoneFold title={names('finder.all')}>
            <Matrix />
          </PhoneFold>
        }
      >
        {(asked) =>
          first &&
          second &&
          third && (
            <Answer
              button
              named
              figure={names(`names.${first.page}`)}
              text={joinWords(
                t('clouds.start', {
                  second: names(`names.${second.page}`),
                  third: names(`names.${third.page}`),
                }),
              )}
              wish={wishCode('clouds', { ...asked, first: first.page, second: second.page, third: third.page })}
            />
          )
        }
      </Calculator>
    );
  },
  'request',
);
