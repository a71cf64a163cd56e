// Old builds are deleted unless a process still runs them: it reads some of their files on request.
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { adoptBuild, buildsIn, draftFolder, isOfBuild } from '../../../scripts/build/builds.ts';

const day = 86_400_000;

function rootWith(marks: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'builds-'));
  for (let build = 1; build <= 8; build += 1) {
    const name = adoptBuild(root, draftFolder(root), `b${build}`, new Date(build * day));
    const mark = marks[`b${build}`];
    if (mark) writeFileSync(path.join(root, 'builds', name, mark), '');
  }
  adoptBuild(root, draftFolder(root), 'newest', new Date(9 * day));
  adoptBuild(root, draftFolder(root), 'newer still', new Date(10 * day));
  return root;
}

const idsIn = (root: string): string[] => buildsIn(root).map((name) => name.split('-').slice(2).join('-'));

test('a build that a living process runs is kept, one of a dead process is not', () => {
  const dead = 2 ** 22 + 1;
  const root = rootWith({ b1: `.run-by-${process.pid}`, b2: `.run-by-${dead}` });
  expect(idsIn(root)).toEqual(['b1', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'newest', 'newer still']);
});

test('without marks the last eight are kept', () => {
  expect(idsIn(rootWith({}))).toEqual(['b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'newest', 'newer still']);
});

test('what a build that was ended has left is removed by the next, and one under way stays', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'builds-'));
  const ended = path.join(root, 'builds', `.draft-${2 ** 22 + 1}`);
  const underWay = path.join(root, 'builds', `.draft-${process.ppid}`);
  for (const draft of [ended, underWay]) mkdirSync(draft, { recursive: true });
  draftFolder(root);
  expect([existsSync(ended), existsSync(underWay)]).toEqual([false, true]);
});

test('a copy of a build leaves out the mark of a site that runs it', () => {
  const files = ['server.cjs', `.run-by-${process.pid}`].map((name) => path.join('builds', 'b1', name));
  expect(files.filter(isOfBuild)).toEqual([path.join('builds', 'b1', 'server.cjs')]);
});
