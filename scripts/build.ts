// Builds everything that runs: charts from coordinates, browser chunks, the server, styles, texts, compressed assets.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { ContentError } from '../src/server/backend/embedded/ContentError.ts';
import { loadContent } from '../src/server/backend/embedded/loadContent.ts';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

function step(text: string): void {
  console.log(`build: ${text}`);
}

step('content');
try {
  loadContent(path.join(root, 'content'));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
step('charts from coordinates');
const charts = spawnSync(process.execPath, [path.join(root, 'scripts/charts.ts')], { cwd: root, stdio: 'inherit' });
if (charts.status !== 0) process.exit(1);

const { compile } = await import('./build/compile.ts');
const { finish } = await import('./build/finish.ts');
const { setAsideAssets } = await import('./build/earlierAssets.ts');
const earlier = setAsideAssets(dist, path.join(root, '.cache/earlier-assets'));
rmSync(dist, { recursive: true, force: true });
step('scripts and styles');
await compile({ dev: false, dist });
step('texts, manifest, compressed assets');
const { buildId } = await finish({ root, dist, site: root, production: true });
earlier.restore();
step(`done, build ${buildId}`);
