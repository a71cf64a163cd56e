// A further process that does not start on a release is not forgotten: it is reported, and tried again.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../support/eventually.ts';
import { faultTimeoutMs } from '../../support/faults.ts';
import { ownProject, startServer, type OwnProject, type ServerProcess } from '../../support/serverProcess.ts';
import { reloadOf, runningOf, workersOf } from '../../support/workers.ts';

let project: OwnProject;
let site: ServerProcess | undefined;
beforeAll(() => {
  project = ownProject();
});
afterAll(async () => {
  await site?.stop();
  project.remove();
});

test(
  'a process that cannot take a release is reported, and tried again until all run it',
  async () => {
    site = await startServer({ folder: project.folder, env: { WORKERS: '2', LOG_LEVEL: 'info' } });
    const own = site;
    const before = workersOf(own);
    const entry = project.build();
    // Of this build one process starts; further ones only once the file is gone.
    const shut = join(project.folder, 'shut');
    writeFileSync(shut, '');
    const program = join(project.folder, 'dist/server/start.cjs');
    const lock = JSON.stringify(join(project.folder, 'started'));
    writeFileSync(
      program,
      `if (require('node:fs').existsSync(${JSON.stringify(shut)})) require('node:fs').writeFileSync(${lock}, '', { flag: 'wx' });\n${readFileSync(program, 'utf8')}`,
    );
    const { refused, build } = await reloadOf(own);
    expect(entry).toContain(build.split('-').at(-1) ?? '-');
    expect(refused).toContain('1 of 2 processes');
    await eventually(() => workersOf(own).filter((pid) => before.includes(pid)).length, 1);
    expect(own.output()).not.toContain('reload.done');
    rmSync(shut);
    await eventually(() => runningOf(own).refused, '');
    await eventually(() => workersOf(own).some((pid) => before.includes(pid)), false);
    await eventually(() => own.output().includes('reload.done'), true);
    expect(runningOf(own).reloads).toBe(1);
  },
  faultTimeoutMs,
);
