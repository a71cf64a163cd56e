// The plan of a move's night: steps done before, then the minutes of downtime to scale.
import { usePage } from '../../app/PageContext.ts';
import { downtimeParts, downtimeWindow } from '../../calculators/moveTimes.ts';
import { useT } from '../../i18n/useT.ts';
import { plainNumber } from '../../i18n/numbers.ts';
import css from './MovePlan.module.css';

type Minutes = Readonly<Record<(typeof downtimeParts)[number], number>>;

export function MovePlan({ minutes }: { minutes: Minutes }) {
  const t = useT('calculators');
  const example = useT('pieces')('example');
  const { locale } = usePage();
  const { sum, announced } = downtimeWindow(minutes);
  const inMinutes = (count: number) => t('downtime.minutes', { minutes: plainNumber(locale, count) });
  const share = (count: number) => `${Math.round((count / announced) * 10_000) / 100}%`;
  const rows = downtimeParts.map((part, index) => ({
    part,
    from: downtimeParts.slice(0, index).reduce((before, earlier) => before + minutes[earlier], 0),
  }));
  return (
    <figure className={css.plan}>
      <figcaption>
        <b>{t('downtime.plan')}</b>
        <span>{example}</span>
      </figcaption>
      <ol>
        {(['copy', 'sync', 'rehearsal'] as const).map((step) => (
          <li key={step}>
            <span>{t(`downtime.before.${step}`)}</span>
            <b>{t('downtime.done')}</b>
          </li>
        ))}
        {rows.map(({ part, from }) => (
          <li key={part}>
            <span>{t(`downtime.fields.${part}`)}</span>
            <svg width="100%" height="16" aria-hidden="true">
              <rect
                className={part === 'switch' ? css.switch : css.part}
                x={share(from)}
                width={share(minutes[part])}
                height="16"
              />
              <path className={css.base} d="M0 16H2000" />
            </svg>
            <b>{inMinutes(minutes[part])}</b>
          </li>
        ))}
        <li>
          <span>{t('downtime.back')}</span>
          <svg width="100%" height="16" aria-hidden="true">
            <rect className={css.back} x={share(sum)} y="1" width={share(sum)} height="14" />
            <path className={css.base} d="M0 16H2000" />
          </svg>
          <b>{inMinutes(sum)}</b>
        </li>
      </ol>
    </figure>
  );
}
