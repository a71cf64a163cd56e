// Rows of saved estimates: name, total, date. The visitor's own ones can be renamed and removed.
import { usePage } from '../../app/PageContext.ts';
import type { SavedEstimate } from '../../facts/facts.ts';
import { longestName } from '../../facts/Estimate.ts';
import { usd } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { AccountAction } from './AccountAction.tsx';
import css from './account.module.css';
import { dateText } from './dateText.ts';
import own from './EstimateRows.module.css';

/** `sender`: the colleague who saved it, in a company's list. */
type Kept = SavedEstimate & { sender?: string };

function Changes({ id, name }: SavedEstimate) {
  const t = useT('account');
  const named = (words: string) => `${words}: ${name}`;
  return (
    <details className={own.changes}>
      <summary aria-label={named(t('estimates.change'))}>{t('estimates.change')}</summary>
      <AccountAction call="estimates/rename" words={t('estimates.rename')} label={named(t('estimates.rename'))}>
        <input type="hidden" name="id" value={id} />
        <input name="name" aria-label={t('estimates.name')} maxLength={longestName} defaultValue={name} required />
      </AccountAction>
      <AccountAction call="estimates/remove" words={t('estimates.remove')} label={named(t('estimates.remove'))}>
        <input type="hidden" name="id" value={id} />
      </AccountAction>
    </details>
  );
}

export function EstimateRows({ estimates }: { estimates: readonly Kept[] }) {
  const { locale, href } = usePage();
  return (
    <ul className={`${css.rows} ${own.rows}`}>
      {estimates.map(({ sender, ...kept }) => (
        <li key={kept.id}>
          <a href={href('estimate', { query: { e: kept.code } })}>{kept.name}</a>
          <span>{[kept.totalUsd !== undefined && usd(locale, kept.totalUsd), sender].filter(Boolean).join(', ')}</span>
          <span>{dateText(locale.iso, kept.savedAt)}</span>
          {sender === undefined ? <Changes {...kept} /> : <span />}
        </li>
      ))}
    </ul>
  );
}
