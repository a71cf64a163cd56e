// Lists of enquiries and of saved estimates, for the visitor's own and for those of their company.
import { usePage } from '../../app/PageContext.ts';
import type { AccountFacts, SavedEstimate } from '../../facts/facts.ts';
import { useT } from '../../i18n/useT.ts';
import css from './account.module.css';
import { dateText } from './dateText.ts';
import { longestName } from '../../forms/estimateLimits.ts';
import { zoneOfCountry } from '../../forms/slot.ts';
import { dayText } from '../../i18n/days.ts';
import { listMark } from '../../i18n/marks.ts';
import { usd } from '../../i18n/numbers.ts';
import { AccountAction } from './AccountPane.tsx';
import estimateCss from './EstimateRows.module.css';
import leadCss from './LeadRows.module.css';

/** `sender`: the colleague who sent it, in a company's list. */
type Lead = AccountFacts['leads'][number] & { sender?: string };

/** The stages of an enquiry, as far as it has come: sent, then in work until a reply is due, or answered. */
function Stages({ lead: { answered, createdAt, answeredAt, dueAt } }: { lead: Lead }) {
  const t = useT('account');
  const { locale } = usePage();
  const day = (at: number) => dayText(locale, at, zoneOfCountry(locale.home));
  return (
    <ol className={leadCss.stages}>
      <li>
        <b>{t('leads.sent')}</b>
        {day(createdAt)}
      </li>
      <li aria-current="step" data-answer={answered ? '' : undefined}>
        <b>{t(answered ? 'leads.answered' : 'leads.waiting')}</b>
        {answered && answeredAt !== undefined && day(answeredAt)}
      </li>
      {!answered && dueAt !== undefined && (
        <li>
          <b>{t('leads.due', { date: day(dueAt) })}</b>
        </li>
      )}
    </ol>
  );
}

/** Form, reference, and how far its answer is. */
export function LeadRows({ leads }: { leads: readonly Lead[] }) {
  const forms = useT('forms');
  const { locale } = usePage();
  return (
    <ul className={leadCss.leads}>
      {leads.map((lead) => (
        <li key={lead.reference}>
          <div>
            <b>{forms(`names.${lead.form}`)}</b>
            {[lead.reference, lead.sender].filter(Boolean).join(listMark(locale))}
          </div>
          <Stages lead={lead} />
        </li>
      ))}
    </ul>
  );
}

/** `sender`: the colleague who saved it, in a company's list. */
type Estimate = SavedEstimate & { sender?: string };

function Changes({ id, name }: SavedEstimate) {
  const t = useT('account');
  const named = (words: string) => `${words}: ${name}`;
  return (
    <details className={estimateCss.changes}>
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

/** Name, total and date; the visitor's own estimates can be renamed and removed. */
export function EstimateRows({ estimates }: { estimates: readonly Estimate[] }) {
  const { locale, href } = usePage();
  return (
    <ul className={`${css.rows} ${estimateCss.rows}`}>
      {estimates.map(({ sender, ...estimate }) => (
        <li key={estimate.id}>
          <a href={href('estimate', { query: { e: estimate.code } })}>{estimate.name}</a>
          <span>
            {[estimate.totalUsd !== undefined && usd(locale, estimate.totalUsd), sender]
              .filter(Boolean)
              .join(listMark(locale))}
          </span>
          <span>{dateText(locale, estimate.savedAt)}</span>
          {sender === undefined ? <Changes {...estimate} /> : <span />}
        </li>
      ))}
    </ul>
  );
}
