// `npm run bench`: measures our engine beside bare Express + React, raw Node and a page cache, with the same page in
// one run.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { answerBytes } from './measure/answerBytes.ts';
import { goalTable, middle, type Measured } from './measure/goals.ts';
import { generator } from './measure/load.ts';
import { machineLine, shown, table, writeSection } from './measure/results.ts';
import { measureServer, type Round } from './measure/measureServer.ts';
import { keepHeaders } from './measure/keepHeaders.ts';
import { canPin, startTarget } from './measure/startTarget.ts';
import { readTargets, urlOf } from './measure/Target.ts';

if (process.argv.includes('--gate')) {
  const { gate } = await import('./gate.ts');
  process.exit(await gate());
}

const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.DURATION ?? 8);
/** Requests that the cached page answers before its memory is read. */
const manyRequests = Number(process.env.REQUESTS ?? 1_000_000);

for (const script of ['home/build.ts', 'peers/build.ts']) {
  execFileSync(process.execPath, [path.join(import.meta.dirname, script)], { stdio: 'inherit' });
}
await keepHeaders('ours-cached', '.cache/bench-peers/headers.json');
const targets = readTargets();
const measured: Measured = {};
const machine = machineLine();

for (const target of targets) {
  const server = await startTarget(target, '.cache/bench-data');
  measured[target.name] = { rounds: [], bytes: await answerBytes(urlOf(target, target.path)) };
  await server.stop();
}
for (let round = 1; round <= rounds; round += 1) {
  for (const target of targets) {
    const isLast = target.name === 'ours-cached' && round === rounds;
    const result = await measureServer(target, seconds, isLast ? manyRequests : 0);
    measured[target.name]?.rounds.push(result);
    const { perSecond, cpuMicros, failed } = result.loads[''];
    console.log(
      `${round}/${rounds} ${target.name}: ${shown(perSecond)} requests a second, ${shown(cpuMicros, 1)} µs, ${failed} failed`,
    );
  }
}

const cpuOf = (round: Round) => round.loads[''].cpuMicros;
const raw = middle(measured, 'raw-node', cpuOf);
const bare = middle(measured, 'express-react', cpuOf);
const rows = targets.map(({ name }) => {
  const of = (valueOf: (round: Round) => number, digits = 0) => shown(middle(measured, name, valueOf), digits);
  const cpu = middle(measured, name, cpuOf);
  const bytes = measured[name]?.bytes;
  const failed = measured[name]?.rounds.reduce(
    (sum, { loads }) => sum + loads[''].failed + loads.gzip.failed + loads.br.failed,
    0,
  );
  return [
    name,
    of(({ loads }) => loads[''].perSecond),
    shown(cpu, 1),
    of(({ loads }) => loads.gzip.cpuMicros, 1),
    of(({ loads }) => loads.br.cpuMicros, 1),
    shown(raw / cpu, 2),
    shown(bare / cpu, 2),
    of(({ loads }) => loads[''].p99, 1),
    `${of(({ idleMb }) => idleMb)} → ${of(({ loadedMb }) => loadedMb)}`,
    `${of(({ coldStartMs }) => coldStartMs)} / ${of(({ startMs }) => startMs)}`,
    String(bytes?.htmlBr),
    String(bytes?.cssBr),
    String(bytes?.scriptBr),
    String(failed),
  ];
});
const head = [
  'server',
  'requests/s',
  'CPU µs',
  'gzip',
  'br',
  '× raw node',
  '× bare React',
  'p99 ms',
  'RSS MB idle → loaded',
  'start ms cold / again',
  'HTML br',
  'CSS br',
  'script br',
  'failed',
];
const text = `## The fixture page: our engine and its peers (\`npm run bench\`)

${machine}

${rounds} rounds in turn, ${seconds} s an encoding, 32 kept-alive connections by ${generator}${canPin ? ', server pinned to core 0, load to core 1' : ', not pinned: no taskset here'}. Medians.
CPU is user + system time of the server a request, from /proc; × is how many times less CPU than raw node or bare Express + React (more is better).

${goalTable(measured)}

${table(head, rows)}`;
writeSection('servers', text);
console.log(text);
