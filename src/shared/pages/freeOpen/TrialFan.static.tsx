// One company, six clouds: a line from its domain to each, and what is known of the trial there.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import type { PageId } from '../../app/PageTypes.ts';
import { usd } from '../../i18n/numbers.ts';
import { useTranslator } from '../../i18n/useT.ts';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import css from './TrialFan.module.css';

const clouds: readonly PageId[] = ['awsService', 'gcpService', 'azureCloud', 'aliCloud', 'tencentCloud', 'huaweiCloud'];
const known: PageId = 'tencentCloud';

const row = 66;
const middle = (clouds.length * row) / 2;

export const TrialFan = /*#__PURE__*/ staticPart(
  'TrialFan',
  function TrialFan({ name }: { name: string }) {
    const { locale } = usePage();
    const { t } = usePageText();
    const nameOf = useTranslator();
    const { trial } = useNeed('claims');
    const [domain, ending] = t(`${name}.domain`).split('.');
    return (
      <Section name={name} head="beside">
        <div className={css.fan}>
          <p className={css.company}>
            <b>
              {domain}
              <wbr />.{ending}
            </b>{' '}
            {t(`${name}.one`)}
          </p>
          <svg viewBox={`0 0 200 ${2 * middle}`} preserveAspectRatio="none" aria-hidden="true">
            {clouds.map((cloud, index) => {
              const y = row * (index + 0.5);
              return (
                <path
                  key={cloud}
                  className={cloud === known ? css.known : undefined}
                  d={`M0 ${middle}C70 ${middle} 90 ${y} 200 ${y}`}
                />
              );
            })}
          </svg>
          <ol>
            {clouds.map((cloud) => (
              <li key={cloud} className={cloud === known ? css.known : undefined}>
                <i aria-hidden="true">{trial.perProductAndCompany}</i>
                <span>
                  <PageLink to={cloud}>{nameOf(cloud)('name')}</PageLink>
                  {cloud === known && <b>{usd(locale, trial.tencentVoucherUsd)}</b>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </Section>
    );
  },
  'page',
);
