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
const longestMs = 180_000;

/** What is wrong with the page; empty once it is shown. */
const faultOf = (url: string, signal: AbortSignal): Promise<string> =>
  fetch(url, { signal }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok ? '' : `it answered ${answer.status}`;
    },
    () => 'it did not answer',
  );

/** `limit`: until when the site has to show its page and to save its code. */
export async function keepCode(dist: string, limit = AbortSignal.timeout(longestMs)): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'build-'));
  const url = `http://127.0.0.1:${await freePort()}/`;
  const { PATH } = process.env;
  const child = fork(path.join(dist, 'server/start.cjs'), [keepFlag], {
    execArgv: [],
    env: { PATH, PORT: new URL(url).port, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.stderr?.pipe(process.stderr);
  // 'close' comes after every descendant has let go of stderr: a content reader still needs the folder, which is moved
  // next.
  const ended = once(child, 'close');
  limit.addEventListener('abort', () => {
    child.kill('SIGKILL');
    child.stderr?.destroy();
  });
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  let fault = await faultOf(url, limit);
  while (fault && !isGone() && !limit.aborted) {
    await sleep(lookMs);
    const next = await faultOf(url, limit);
    // The look that the limit cut off says nothing.
    if (!limit.aborted) fault = next;
  }
  // The callback takes the fault of a site that has just ended: `ended` says how.
  if (!fault && child.connected) child.send('keep', () => undefined);
  const [code, signal] = await ended;
  rmSync(dataDir, { recursive: true, force: true });
  if (limit.aborted)
    throw new Error(
      `The site that has been built ${fault ? 'showed no page' : 'did not save its code'} in time${fault && `: ${fault}`}`,
    );
  if (code !== 0) throw new Error(`The site that has been built ended with ${code ?? signal}`);
}
