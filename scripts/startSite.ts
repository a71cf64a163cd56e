// Starts the built site as in production: its own process, settings from the environment, its own data folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';

export type Site = { port: number; stop: () => Promise<void> };

const longestMs = { start: 120_000, stop: 60_000 };

type Patience = { start: AbortSignal; stopMs: number };

/** `different`: settings that replace those for running behind nginx. `patience`: after which a site that hangs is ended. */
export async function startSite(
  dist: string,
  different: Record<string, string> = {},
  { start, stopMs }: Patience = { start: AbortSignal.timeout(longestMs.start), stopMs: longestMs.stop },
): Promise<Site> {
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
  const child = spawn(process.execPath, [path.join(dist, 'server/start.cjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => child.kill('SIGKILL');
  start.addEventListener('abort', kill);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('ready:')) resolve();
    });
    child.once('exit', (code) =>
      reject(
        new Error(start.aborted ? 'The site was not ready in time' : `The site ended with ${code} before it was ready`),
      ),
    );
  })
    .catch((error: unknown) => {
      rmSync(dataDir, { recursive: true, force: true });
      throw error;
    })
    .finally(() => start.removeEventListener('abort', kill));
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      const hardEnd = setTimeout(kill, stopMs);
      await ended;
      clearTimeout(hardEnd);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
