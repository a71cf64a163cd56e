// A page that is there for a form of accounts: what it is for, the form, and what one gets for it.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { AccountHead } from '../../formParts/account/AccountHead.tsx';
import { AccountSection } from '../../formParts/account/AccountSection.tsx';
import { useT } from '../../i18n/useT.ts';

/** The first view. */
const AccountFormHead = /*#__PURE__*/ staticPart(
  'AccountFormHead',
  function AccountFormHead() {
    const t = useT(usePage().page.id);
    return <AccountHead name={t('name')} title={t('h1')} lead={t('lead')} />;
  },
  'page',
);

export const Page = () => <AccountSection head={<AccountFormHead />} />;
