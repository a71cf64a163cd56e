// The estimates that the visitor saved in the account.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { AccountNotice } from './AccountNotice.tsx';
import { AccountPane } from './AccountPane.tsx';
import { EstimateRows } from './EstimateRows.tsx';

export const OwnEstimates = /*#__PURE__*/ staticPart(
  'OwnEstimates',
  function OwnEstimates() {
    const t = useT('account');
    const { href } = usePage();
    const { estimates } = useNeed('account');
    if (!estimates) return null;
    return (
      <AccountPane id="own-estimates" title={t('estimates.title')} text={t('estimates.text')}>
        <AccountNotice at="own-estimates" />
        {estimates.length > 0 ? (
          <EstimateRows estimates={estimates} />
        ) : (
          <p>
            <a href={href('estimate')}>{t('estimates.none')}</a>
          </p>
        )}
      </AccountPane>
    );
  },
  'request',
);
