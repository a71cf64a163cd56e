// Which cloud to begin with, by where the users are and what the work is: all seven with their points and why.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { cloudFinder, cloudFinderFields, mostPoints } from '../../calculators/cloudFinder.ts';
import { useT } from '../../i18n/useT.ts';
import { Answer } from '../../sections/calculators/Answer.tsx';
import { Calculator, type CalculatorProps } from '../../sections/calculators/Calculator.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import { wishCode } from '../../wishes/wishes.ts';
import { CloudName } from './CloudName.tsx';
import css from './CloudFinder.module.css';
import { sevenOf } from './sevenOf.ts';

export const CloudFinder = /*#__PURE__*/ staticPart(
  'CloudFinder',
  function CloudFinder(props: CalculatorProps) {
    const t = useT('calculators');
    const clouds = useT('clouds');
    const names = useT('cloudIntegration');
    const seven = sevenOf(useNeed('clouds'));
    const heads = ['cloud', 'points', 'reason'].map((head) => t(`clouds.heads.${head}`));
    return (
      <Calculator {...props} words="clouds" fields={cloudFinderFields}>
        {(wish) => {
          const found = cloudFinder(seven, wish);
          const [first, second, third] = found;
          if (!first || !second || !third) return null;
          return (
            <Answer
              figure={names(`names.${first.page}`)}
              text={t('clouds.start')}
              wish={wishCode('clouds', { ...wish, first: first.page, second: second.page, third: third.page })}
            >
              <table className={css.found}>
                <TableHead heads={heads} />
                <tbody>
                  {found.map((cloud) => (
                    <tr key={cloud.page}>
                      <th scope="row">
                        <CloudName page={cloud.page} />
                      </th>
                      <td>{t('clouds.points', { points: cloud.points, most: 2 * mostPoints })}</td>
                      <td>
                        {t(`clouds.reasons.${cloud.reason}`)}
                        {cloud.services.length > 0 && <small>{cloud.services.join(clouds('separator'))}</small>}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Answer>
          );
        }}
      </Calculator>
    );
  },
  'request',
);
