// What the page of every delivery network is composed of; each brings its drawing, a section of its own, and how it ends.
import type { ReactNode } from 'react';
import { VendorBody, type VendorPage } from './VendorBody.tsx';

/** `end`: where to go on, and the form or the way to it. */
export function EdgeBody(page: VendorPage & { end: ReactNode }) {
  return <VendorBody {...page} first="talk" second="#services" />;
}
