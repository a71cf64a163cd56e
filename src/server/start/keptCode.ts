// Keeps the code of a build as compiled for its first page, so that a start compiles nothing again (docs/decisions/0020).
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import vm from 'node:vm';

/** Node's module wrapper, with the names of its arguments. */
const opening = Buffer.from('(function (exports, require, module, __filename, __dirname) { ');
const closing = Buffer.from('\n});');

/** V8 of another version or with other flags rejects the kept code and compiles again. */
const codeFile = (file: string): string => `${file}.${process.arch}.code`;

export function compile(file: string): vm.Script {
  const cachedData = existsSync(codeFile(file)) ? readFileSync(codeFile(file)) : undefined;
  return new vm.Script(Buffer.concat([opening, readFileSync(file), closing]).toString(), {
    filename: file,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(cachedData && { cachedData }),
  });
}

/** Writes the code as compiled so far. Every user may read it, like its source; the umask of a running site would make it private. */
export function keep(file: string, script: vm.Script): void {
  writeFileSync(codeFile(file), script.createCachedData());
  chmodSync(codeFile(file), 0o644);
}

/** The build starts the site with this flag, requests a page, and then has the compiled code kept. */
export const keepFlag = '--keep-code';
