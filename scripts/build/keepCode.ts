// Starts a finished build, lets it answer one page, and has it save the compiled code for later starts.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepFlag } from '../../src/server/start/keptCode.ts';
import { freePort } from '../freePort.ts';

const lookMs = 50;

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

export async function keepCode(dist: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'build-'));
  const port = await freePort();
  const { PATH } = process.env;
  const child = fork(path.join(dist, 'server/start.cjs'), [keepFlag], {
    execArgv: [],
    env: { PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.stderr?.pipe(process.stderr);
  // 'close' comes after every descendant has let go of stderr: a content reader still needs the folder, which is moved
  // next.
  const ended = once(child, 'close');
  while (child.exitCode === null && !(await answers(`http://127.0.0.1:${port}/`))) await sleep(lookMs);
  if (child.connected) child.send('keep');
  const [code] = await ended;
  rmSync(dataDir, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The site that has been built ended with ${code}`);
}
