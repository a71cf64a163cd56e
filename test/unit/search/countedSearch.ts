// Worker that searches the short list of an index and counts the comparisons of words; a worker because V8 counts in
// all of its scripts, of which a worker has few.
import { Session } from 'node:inspector/promises';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { rankShort } from '../../../src/server/search/rankShort.ts';

const list = rankShort(new DatabaseSync(String(workerData), { readOnly: true }), 'questions', 'en');
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

parentPort?.on('message', async (asked: string) => {
  // What was counted before is given once, too.
  await session.post('Profiler.takePreciseCoverage');
  list.find(asked);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const compared = result.flatMap(({ functions }) => functions).find((one) => one.functionName === 'changesBetween');
  parentPort?.postMessage(compared?.ranges[0]?.count ?? 0);
});
