// How source becomes what runs: the browser's chunks, the inline start script, and the server with the stylesheets.
import path from 'node:path';
import LoadablePlugin from '@loadable/webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { classNamer, shortNames, versionOf } from './scripts/build/classNamer.ts';
import { pageStyles } from './scripts/build/pageStyles.ts';

/** `dist`: folder of everything built. */
export type Mode = { dev: boolean; dist: string };

const root = import.meta.dirname;
const from = (...parts: string[]) => path.join(root, ...parts);

const sources = [from('src'), from('bench')];
const names = shortNames(from('src'));

// What visitors bring: phones of about 2021 and later.
const browsers = { chrome: '90', edge: '90', firefox: '90', safari: '15', ios: '15' };

const script = (targets: Record<string, string>, plugins: string[] = []) => ({
  test: /\.tsx?$/,
  include: sources,
  loader: 'babel-loader',
  options: { presets: [['@babel/preset-env', { targets, modules: false, bugfixes: true }]], plugins },
});

const styles = ({ dev }: Mode, namesOnly: boolean) => ({
  test: /\.css$/,
  use: [
    ...(namesOnly ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: () => true,
          // Plain stylesheets have no names, and so no code in the browser.
          mode: (file: string) => (file.endsWith('.module.css') ? 'local' : 'global'),
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: namesOnly,
          getLocalIdent: classNamer(dev ? new Map() : names),
        },
      },
    },
  ],
});

/** Pages carry no statics worth copying onto their loadable wrapper: 1.5 KB less for every visitor. */
const noStatics = { 'hoist-non-react-statics': from('scripts/build/noStatics.cjs') };
/** We are scraped and push nothing; this part alone would load Node's TLS into every start. */
const noPushing = { [from('node_modules/prom-client/lib/pushgateway.js')]: false as const };

const terser = (mangleTop: boolean) =>
  new TerserPlugin({
    extractComments: false,
    terserOptions: {
      ecma: 2020,
      module: mangleTop,
      toplevel: mangleTop,
      // Chosen by what brotli makes of it: fewer inner variables and fewer functions moved into others repeat more often.
      compress: {
        passes: 3,
        inline: 1,
        reduce_funcs: false,
        hoist_vars: true,
        unsafe_arrows: true,
        unsafe_methods: true,
        pure_getters: true,
      },
      format: { comments: false },
    },
  });

/** Half the memory: source with one letter outside ASCII is kept in two bytes a character. Names stay, for traces. */
const serverMinimizer = new TerserPlugin({
  extractComments: false,
  minify: TerserPlugin.esbuildMinify,
  terserOptions: { legalComments: 'none', target: 'node26', lineLimit: 160 },
});

/** In the browser: stubs for static parts, one call for each late chunk, a router without words for developers. */
const [adoptStaticParts, lateCode, wordlessRouter] = ['adoptStaticParts', 'lateCode', 'wordlessRouter'].map((name) =>
  from(`scripts/build/${name}.cjs`),
) as [string, string, string];

/** What is left beyond ASCII after minifying stands in regular expressions; one letter outside Latin-1 doubles the whole file in memory. */
const asciiOnly: webpack.WebpackPluginInstance = {
  apply({ hooks }: webpack.Compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
    hooks.thisCompilation.tap('asciiOnly', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'asciiOnly', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.cjs'))) {
          compilation.updateAsset(
            name,
            (asset) => new webpack.sources.RawSource(String(asset.source()).replace(/[\u0080-\uffff]/g, escaped)),
          );
        }
      });
    });
  },
};

const common = ({ dev }: Mode, name: string): webpack.Configuration => ({
  name,
  mode: dev ? 'development' : 'production',
  context: root,
  devtool: dev ? 'cheap-module-source-map' : false,
  cache: {
    type: 'filesystem',
    cacheDirectory: from('.cache/webpack'),
    name: `${name}-${dev ? 'development' : 'production'}`,
    version: versionOf(names),
    buildDependencies: { config: [import.meta.filename, adoptStaticParts, lateCode, wordlessRouter] },
  },
  performance: false,
  stats: 'errors-warnings',
});

/** What it makes when it is loaded (`memo`, contexts) is marked as having no effect, so that its data router can be left out: 2 kB. */
const pureRouter = {
  test: /\.js$/,
  include: from('node_modules/react-router'),
  loader: 'babel-loader',
  options: { configFile: false, presets: ['@babel/preset-react'], plugins: [wordlessRouter] },
};

