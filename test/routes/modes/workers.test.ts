// Several processes behind one port are one site: what a visitor may do counts over all of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/freePort.ts';
import { inside, root } from '../../support/app.ts';
import { mainHost } from '../../support/client.ts';
import { rawRequest } from '../../support/rawRequest.ts';

async function startProcesses(env: Record<string, string>) {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-workers-'));
  const child = spawn(process.execPath, [path.join(root, 'dist/server/start.cjs')], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('ready:')) resolve();
    });
    child.once('exit', () => reject(new Error(said)));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

inside('two processes', () => {
  test('take a form from one address as often as FORM_LIMIT says, not twice as often', async () => {
    const site = await startProcesses({ WORKERS: '2', FORM_LIMIT: '6', CAPTCHA: 'off' });
    expect(site.said).toContain('2 processes');
    const head = [
      'POST /en/contact_us HTTP/1.1',
      `Host: ${mainHost}`,
      'Connection: close',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 0',
    ];
    // A connection of its own for each, so that both processes are asked.
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rawRequest(site.base, `${head.join('\r\n')}\r\n\r\n`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    await site.stop();
  }, 60_000);
});
