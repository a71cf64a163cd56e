// Reads the files of locales/, for the build and for commands; the running site reads what the build has made of them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { Resources } from './texts.ts';

/** `folder`: locales/ of a project. */
export const readNamespace = (folder: string, code: LocaleCode, namespace: string) =>
  JSON.parse(readFileSync(path.join(folder, code, `${namespace}.json`), 'utf8'));

export const namespacesIn = (folder: string, code: LocaleCode): string[] =>
  readdirSync(path.join(folder, code))
    .map((file) => path.basename(file, '.json'))
    .sort();

const readLanguage = (folder: string, code: LocaleCode) =>
  Object.fromEntries(namespacesIn(folder, code).map((name) => [name, readNamespace(folder, code, name)]));

export const readResources = (folder: string): Resources =>
  Object.fromEntries(localeCodes.map((code) => [code, readLanguage(folder, code)])) as Resources;
