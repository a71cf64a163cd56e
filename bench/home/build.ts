// Builds the peers' fixture page on this engine into .cache/bench-home: the same createApp, with its own page table and
// texts.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../../scripts/build/compile.ts';
import { finish } from '../../scripts/build/finish.ts';
import { keepCode } from '../../scripts/build/keepCode.ts';
import { clientConfig, inlineConfig, serverConfig } from '../../webpack.config.ts';
import webpack, { type Configuration } from 'webpack';

type Resolved = { createData?: { resource?: string; request?: string }; contextInfo: { issuer: string } };

/** `modules`: modules of the product and their replacements, as full paths. `pages`: the folder of pages. */
type OtherSite = { modules: Readonly<Record<string, string>>; pages: string };

const swap = ([ours, theirs]: [string, string]) =>
  new webpack.NormalModuleReplacementPlugin(/./, ({ createData, contextInfo }: Resolved) => {
    // A replacement may still import the module that it replaces.
    if (createData?.resource !== ours || contextInfo.issuer === theirs) return;
    Object.assign(createData, {
      resource: theirs,
      context: path.dirname(theirs),
      request: createData.request?.replace(ours, theirs),
      userRequest: theirs,
    });
  });

/** Changes a configuration of the product to build another site: with that site's page table, frame and pages. */
const otherSite = (product: Configuration, { modules, pages }: OtherSite): Configuration => ({
  ...product,
  cache: false,
  plugins: [
    ...(product.plugins ?? []),
    ...Object.entries(modules).map(swap),
    new webpack.ContextReplacementPlugin(/src[\\/]shared[\\/]pages$/, pages),
  ],
});

const root = path.join(import.meta.dirname, '../..');
const site = path.join(import.meta.dirname, 'site');
const out = path.join(root, '.cache/bench-home');
const dist = path.join(out, 'dist');

type Fixture = Record<'zh_TW' | 'en', object>;

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
cpSync(path.join(root, 'content'), path.join(out, 'content'), { recursive: true });
// The fixture has its own menu and banners; the site's name pages that are not in the fixture's table.
for (const file of ['menu', 'banners', 'links']) writeFileSync(path.join(out, 'content', `${file}.yaml`), '[]\n');
cpSync(path.join(root, 'locales'), path.join(out, 'locales'), { recursive: true });
const fixture = JSON.parse(readFileSync(path.join(import.meta.dirname, 'page.json'), 'utf8')) as Fixture;
for (const [code, texts] of Object.entries(fixture)) {
  writeFileSync(path.join(out, 'locales', code, 'home.json'), JSON.stringify(texts));
}
// The frame shows the site's drawings, which are made by a build and may not exist yet.
execFileSync(process.execPath, [path.join(root, 'scripts/charts.ts')], { cwd: root, stdio: 'inherit' });
const mode = { dev: false, dist };
const swaps = {
  modules: {
    [path.join(root, 'src/shared/pages/pages.ts')]: path.join(site, 'pages.ts'),
    [path.join(root, 'src/shared/layout/Frame.tsx')]: path.join(site, 'Frame.tsx'),
    [path.join(root, 'src/client/inline/start.ts')]: path.join(site, 'start.ts'),
  },
  pages: path.join(site, 'pages'),
};
await compile([clientConfig(mode), inlineConfig(mode), serverConfig(mode)].map((product) => otherSite(product, swaps)));
await finish({ root, dist, site: out, compressed: true, withCards: false });
await keepCode(dist);
console.log(`built: ${dist}`);
