// Child process that searches the short list of an index and counts the comparisons of words; a process because V8 counts
// in all scripts of one, and that of the tests has thousands.
import { Session } from 'node:inspector/promises';
import { DatabaseSync } from 'node:sqlite';
import { rankShort } from '../../../src/server/search/rankShort.ts';

const list = rankShort(new DatabaseSync(process.argv[2] ?? '', { readOnly: true }), 'questions', 'en');
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

process.on('message', async (asked: string) => {
  // What was counted before is given once, too.
  await session.post('Profiler.takePreciseCoverage');
  list.find(asked);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const compared = result.flatMap(({ functions }) => functions).find((one) => one.functionName === 'changesBetween');
  process.send?.(compared?.ranges[0]?.count ?? 0);
});
