// The receiver in the documentation accepts our webhooks and nothing else.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { signedPost } from '../../../src/server/messages/openDeliver.ts';
import { freePort } from '../../../scripts/freePort.ts';

const secret = `whsec_${Buffer.alloc(32, 'ours').toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 'other').toString('base64')}`;
const event = { type: 'lead.created', data: { reference: 'CO-7F3K-29QD', values: { company: '例' } } };

test('docs/webhook-receiver.mjs', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['docs/webhook-receiver.mjs'], {
    env: { PATH: process.env['PATH'], PORT: `${port}`, WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // When it has ended and all that it wrote has been read.
  const closed = once(child, 'close');
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  const url = `http://127.0.0.1:${port}/`;
  try {
    while (!(await fetch(url).catch(() => undefined))) await setTimeout(50);

    await signedPost(url, event, 'id-1', { secrets: [secret], clock: Date.now });
    await signedPost(url, event, 'id-1', { secrets: [other, secret], clock: Date.now });
    const late = { secrets: [secret], clock: () => Date.now() - 600_000 };
    await expect(signedPost(url, event, 'id-2', late)).rejects.toThrow('401');
    await expect(signedPost(url, event, 'id-3', { secrets: [other], clock: Date.now })).rejects.toThrow('401');
  } finally {
    child.kill();
    await closed;
  }
  expect(said).toBe('lead.created CO-7F3K-29QD 例\n');
});
