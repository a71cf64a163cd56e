// The content as it has last been read and checked: by the build, or by this machine after staff have changed it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openArticles, type Articles } from './articleFile.ts';
import type { BrandContent } from './BrandContent.ts';
import { articleFile, contentFile, fingerprintOf, isUnchanged, type KeptContent } from './keptFiles.ts';
import type { Content } from './loadContent.ts';

/** What a process knows of a build. */
export type ContentBuild = { root: string; manifest: { buildId: string }; content: KeptContent };

export type KeptBrand = { content: BrandContent; articles: Articles };

export type OpenedContent = {
  /** Where it is kept. */
  folder: string;
  content: Content;
  /** The first one's first. */
  brands: readonly KeptBrand[];
  /** Of content that staff have changed since the build. */
  version: string | undefined;
};

/** Pages share what is read here, so nobody may change it. */
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
/** Names the folder that was written or wished for last. */
const newestIn = (dataDir: string): string => join(foldersIn(dataDir), 'newest');
const draftMark = '.draft-';

/** Each build reads for itself: what it makes of the same files may differ. */
const nameFor = ({ manifest }: ContentBuild, fingerprint: string): string => `${manifest.buildId}-${fingerprint}`;

/** Where this build found the content when somebody last looked at all of it. */
function lastFolder(build: ContentBuild, dataDir: string): string {
  if (!existsSync(newestIn(dataDir))) return build.root;
  const name = readFileSync(newestIn(dataDir), 'utf8');
  const folder = join(foldersIn(dataDir), name);
  return name.startsWith(nameFor(build, '')) && existsSync(folder) ? folder : build.root;
}

/** Undefined when something has changed since; whether one of very many articles has is asked later. */
export function lastKept(dir: string, build: ContentBuild, dataDir: string): string | undefined {
  const folder = lastFolder(build, dataDir);
  return isUnchanged(dir, folder === build.root ? build.content : readKept(folder)) ? folder : undefined;
}

/** The processes of a machine share folders: those before the last three go. */
function forgetOld(folders: string): void {
  const byAge = readdirSync(folders, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.includes(draftMark))
    .map(({ name }) => join(folders, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byAge.slice(keptFolders)) rmSync(old, { recursive: true, force: true });
}

/** Looks at every file, and names the folder in which the content is as it stands now. */
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
    forgetOld(folders);
  }
  writeFileSync(newestIn(dataDir), name);
  return folder;
}
