// Finds and opens the content that was read and checked last: by the build, or on this machine after staff changed it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { openArticles, type Articles } from './articleFile.ts';
import type { BrandContent } from './BrandContent.ts';
import { articleFile, contentFile, fingerprintOf, isUnchanged, type KeptContent } from './keptFiles.ts';
import type { Content } from './loadContent.ts';
import { StaffFault } from '../ops/faults.ts';

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

/** False when files were changed meanwhile: what was read would pass for ever as the content with this fingerprint. */
async function readInto(folder: string, dir: string, fingerprint: string, before: string): Promise<boolean> {
  const { keepContent } = await import(/* webpackMode: "lazy", webpackChunkName: "content" */ './keepContent.ts');
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const draft = `${folder}${draftMark}${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  try {
    keepContent(dir, draft, before, fingerprint);
    if (fingerprintOf(dir) !== fingerprint) return false;
    if (!existsSync(folder)) renameSync(draft, folder);
    return true;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const mostReadings = 3;

/** Compares every file, reads the content if it has changed, and returns the folder of the current content. */
export async function keepCurrent(dir: string, build: ContentBuild, dataDir: string): Promise<string> {
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const fingerprint = fingerprintOf(dir);
    if (fingerprint === build.content.fingerprint) {
      rmSync(newestIn(dataDir), { force: true });
      return build.root;
    }
    const name = nameFor(build, fingerprint);
    const folder = join(foldersIn(dataDir), name);
    if (existsSync(folder) || (await readInto(folder, dir, fingerprint, lastFolder(build, dataDir)))) {
      removeOld(dirname(folder));
      writeFileSync(newestIn(dataDir), name);
      return folder;
    }
  }
  throw new StaffFault(`${dir} was changed each time that it was read: reload when all files are in place`);
}
