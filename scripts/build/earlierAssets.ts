// Keeps the assets of the last builds beside the new ones, for tabs that were opened before a deploy.
import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const buildsKept = 3;

type BuildFiles = string[];

export type EarlierAssets = { restore: () => void };

/** To be called before dist/ is emptied; `restore` afterwards puts back what earlier builds still need. */
export function setAsideAssets(dist: string, aside: string): EarlierAssets {
  const assets = path.join(dist, 'assets');
  const list = path.join(dist, 'builds.json');
  const builds = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as BuildFiles[]) : [];
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(assets)) cpSync(assets, aside, { recursive: true });
  return {
    restore() {
      const own = readdirSync(assets);
      const kept = builds.slice(0, buildsKept - 1);
      for (const file of new Set(kept.flat())) {
        if (!own.includes(file) && existsSync(path.join(aside, file)))
          copyFileSync(path.join(aside, file), path.join(assets, file));
      }
      writeFileSync(list, JSON.stringify([own, ...kept]));
      rmSync(aside, { recursive: true, force: true });
    },
  };
}
