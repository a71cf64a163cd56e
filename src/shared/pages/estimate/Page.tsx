// An estimate: its sum month by month, its lines, the pack that costs less, a further line, its link, and the quote for it.
import { Fold } from '../../app/Fold.tsx';
import { FormSection } from '../../formParts/FormSection.tsx';
import { EstimateHead } from './EstimateHead.static.tsx';
import { EstimateLines } from './EstimateLines.static.tsx';
import { AddFromLists, ShareLink, SignBlock } from './EstimateSections.static.tsx';
import { PackOffer } from './PackOffer.static.tsx';

export function Page() {
  return (
    <>
      <EstimateHead />
      <Fold />
      <EstimateLines />
      <PackOffer />
      <AddFromLists />
      <ShareLink />
      <FormSection />
      <SignBlock />
    </>
  );
}
