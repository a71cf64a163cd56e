// Below an account form: the collection notice for registrations, and links to the other forms.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { queryHref } from '../../ui/queryHref.ts';
import { CollectionNotice } from '../CollectionNotice.static.tsx';
import type { AccountDialog, AccountFormId } from '../../forms/AccountForm.ts';
import css from './AccountForm.module.css';

const waysFrom: Readonly<Partial<Record<AccountFormId, readonly AccountDialog[]>>> = {
  login: ['forgot', 'register'],
  register: ['login'],
  forgot: ['login'],
  activate: ['verify', 'login'],
  verify: ['activate', 'login'],
  company: ['register', 'forgot'],
};

export const AccountFoot = /*#__PURE__*/ staticPart(
  'AccountFoot',
  function AccountFoot({ id }: { id: AccountFormId }) {
    const t = useT('layout');
    const page = usePage();
    return (
      <>
        {id === 'register' && <CollectionNotice of="account" />}
        <p className={css.ways}>
          {(waysFrom[id] ?? []).map((way) => (
            <a key={way} href={queryHref(page, 'dialog', way)} rel="nofollow">
              {t(`dialogs.${way}.title`)}
            </a>
          ))}
        </p>
      </>
    );
  },
  'request',
);
