// Changes the account's mailbox. The old one stays until the links in both mailboxes have been confirmed.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { AccountAction } from './AccountAction.tsx';
import { AccountNotice, isRefusedAt } from './AccountNotice.tsx';
import { AccountPane } from './AccountPane.tsx';
import css from './account.module.css';

export const OwnMailbox = /*#__PURE__*/ staticPart(
  'OwnMailbox',
  function OwnMailbox() {
    const t = useT('account');
    const forms = useT('forms');
    const { query } = usePage();
    const { own, email } = useNeed('account');
    if (!own) return null;
    const { mailbox } = own;
    const sides = mailbox && [
      { address: email, agreed: mailbox.oldAgreed },
      { address: mailbox.email, agreed: mailbox.newAgreed },
    ];
    return (
      <AccountPane id="own-mailbox" title={t('mailbox.title')} text={t('mailbox.text')}>
        <AccountNotice at="own-mailbox" />
        {sides && (
          <>
            <ul className={css.rows}>
              {sides.map(({ address, agreed }) => (
                <li key={address}>
                  <b>{address}</b>
                  <span className={agreed ? css.answered : css.waiting}>
                    {t(agreed ? 'mailbox.agreed' : 'mailbox.asked')}
                  </span>
                </li>
              ))}
            </ul>
            <AccountAction call="mailbox/keep" words={t('mailbox.keep')} />
          </>
        )}
        <details className={css.more} open={isRefusedAt('own-mailbox', query)}>
          <summary>{t('mailbox.change')}</summary>
          <p>{t('mailbox.changeText')}</p>
          <AccountAction call="mailbox" words={t('mailbox.send')}>
            <label htmlFor="mailbox-new">{t('mailbox.new')}</label>
            <input id="mailbox-new" type="email" name="email" maxLength={254} autoComplete="email" required />
            <label htmlFor="mailbox-password">{forms('fields.password.label')}</label>
            <input id="mailbox-password" type="password" name="password" autoComplete="current-password" required />
          </AccountAction>
        </details>
      </AccountPane>
    );
  },
  'request',
);
