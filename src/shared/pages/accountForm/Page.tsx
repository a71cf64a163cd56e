// A page for an account form: title and lead, the form, and the benefits.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { AccountHead, AccountSection } from '../../formParts/account/AccountSection.tsx';
import { useT } from '../../i18n/useT.ts';

const AccountFormHead = /*#__PURE__*/ staticPart(
  'AccountFormHead',
  function AccountFormHead() {
    const t = useT(usePage().page.id);
    return <AccountHead name={t('name')} title={t('h1')} lead={t('lead')} />;
  },
  'page',
);

export const Page = () => <AccountSection head={<AccountFormHead />} />;
