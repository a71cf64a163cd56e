// How good the visitor's line is, as far as the browser tells.

type NetworkInformation = { saveData?: boolean; effectiveType?: string };

const connection = (): NetworkInformation => (navigator as { connection?: NetworkInformation }).connection ?? {};

/** Nothing may be loaded ahead on such a line. */
export function isPoorLine(): boolean {
  const { saveData, effectiveType } = connection();
  return saveData === true || /(^|-)2g$/.test(effectiveType ?? '') || !navigator.onLine;
}
