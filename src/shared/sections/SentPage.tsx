// The page after a form was sent: the confirmation, then what happens next.
import type { ReactNode } from 'react';
import { Fold } from '../app/Fold.tsx';
import { useAnswerFocus } from '../formParts/useAnswerFocus.ts';
import { SentBand } from '../formParts/SentBand.tsx';

export function SentPage({ reference, children }: { reference: string; children: ReactNode }) {
  useAnswerFocus();
  return (
    <>
      <SentBand reference={reference} heads="yes" />
      <Fold />
      {children}
    </>
  );
}
