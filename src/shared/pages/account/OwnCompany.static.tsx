// The company of the account: members, enquiries and estimates of the others, and the owner's actions; or a form to create one.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import type { CompanyFacts } from '../../facts/facts.ts';
import { useT } from '../../i18n/useT.ts';
import type { MemberPath } from '../../webapi/memberCalls.ts';
import { AccountAction, AccountPane, ActionNotice, CurrentPassword, isRefusedAt } from './AccountPane.tsx';
import fields from '../../formParts/fields.module.css';
import css from './account.module.css';
import own from './OwnCompany.module.css';
import { LeadRows, EstimateRows } from './AccountRows.tsx';

/** A button for one member or invitation; its label includes the name. */
function OnOne({ call, id, words, name }: { call: MemberPath; id: string; words: string; name: string }) {
  return (
    <AccountAction call={call} words={words} label={`${words}: ${name}`}>
      <input type="hidden" name="id" value={id} />
    </AccountAction>
  );
}

function People({ isOwner, members, invitations }: CompanyFacts) {
  const t = useT('account');
  const role = (owns: boolean) => t(owns ? 'company.owner' : 'company.member');
  return (
    <ul className={`${css.rows} ${own.people}`}>
      {members.map(({ id, userName, email, isOwner: owns, own: isMe }) => (
        <li key={id}>
          <b>{userName}</b>
          <span>{email}</span>
          <span>{role(owns)}</span>
          {isOwner && !isMe ? (
            <OnOne call="company/remove" id={id} words={t('company.remove')} name={userName} />
          ) : (
            <span>{isMe && t('company.you')}</span>
          )}
        </li>
      ))}
      {invitations.map(({ id, email }) => (
        <li key={id} className={own.pending}>
          <b>{email}</b>
          <span>{t('company.invited')}</span>
          <OnOne call="company/withdraw" id={id} words={t('company.withdraw')} name={email} />
        </li>
      ))}
    </ul>
  );
}

function Invite() {
  const t = useT('account');
  return (
    <div className={css.confirm}>
      <AccountAction call="company/invite" words={t('company.invite')}>
        <label htmlFor="company-email">{t('company.email')}</label>
        <input id="company-email" type="email" name="email" maxLength={254} autoComplete="off" required />
      </AccountAction>
    </div>
  );
}

function HandOver({ members }: CompanyFacts) {
  const t = useT('account');
  const { at, did } = usePage().query;
  return (
    // Of the company's forms only this one asks for the password.
    <details className={css.more} open={isRefusedAt('own-company', { at, did })}>
      <summary>{t('company.handOver')}</summary>
      <p>{t('company.handOverText')}</p>
      <AccountAction call="company/handOver" words={t('company.handOver')}>
        <label htmlFor="company-next">{t('company.next')}</label>
        <select className={`${fields.input} ${own.next}`} id="company-next" name="id" required>
          {members
            .filter(({ own: isMe }) => !isMe)
            .map(({ id, userName, email }) => (
              <option key={id} value={id}>
                {userName}, {email}
              </option>
            ))}
        </select>
        <CurrentPassword id="company-password" />
      </AccountAction>
    </details>
  );
}

function Company(facts: CompanyFacts) {
  const t = useT('account');
  const { isOwner, members, leads, leadCount, estimates } = facts;
  const isAlone = members.length === 1;
  return (
    <>
      <People {...facts} />
      {isOwner && <Invite />}
      {leads.length > 0 && (
        <div className={own.others}>
          <h3>{t('company.leads')}</h3>
          <LeadRows leads={leads} />
          {leadCount !== undefined && <p>{t('company.older', { shown: leads.length, count: leadCount })}</p>}
        </div>
      )}
      {estimates.length > 0 && (
        <div className={own.others}>
          <h3>{t('company.estimates')}</h3>
          <EstimateRows estimates={estimates} />
        </div>
      )}
      {isOwner && !isAlone && <HandOver {...facts} />}
      {(!isOwner || isAlone) && (
        <details className={css.more}>
          <summary>{t('company.leave')}</summary>
          <p>{t(isAlone ? 'company.endText' : 'company.leaveText')}</p>
          <AccountAction call="company/leave" words={t('company.leave')} />
        </details>
      )}
    </>
  );
}

export const OwnCompany = /*#__PURE__*/ staticPart(
  'OwnCompany',
  function OwnCompany() {
    const t = useT('account');
    const { query } = usePage();
    const { own: offered, emailVerified } = useNeed('account');
    const company = offered?.company;
    if (company === undefined || (company === null && !emailVerified)) return null;
    return (
      <AccountPane
        id="own-company"
        title={company ? company.name : t('company.title')}
        text={t(company ? 'company.text' : 'company.none')}
      >
        <ActionNotice at="own-company" />
        {company ? (
          <Company {...company} />
        ) : (
          <details className={css.more} open={isRefusedAt('own-company', query)}>
            <summary>{t('company.make')}</summary>
            <AccountAction call="company" words={t('company.make')}>
              <label htmlFor="company-name">{t('company.name')}</label>
              <input id="company-name" name="name" maxLength={80} autoComplete="organization" required />
            </AccountAction>
          </details>
        )}
      </AccountPane>
    );
  },
  'request',
);
