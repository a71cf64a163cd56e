// The privacy policy and the disclaimer.
import { Fold } from '../../app/Fold.tsx';
import { LegalHead } from './LegalHead.static.tsx';
import { LegalText } from './LegalText.static.tsx';

export function Page() {
  return (
    <>
      <LegalHead />
      <Fold />
      <LegalText />
    </>
  );
}