export const clientConfig = (mode: Mode): webpack.Configuration => ({
  ...common(mode, 'client'),
  target: ['web', 'es2020'],
  entry: {
    client: [
      ...(mode.dev ? ['webpack-hot-middleware/client?reload=true'] : []),
      // Its class names are wanted by nearly every part: from here they come once, not once with each.
      './src/shared/ui/common.module.css',
      './src/client/start.tsx',
    ],
  },
  output: {
    path: path.join(mode.dist, 'assets'),
    publicPath: '/assets/',
    filename: mode.dev ? '[name].js' : '[name].[contenthash:8].js',
    // By number: a list of names would be one more in every visit.
    chunkFilename: mode.dev ? '[name].js' : '[id].[contenthash:8].js',
  },
  module: {
    rules: [
      script(browsers, [adoptStaticParts, lateCode, ...(mode.dev ? ['react-refresh/babel'] : [])]),
      // They do nothing while they load: an export that the browser does not use is left out with what only it imports.
      { test: /\.tsx?$/, include: from('src/shared'), sideEffects: false },
      pureRouter,
      styles(mode, true),
    ],
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias: noStatics },
  optimization: {
    minimizer: [terser(true)],
    chunkIds: mode.dev ? 'named' : 'deterministic',
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        react: {
          test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
          name: 'react',
          chunks: 'all',
          enforce: true,
        },
      },
    },
  },
  plugins: [
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode.dev ? 'development' : 'production') }),
    new LoadablePlugin({ filename: '../loadable-stats.json', outputAsset: true, writeToDisk: false }),
    ...(mode.dev ? [new webpack.HotModuleReplacementPlugin(), new ReactRefreshPlugin({ overlay: false })] : []),
  ],
});

export const inlineConfig = (mode: Mode): webpack.Configuration => ({
  ...common(mode, 'inline'),
  target: ['web', 'es2020'],
  devtool: false,
  entry: { start: './src/client/inline/start.ts' },
  output: { path: path.join(mode.dist, 'inline'), filename: '[name].js', iife: true },
  module: { rules: [{ ...script(browsers), type: 'javascript/esm' }] },
  optimization: { minimizer: [terser(true)] },
});

export const serverConfig = (mode: Mode): webpack.Configuration => ({
  ...common(mode, 'server'),
  target: 'node26',
  entry: {
    app: './src/server/app.ts',
    start: './src/server/start/launch.ts',
    site: './src/server/start.ts',
    inspect: './src/server/forms/files/inspectChild.ts',
    readContent: './src/server/content/readChild.ts',
  },
  output: {
    path: path.join(mode.dist, 'server'),
    filename: '[name].cjs',
    // By name alone: each build has a folder of its own. A hash would be corrected after minifying wherever it stands, and
    // not where the minifier has broken the line within it.
    chunkFilename: '[name].cjs',
    library: { type: 'commonjs2' },
    publicPath: '/assets/',
  },
  externals: {
    sharp: 'commonjs sharp',
    pg: 'commonjs pg',
    'pg-native': 'commonjs pg-native',
    '@aws-sdk/client-s3': 'commonjs @aws-sdk/client-s3',
  },
  module: {
    // Pages are all in one file; what may come late says so itself (lateModules.ts).
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: [
      script({ node: '26' }),
      styles(mode, false),
      {
        test: /\.svg$/,
        type: 'asset/resource',
        generator: { publicPath: '/assets/', outputPath: '../assets/', filename: '[name].[contenthash:8][ext]' },
      },
    ],
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { ...noStatics, ...noPushing } },
  optimization: {
    minimizer: [serverMinimizer],
    // It looks for names of chunks in the minimized text, where a line may end within one.
    realContentHash: false,
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        both: { name: 'server', chunks: 'initial', minChunks: 2, enforce: true },
        pageStyles,
      },
    },
  },
  plugins: [
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode.dev ? 'development' : 'production') }),
    new MiniCssExtractPlugin({ filename: '../css/[name].css', ignoreOrder: false }),
    ...(mode.dev ? [] : [asciiOnly]),
  ],
  ignoreWarnings: [/Critical dependency/, /Can't resolve 'pg-native'/],
});
