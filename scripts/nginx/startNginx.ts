// Starts and stops nginx with the test version of deploy/nginx.conf in front of an app.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { testConfig } from './testConfig.ts';

const deploy = path.join(import.meta.dirname, '../../deploy');

export type Running = {
  base: string;
  http2Base: string;
  redirectBase: string;
  /** Its access and error logs so far. */
  logs: () => string;
  stop: () => Promise<void>;
};

/** Half a minute: a busy machine starts slowly, and a mistake ends nginx by itself. */
const mostTries = 600;

/** Debian installs nginx in /usr/sbin, which is not in every user's PATH. */
export function findNginx(): string | undefined {
  return ['nginx', '/usr/sbin/nginx'].find((file) => spawnSync(file, ['-v']).status === 0);
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export async function startNginx(nginx: string, appPort: number, limited = false): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // nginx's workers run as another user than root.
  chmodSync(folder, 0o755);
  const [port, http2Port, redirectPort] = [await freePort(), await freePort(), await freePort()];
  const file = path.join(folder, 'nginx.conf');
  const text = readFileSync(path.join(deploy, 'nginx.conf'), 'utf8');
  writeFileSync(file, testConfig(text, { folder, port, http2Port, redirectPort, appPort, limited }));
  for (const page of ['refused.html', 'unavailable.html'])
    copyFileSync(path.join(deploy, page), path.join(folder, page));
  const child = spawn(nginx, ['-c', file, '-p', folder, '-e', path.join(folder, 'error.log'), '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > mostTries) throw new Error(`nginx does not start with ${file}`);
    await wait(50);
  }
  return {
    base: `http://127.0.0.1:${port}`,
    http2Base: `http://127.0.0.1:${http2Port}`,
    redirectBase: `http://127.0.0.1:${redirectPort}`,
    logs: () => ['access.log', 'error.log'].map((name) => readFileSync(path.join(folder, name), 'utf8')).join(''),
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
