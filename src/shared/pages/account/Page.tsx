// The page of who is logged in.
import { Fold } from '../../app/Fold.tsx';
import { AccountHead } from './AccountHead.static.tsx';
import { AddPasskey } from './AddPasskey.ts';
import { OwnData } from './OwnData.static.tsx';
import { OwnLeads } from './OwnLeads.static.tsx';
import { OwnPasskeys } from './OwnPasskeys.static.tsx';
import { OwnSessions } from './OwnSessions.static.tsx';
import { WhoAmI } from './WhoAmI.static.tsx';
import css from './account.module.css';
import ui from '../../ui/common.module.css';

export function Page() {
  return (
    <>
      <AccountHead />
      <Fold />
      <div className={`${ui.wrap} ${css.account}`}>
        <WhoAmI />
        <div className={css.rest}>
          <OwnSessions />
          <div>
            <OwnPasskeys />
            <AddPasskey />
          </div>
          <OwnLeads />
          <OwnData />
        </div>
      </div>
    </>
  );
}
