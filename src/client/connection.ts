// Tells whether the visitor's connection is poor, as far as the browser knows.

type NetworkInformation = { saveData?: boolean; effectiveType?: string };

const connection = (): NetworkInformation => (navigator as { connection?: NetworkInformation }).connection ?? {};

/** True where nothing may be loaded ahead of need. */
export function isPoorLine(): boolean {
  const { saveData, effectiveType } = connection();
  return saveData === true || /(^|-)2g$/.test(effectiveType ?? '') || !navigator.onLine;
}
