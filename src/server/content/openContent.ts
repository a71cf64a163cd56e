// Finds and opens the content that was read and checked last: by the build, or on this machine after staff changed it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openArticles, type Articles } from './articleFile.ts';
import type { BrandContent } from './BrandContent.ts';
import { articleFile, contentFile, fingerprintOf, isUnchanged, type KeptContent } from './keptFiles.ts';
import type { Content } from './loadContent.ts';

/** What a process knows about a build. */
export type ContentBuild = { root: string; manifest: { buildId: string }; content: KeptContent };

export type KeptBrand = { content: BrandContent; articles: Articles };

export type OpenedContent = {
  /** The folder with the files that were written after reading. */
  folder: string;
  content: Content;
  /** The first brand comes first. */
  brands: readonly KeptBrand[];
  /** Set when staff changed content since the build. */
  version: string | undefined;
};

/** All pages share this content, so nobody may change it. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const readKept = (folder: string): KeptContent =>
  JSON.parse(readFileSync(join(folder, contentFile), 'utf8')) as KeptContent;

export function openKept(folder: string, { root, content: built }: ContentBuild): OpenedContent {
  const { content, fingerprint } = folder === root ? built : readKept(folder);
  return {
    folder,
    content: deepFreeze(content),
    brands: [content, ...content.brands].map((own, brand) => ({
      content: own,
      articles: openArticles(articleFile(folder, brand)),
    })),
    version: folder === root ? undefined : fingerprint,
  };
}

const keptFolders = 3;
const foldersIn = (dataDir: string): string => join(resolve(dataDir), 'kept');
/** A file with the name of the folder that was used last. */
const newestIn = (dataDir: string): string => join(foldersIn(dataDir), 'newest');
const draftMark = '.draft-';

/** Includes the build id: another build may read the same files differently. */
const nameFor = ({ manifest }: ContentBuild, fingerprint: string): string => `${manifest.buildId}-${fingerprint}`;

/** The folder that this build used after the last full comparison. */
function lastFolder(build: ContentBuild, dataDir: string): string {
  if (!existsSync(newestIn(dataDir))) return build.root;
  const name = readFileSync(newestIn(dataDir), 'utf8');
  const folder = join(foldersIn(dataDir), name);
  return name.startsWith(nameFor(build, '')) && existsSync(folder) ? folder : build.root;
}

/** Undefined when something has changed since. With very many files, articles are not compared here (see isUnchanged). */
export function lastKept(dir: string, build: ContentBuild, dataDir: string): string | undefined {
  const folder = lastFolder(build, dataDir);
  return isUnchanged(dir, folder === build.root ? build.content : readKept(folder)) ? folder : undefined;
}

/** Processes of a machine share these folders; only the newest three stay. */
function removeOld(folders: string): void {
  const byAge = readdirSync(folders, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.includes(draftMark))
    .map(({ name }) => join(folders, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byAge.slice(keptFolders)) rmSync(old, { recursive: true, force: true });
}

/** Compares every file, reads the content if it has changed, and returns the folder of the current content. */
export async function keepCurrent(dir: string, build: ContentBuild, dataDir: string): Promise<string> {
  const fingerprint = fingerprintOf(dir);
  if (fingerprint === build.content.fingerprint) {
    rmSync(newestIn(dataDir), { force: true });
    return build.root;
  }
  const folders = foldersIn(dataDir);
  const name = nameFor(build, fingerprint);
  const folder = join(folders, name);
  if (!existsSync(folder)) {
    const { keepContent } = await import(/* webpackMode: "lazy", webpackChunkName: "content" */ './keepContent.ts');
    mkdirSync(folders, { recursive: true, mode: 0o700 });
    const draft = `${folder}${draftMark}${process.pid}`;
    rmSync(draft, { recursive: true, force: true });
    try {
      keepContent(dir, draft, lastFolder(build, dataDir), fingerprint);
      if (!existsSync(folder)) renameSync(draft, folder);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
    removeOld(folders);
  }
  writeFileSync(newestIn(dataDir), name);
  return folder;
}
