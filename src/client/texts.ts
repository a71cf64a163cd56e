// The texts that the page's live parts need, fetched once each and kept for the visit.
import { translatorOver } from '../shared/i18n/translate.ts';
import type { TranslatorOf } from '../shared/i18n/useT.ts';

type Bundles = Parameters<typeof translatorOver>[0];
type Bundle = Bundles[string];

const known = new Map<string, Promise<Bundle>>();

async function fetchBundle(address: string): Promise<Bundle> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Bundle;
}

/** `/assets/client-zh_TW.1a2b3c4d.json` holds the namespace `client`. */
const namespaceOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1).split('-')[0] ?? '';

export async function loadTexts(addresses: readonly string[], iso: string): Promise<TranslatorOf> {
  const entries = addresses.map(async (address) => {
    const bundle = known.get(address) ?? fetchBundle(address);
    known.set(address, bundle);
    bundle.catch(() => known.delete(address));
    return [namespaceOf(address), await bundle] as const;
  });
  return translatorOver(Object.fromEntries(await Promise.all(entries)), iso);
}
