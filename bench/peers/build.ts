// Builds the peers of the fixture page into .cache/bench-peers, with the project's Babel set-up.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import webpack, { type Configuration } from 'webpack';

const root = path.join(import.meta.dirname, '../..');
const here = (file: string) => path.join(import.meta.dirname, file);
const out = path.join(root, '.cache/bench-peers');

const common = (targets: Record<string, string>): Configuration => ({
  mode: 'production',
  context: root,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        include: [import.meta.dirname, path.join(root, 'bench/home')],
        loader: 'babel-loader',
        options: { presets: [['@babel/preset-env', { targets, modules: false, bugfixes: true }]] },
      },
    ],
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  ignoreWarnings: [/Critical dependency/],
  performance: false,
});

const servers: Configuration = {
  ...common({ node: '26' }),
  target: 'node26',
  entry: {
    bareServer: here('bareServer.tsx'),
    cachedServer: here('cachedServer.tsx'),
    rawServer: here('rawServer.ts'),
    rawPages: here('rawPages.tsx'),
  },
  output: { path: out, filename: '[name].cjs', library: { type: 'commonjs2' } },
  node: { __dirname: false },
};

const browser: Configuration = {
  ...common({ chrome: '90', edge: '90', firefox: '90', safari: '15', ios: '15' }),
  target: ['web', 'es2020'],
  entry: { client: here('client.tsx'), vanilla: here('vanilla.ts') },
  output: { path: path.join(out, 'assets'), filename: '[name].js' },
};

const compile = (configurations: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(configurations, (error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });

rmSync(out, { recursive: true, force: true });
mkdirSync(path.join(out, 'assets'), { recursive: true });
const code = readFileSync(path.join(root, 'bench/home/site/style.css'));
writeFileSync(path.join(out, 'assets/style.css'), transform({ filename: 'style.css', code, minify: true }).code);
await compile([servers, browser]);
execFileSync(process.execPath, [path.join(out, 'rawPages.cjs')]);
console.log(`built: ${out}`);
