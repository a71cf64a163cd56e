// Reads what the build has left in dist/, once at the start: asset names, texts, styles, the inline script and content.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ChunkExtractor } from '@loadable/server';
import { codeOf } from '../../shared/app/PageState.ts';
import { pages } from '../../shared/pages/pages.ts';
import type { Needs } from '../../shared/app/needs.ts';
import type { Charts, Covers, WordedPictures } from '../../shared/facts/Charts.ts';
import { once } from '../../shared/i18n/once.ts';
import { localeCodes, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { KeptContent } from '../content/keptFiles.ts';
import { onDemand, type Resources } from '../i18n/texts.ts';
import type { StyleIndex } from './criticalCss.ts';

declare module '@loadable/server' {
  interface ChunkExtractor {
    /** Missing in the published types. */
    addChunk(name: string): void;
  }
}

export type Manifest = {
  buildId: string;
  /** The day, such as 2026-11-21. */
  builtOn: string;
  /** Addresses of stylesheets: what more than one page uses, and the rest by the page's folder. */
  styles: { site: string; pages: Readonly<Record<string, string>> };
  /** locale → namespace → address of the browser's copy. */
  texts: Record<LocaleCode, Record<string, string>>;
  pictures: Record<LocaleCode, WordedPictures>;
  covers: Covers;
};

/** locale → id of a page or an article → address of its picture for sharing. In development there are none. */
export type Cards = Partial<Record<LocaleCode, Readonly<Record<string, string>>>>;

export type Build = {
  root: string;
  manifest: Manifest;
  /** Lets loadable components find their chunk while rendering. */
  chunks: ChunkExtractor;
  /** For each page folder, the scripts that the browser needs before it can hydrate. The key undefined is for pages without code. */
  scripts: ReadonlyMap<string | undefined, string[]>;
  /** The script of a live part, by its name. */
  partScript: (name: string) => string;
  styles: StyleIndex;
  startScript: string;
  startScriptHash: string;
  /** The texts, with word joiners. */
  resources: Resources;
  charts: Charts;
  plates: Readonly<Record<LocaleCode, Needs['plates']>>;
  cards: Cards;
  content: KeptContent;
};

/** Where a build keeps the texts of a language. */
export const textsFile = (code: LocaleCode): string => `texts/${code}.json`;

export const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function scriptsOf(stats: object): Build['scripts'] {
  const folders = new Set([undefined, ...pages.map(codeOf)]);
  return new Map(
    [...folders].map((folder) => {
      const extractor = new ChunkExtractor({ stats, entrypoints: ['client'] });
      if (folder !== undefined) extractor.addChunk(`pages-${folder}-Page-tsx`);
      return [folder, extractor.getMainAssets('script').map(({ url }) => url)];
    }),
  );
}

const partScripts = (stats: object): Build['partScript'] =>
  once((name: string) => {
    const extractor = new ChunkExtractor({ stats, entrypoints: [] });
    extractor.addChunk(name);
    const script = extractor.getMainAssets('script').at(-1);
    if (!script) throw new Error(`The build has no script of ${name}`);
    return script.url;
  });

export function loadBuild(root: string): Build {
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const startScript = read('inline/start.js').trim();
  const stats = JSON.parse(read('loadable-stats.json')) as object;
  return {
    root,
    chunks: new ChunkExtractor({ stats, entrypoints: ['client'] }),
    scripts: scriptsOf(stats),
    partScript: partScripts(stats),
    manifest: JSON.parse(read('manifest.json')) as Manifest,
    styles: JSON.parse(read('styles.json')) as StyleIndex,
    startScript,
    startScriptHash: sha256(startScript),
    resources: onDemand(localeCodes, (code) => JSON.parse(read(textsFile(code))) as Resources[LocaleCode]),
    charts: JSON.parse(read('charts.json')) as Charts,
    plates: JSON.parse(read('plates.json')) as Build['plates'],
    cards: JSON.parse(read('cards.json')) as Cards,
    content: JSON.parse(read('content.json')) as KeptContent,
  };
}
