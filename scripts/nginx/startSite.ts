// Starts the built site as in production: its own process, settings from the environment, its own data folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../freePort.ts';

const root = path.join(import.meta.dirname, '../..');

export type Site = { port: number; stop: () => Promise<void> };

/** `different`: settings that replace those for running behind nginx. */
export async function startSite(different: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
    ...different,
  };
  const child = spawn(process.execPath, [path.join(root, 'dist/server/start.cjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('ready:')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The site ended with ${code} before it was ready`)));
  });
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
