// Migration: the order of the work and where the switch falls; lengths are not to scale, and the text says so.
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import css from './Services.module.css';
import { ServiceCell } from './ServiceCell.tsx';

const stages = ['audit', 'move', 'cutover'] as const;

export function MigrationCell() {
  const t = useT('home');
  return (
    <ServiceCell id="migration" to={['alicloudMigration']}>
      <p>{t('services.migration.text')}</p>
      <ol className={css.stages}>
        {stages.map((stage) => (
          <li key={stage}>
            <b>{t(`services.migration.${stage}.term`)}</b>
            <i />
            {t(`services.migration.${stage}.text`)}
          </li>
        ))}
      </ol>
      <p className={ui.cap}>{t('services.migration.note')}</p>
    </ServiceCell>
  );
}
