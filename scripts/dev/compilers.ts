// The three compilers of a build, watching: their output stands apart from what `npm start` serves.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type MultiCompiler } from 'webpack';
import { clientConfig, inlineConfig, serverConfig } from '../../webpack.config.ts';

export type Compilers = { all: MultiCompiler; client: Compiler };

export function makeCompilers(dist: string): Compilers {
  const mode = { dev: true, dist };
  const client = clientConfig(mode);
  client.entry = { client: [path.join(import.meta.dirname, 'reload.ts'), './src/client/start.tsx'] };
  client.module?.rules?.push({
    test: /\.ts$/,
    include: import.meta.dirname,
    loader: 'babel-loader',
  });
  const all = webpack([client, inlineConfig(mode), serverConfig(mode)]);
  const [first] = all.compilers;
  if (!first) throw new Error('webpack made no compilers');
  return { all, client: first };
}

/** Source files changed since the build before, by any of the compilers. */
export const changedFiles = ({ all }: Compilers): Set<string> =>
  new Set(all.compilers.flatMap((compiler) => [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])]));

/** Files whose code the browser has in whole: of a static part it has none. */
const isBrowsers = (file: string): boolean =>
  file.endsWith('.tsx') && !readFileSync(file, 'utf8').includes('staticPart(');

/**
 * True when the browser has taken over every change by itself. Static parts and styles are the server's work, and
 * so is a module that the browser never got.
 */
export function tookOver({ client }: Compilers, changed: ReadonlySet<string>, modules: ReadonlySet<string>): boolean {
  const files = [...changed].filter((file) => path.extname(file) !== '' && file.startsWith(client.context));
  return files.length > 0 && files.every((file) => modules.has(file) && isBrowsers(file));
}
