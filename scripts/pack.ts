// `npm run pack`: copies the files listed in deploy/production.json into a folder, and packs them as an archive beside
// it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentBuild, isOfBuild, pointTo } from './build/builds.ts';

const root = path.join(import.meta.dirname, '..');
const [target] = process.argv.slice(2);
if (!target) {
  console.error('npm run pack -- <folder>    a folder that does not exist yet; <folder>.tgz is made beside it');
  process.exit(1);
}
const folder = path.resolve(target);
if (existsSync(folder)) {
  console.error(`${folder} is there already`);
  process.exit(1);
}
const build = currentBuild(root);
if (!build) throw new Error('dist is no build of `npm run build`');
const listed: string[] = JSON.parse(readFileSync(path.join(root, 'deploy/production.json'), 'utf8'));
const list = [...listed, path.join('builds', build)];
for (const entry of list)
  cpSync(path.join(root, entry), path.join(folder, entry), { recursive: true, filter: isOfBuild });
pointTo(folder, build);
const archive = spawnSync('tar', ['-czf', `${folder}.tgz`, '-C', folder, 'dist', ...list], { stdio: 'inherit' });
if (archive.status !== 0) process.exit(1);
console.log(`${folder} and ${folder}.tgz: unpack, then npm start`);
