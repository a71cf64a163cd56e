// What a program prints before it ends with a fault; one that hangs is killed.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './app.ts';

/** `user`: the number of another user than ours. `cwd`: another folder than the project's. */
export async function saidBy(
  [file, ...words]: readonly [string, ...string[]],
  settings: Record<string, string>,
  { user, cwd = root }: { user?: number; cwd?: string } = {},
): Promise<string> {
  const env = { PATH: process.env['PATH'], PORT: '0', ...settings };
  const options = {
    cwd,
    env,
    timeout: 60_000,
    killSignal: 'SIGKILL',
    ...(user && { uid: user, gid: user }),
  } as const;
  try {
    await promisify(execFile)(process.execPath, ['--no-warnings', path.join(root, file), ...words], options);
    return '';
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}
