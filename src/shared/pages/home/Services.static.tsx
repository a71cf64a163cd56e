// What can be bought, one ledger cell a service, each with the figure that decides about it.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { BillCell } from './BillCell.tsx';
import { DdosCell } from './DdosCell.tsx';
import { MigrationCell } from './MigrationCell.tsx';
import { PrepaidCell } from './PrepaidCell.tsx';
import { ServersCell } from './ServersCell.tsx';
import { ServiceCell } from './ServiceCell.tsx';
import css from './Services.module.css';
import { SmsCell } from './SmsCell.tsx';

const steps = ['ask', 'review', 'start'] as const;
/** Ten rows of fifty dots: dashes without length, whose round ends are all that shows. */
const players = `M.5.5h49.5${'m-49.5 1h49.5'.repeat(9)}`;

export const Services = /*#__PURE__*/ staticPart(
  'Services',
  function Services() {
    const t = useT('home');
    return (
      <section className={`${ui.sec} ${ui.wrap}`}>
        <SectionHead title={t('services.title')}>{t('services.text')}</SectionHead>
        <div className={css.ledger}>
          <BillCell />
          <SmsCell />
          <DdosCell />
          <ServiceCell id="shield" to={['coshield']} figure={t('services.shield.figure')}>
            <svg className={css.dots} viewBox="0 0 50 10" aria-hidden="true">
              <path d={players} />
            </svg>
            <p>{t('services.shield.text')}</p>
          </ServiceCell>
          <PrepaidCell />
          <ServersCell />
          <MigrationCell />
          <ServiceCell id="trial" to={['freeOpen']}>
            <ol className={css.steps}>
              {steps.map((step) => (
                <li key={step}>{t(`services.trial.${step}`)}</li>
              ))}
            </ol>
          </ServiceCell>
        </div>
      </section>
    );
  },
  'page',
);
