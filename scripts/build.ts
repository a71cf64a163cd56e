// Builds everything that runs: charts from coordinates, browser chunks, the server, styles, texts, compressed assets.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { StaffFault } from '../src/server/ops/faults.ts';
import { loadContent } from '../src/server/content/loadContent.ts';
import { ownerWarning } from './settings/emptySettings.ts';
import { localeCodes } from '../src/shared/i18n/locales.ts';

const root = path.join(import.meta.dirname, '..');

function step(text: string): void {
  console.log(`build: ${text}`);
}

const namespaces = (code: string) => globSync(`locales/${code}/*.json`, { cwd: root });

step('content');
try {
  const warning = ownerWarning(loadContent(path.join(root, 'content')).owner);
  if (warning) console.warn(`build: WARNING ${warning}`);
} catch (error) {
  if (!(error instanceof StaffFault)) throw error;
  console.error(error.message);
  process.exit(1);
}
const lacking = localeCodes.filter((code) => namespaces(code).length < namespaces('en').length);
if (lacking.length > 0) {
  const [code] = lacking;
  console.error(`locales/${code} has not every file of locales/en: npm run missing -- ${code} names them.`);
  process.exit(1);
}
/** All of them: an editor's slip is rarely the only one. */
const broken = localeCodes.flatMap(namespaces).flatMap((file) => {
  try {
    JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    return [];
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : String(error)}`];
  }
});
if (broken.length > 0) {
  console.error(broken.join('\n'));
  process.exit(1);
}
step('charts from coordinates');
const charts = spawnSync(process.execPath, [path.join(root, 'scripts/charts.ts')], { cwd: root, stdio: 'inherit' });
if (charts.status !== 0) process.exit(1);

const { compile } = await import('./build/compile.ts');
const { clientConfig, inlineConfig, serverConfig } = await import('../webpack.config.ts');
const { finish } = await import('./build/finish.ts');
const { keepCode } = await import('./build/keepCode.ts');
const { adoptBuild, draftFolder } = await import('./build/builds.ts');
// A site may be running from the previous build: its files stay in place.
const dist = draftFolder(root);
step('scripts and styles');
const mode = { dev: false, dist };
await compile([clientConfig(mode), inlineConfig(mode), serverConfig(mode)]);
step('texts, manifest, compressed assets');
const { buildId } = await finish({ root, dist, site: root, compressed: true, withCards: true });
step('code as the first page leaves it');
await keepCode(dist);
step(`done, build ${adoptBuild(root, dist, buildId)}`);
