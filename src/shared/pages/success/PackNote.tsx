// The pack that was paid, as a note with its rosette: what is paid, credited and given on top; without a known pack, nothing.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { bonusOf } from '../../calculators/prepaidNeed.ts';
import { Linked } from '../../sections/Linked.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Rosette } from '../../ui/charts/Rosette.tsx';
import { inBrackets } from '../../ui/inBrackets.ts';
import { twd, usd } from '../../ui/usd.ts';
import css from './Purchase.module.css';

export function PackNote() {
  const { query, locale } = usePage();
  const { t } = usePageText();
  const pack = useNeed('prices').prepaid.find(({ payUsd }) => String(payUsd) === query['plan']);
  if (!pack) return null;
  const bonus = bonusOf(pack);
  return (
    <aside className={css.beside}>
      <div className={css.note}>
        <Rosette payUsd={pack.payUsd} />
        <dl>
          <div>
            <dt>{t('note.paid')}</dt>
            <dd className={css.paid}>{usd(locale, pack.payUsd)}</dd>
          </div>
          <div>
            <dt>{t('note.credit')}</dt>
            <dd>
              <b>{usd(locale, pack.creditUsd)}</b>
              {bonus.usd > 0 && inBrackets(locale, `+${usd(locale, bonus.usd)}`)}
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
