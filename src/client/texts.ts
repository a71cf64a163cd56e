// Fetches the texts that live parts need, once each, and keeps them for the visit.
import { translatorOver } from '../shared/i18n/translate.ts';
import type { TextName } from '../shared/i18n/textNames.ts';
import type { TranslatorOf } from '../shared/i18n/useT.ts';

type Bundle = Parameters<typeof translatorOver>[0][string];
type TextAddresses = Readonly<Partial<Record<TextName, string>>>;

export type TextStore = {
  /** Stays the same function for the whole visit, so that arriving texts do not render parts that do not use them. */
  translatorOf: TranslatorOf;
  load: (addresses: TextAddresses, names: readonly TextName[]) => Promise<unknown>;
};

async function fetchBundle(address: string): Promise<Bundle> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`, { cause: response.status });
  return (await response.json()) as Bundle;
}

export function textStore(iso: string, brand: string): TextStore {
  const bundles: Record<string, Bundle> = {};
  const known = new Map<TextName, Promise<void>>();
  const loadOne = (name: TextName, address: string | undefined): Promise<void> => {
    if (!address) return Promise.reject(new Error(`No address of texts ${name}`));
    const bundle = fetchBundle(address).then((texts) => {
      bundles[name] = texts;
    });
    known.set(name, bundle);
    bundle.catch((error: Error) => {
      known.delete(name);
      // 404: the page comes from an older build, or this language has no such texts.
      console[error.cause === 404 ? 'warn' : 'error'](name, error);
    });
    return bundle;
  };
  return {
    translatorOf: translatorOver(bundles, iso, brand),
    load: (addresses, names) => Promise.all(names.map((name) => known.get(name) ?? loadOne(name, addresses[name]))),
  };
}
