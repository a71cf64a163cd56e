// Makes the browser's copies of texts in which a brand has its own wording, named by content as the build names the shared ones.
import { createHash } from 'node:crypto';
import { localeCodes } from '../../shared/i18n/locales.ts';
import { textNames } from '../../shared/i18n/textNames.ts';
import type { OwnTexts } from '../content/BrandContent.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Manifest } from './build.ts';

export type OwnTextFiles = {
  /** Those of the build, with the brand's own in their places. */
  addresses: Manifest['texts'];
  /** By `<namespace>-<locale>`. */
  files: ReadonlyMap<string, { address: string; body: string }>;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

export function ownTextFiles(texts: Texts, own: OwnTexts, shared: Manifest['texts']): OwnTextFiles {
  // In all languages, because one may fall back to another that has its own wording.
  const names = textNames.filter((name) => Object.values(own).some((spaces) => name in spaces));
  const files = new Map<string, { address: string; body: string }>();
  const addresses = { ...shared };
  for (const code of localeCodes)
    for (const name of names) {
      const body = texts.bundle(code, name);
      const address = `/assets/${name}-${code}.${hashOf(body)}.json`;
      files.set(`${name}-${code}`, { address, body });
      addresses[code] = { ...addresses[code], [name]: address };
    }
  return { addresses, files };
}
