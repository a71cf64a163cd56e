// The code of a build as its first page left it compiled: a start that reads it compiles nothing anew (docs/decisions/0020).
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import vm from 'node:vm';

/** As Node wraps a module: these names are what it is called with. */
const opening = Buffer.from('(function (exports, require, module, __filename, __dirname) { ');
const closing = Buffer.from('\n});');

/** Another V8, or one told to work otherwise, looks at what is kept and compiles for itself. */
const codeFile = (file: string): string => `${file}.${process.arch}.code`;

export function compile(file: string): vm.Script {
  const cachedData = existsSync(codeFile(file)) ? readFileSync(codeFile(file)) : undefined;
  return new vm.Script(Buffer.concat([opening, readFileSync(file), closing]).toString(), {
    filename: file,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(cachedData && { cachedData }),
  });
}

/** As it is compiled by now. Whoever runs the site may read it, as the file that it was made of: a running site keeps from others what it writes. */
export function keep(file: string, script: vm.Script): void {
  writeFileSync(codeFile(file), script.createCachedData());
  chmodSync(codeFile(file), 0o644);
}

/** Told to a start by the build, which lets it answer a page and then has its code kept. */
export const keepFlag = '--keep-code';
