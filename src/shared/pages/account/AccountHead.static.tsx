// The account page's first view.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { PageHead } from '../../ui/PageHead.tsx';

export const AccountHead = /*#__PURE__*/ staticPart(
  'AccountHead',
  function AccountHead() {
    const t = useT('account');
    return <PageHead name={t('name')} title={t('h1')} lead={t('lead')} />;
  },
  'page',
);
