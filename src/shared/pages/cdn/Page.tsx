// The CDN page: in brief what it is, traffic prices, packs with an estimate beside them, and the network's other parts.
import { Fold } from '../../app/Fold.tsx';
import ui from '../../ui/common.module.css';
import { BriefBody } from '../brief/BriefBody.static.tsx';
import { BriefHead } from '../brief/BriefHead.static.tsx';
import prices from '../../sections/prices/Prices.module.css';
import { CdnEstimate } from './CdnEstimate.ts';
import { CdnNetwork } from './CdnNetwork.static.tsx';
import { CdnPacks } from './CdnPacks.static.tsx';
import { CdnPrices } from './CdnPrices.static.tsx';

export function Page() {
  return (
    <>
      <BriefHead />
      <Fold />
      <CdnPrices />
      <div className={`${ui.wrap} ${ui.two} ${prices.section}`}>
        <div>
          <CdnPacks />
        </div>
        <div>
          <CdnEstimate />
        </div>
      </div>
      <CdnNetwork />
      <BriefBody />
    </>
  );
}
