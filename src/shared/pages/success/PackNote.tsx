// The pack that was paid, as a note with its rosette: what is paid, credited and given on top; without a known pack, nothing.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { bonusOf } from '../../calculators/prepaidNeed.ts';
import { Linked } from '../../sections/Linked.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { plainNumber } from '../../ui/plainNumber.ts';
import { twd, usd } from '../../ui/usd.ts';
import css from './Purchase.module.css';

const radius = 92;
const flatness = 2.8;

/** A lobe for every hundred dollars, as on the page of the packs. */
function Rosette({ lobes }: { lobes: number }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      {Array.from({ length: lobes }, (_, lobe) => (
        <ellipse
          key={lobe}
          cx="100"
          cy="100"
          rx={radius}
          ry={Math.round(radius / flatness)}
          transform={`rotate(${Math.round((lobe * 1800) / lobes) / 10} 100 100)`}
        />
      ))}
      <circle cx="100" cy="100" r="97" />
    </svg>
  );
}

export function PackNote() {
  const { query, locale } = usePage();
  const { t } = usePageText();
  const pack = useNeed('prices').prepaid.find(({ payUsd }) => String(payUsd) === query['plan']);
  if (!pack) return null;
  const bonus = bonusOf(pack);
  return (
    <aside className={css.beside}>
      <div className={css.note}>
        <Rosette lobes={Math.round(pack.payUsd / 100)} />
        <dl>
          <div>
            <dt>{t('note.paid')}</dt>
            <dd className={css.paid}>{usd(locale, pack.payUsd)}</dd>
          </div>
          <div>
            <dt>{t('note.credit')}</dt>
            <dd>
              <b>{usd(locale, pack.creditUsd)}</b>
              {bonus.usd > 0 && ` (+${plainNumber(locale, bonus.usd)}, ${plainNumber(locale, bonus.percent)}%)`}
            </dd>
          </div>
          <div>
            <dt>{t('note.twd')}</dt>
            <dd>{twd(locale, pack.approxTwd)}</dd>
          </div>
        </dl>
      </div>
      <p>
        <Linked text={t('note.other')} />
      </p>
    </aside>
  );
}
