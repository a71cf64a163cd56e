// A built site that never shows a page, is never ready, or does not end: build and release name it instead of waiting for ever.
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepCode } from '../../../scripts/build/keepCode.ts';
import { startSite } from '../../../scripts/startSite.ts';
import { eventually } from '../../support/eventually.ts';

/** A build whose site is this program; it calls `far` when it has come as far as it ever does. */
function buildOf(program: string) {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'dist-'));
  const mark = path.join(dist, 'far');
  const far = `const far = () => require('node:fs').writeFileSync(${JSON.stringify(mark)}, '');`;
  mkdirSync(path.join(dist, 'server'));
  writeFileSync(path.join(dist, 'server/start.cjs'), `${far} ${program}`);
  const limit = new AbortController();
  const cutOff = async () => {
    await eventually(() => existsSync(mark), true);
    limit.abort();
  };
  return { dist, limit: limit.signal, cutOff };
}

const goesOn = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);`;
const answers = (status: number, after: string) =>
  `let times = 0; require('node:http').createServer((_, response) => {
    ${after}
    // On a busy machine a connection that was kept would be closed before the next question.
    response.writeHead(${status}, { connection: 'close' }).end();
  }).listen(process.env.PORT, '127.0.0.1');`;

test.each([
  // At its second question the build has the first answer.
  [
    'answers with a fault',
    `${answers(503, 'if (times++) far();')} ${goesOn}`,
    'showed no page in time: it answered 503',
  ],
  ['does not listen', `${goesOn} far();`, 'showed no page in time: it did not answer'],
  ['does not end', `${answers(200, '')} ${goesOn} process.on('message', far);`, 'did not save its code in time'],
  ['is killed', `far(); process.kill(process.pid, 'SIGKILL');`, 'ended with SIGKILL'],
])('the build names a site that %s', async (_, program, said) => {
  const { dist, limit, cutOff } = buildOf(program);
  const built = expect(keepCode(dist, limit)).rejects.toThrow(said);
  if (said.includes('in time')) await cutOff();
  await built;
});

test.each([
  ['is never ready', `${goesOn} far();`, 'not ready in time'],
  ['ends at once', 'process.exit(3);', 'ended with 3 before it was ready'],
])('a release names a site that %s', async (_, program, said) => {
  const { dist, limit, cutOff } = buildOf(program);
  const released = expect(startSite(dist, {}, { start: limit, stopMs: 0 })).rejects.toThrow(said);
  if (said.includes('in time')) await cutOff();
  await released;
});

test('a site that does not end is ended', async () => {
  const { dist, limit } = buildOf(`${goesOn} console.log('ready: now');`);
  const site = await startSite(dist, {}, { start: limit, stopMs: 100 });
  await expect(site.stop()).resolves.toBeUndefined();
});
