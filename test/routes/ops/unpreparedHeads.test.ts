// A Node that keeps the head of a response elsewhere: pages go out all the same, and the log says once what that costs.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';

// A response that has no connection was only made to read its head.
const otherNode = `
import http from 'node:http';
const { writeHead } = http.ServerResponse.prototype;
http.ServerResponse.prototype.writeHead = function (...given) {
  const written = writeHead.apply(this, given);
  if (!this.socket) this._header = undefined;
  return written;
};
`;

const folder = mkdtempSync(path.join(tmpdir(), 'other-node-'));
const preload = path.join(folder, 'otherNode.mjs');
const sites: ServerProcess[] = [];
const started = async (env: Record<string, string>) => {
  const site = await startServer({ env: { LOG_LEVEL: 'warn', ...env } });
  sites.push(site);
  return site;
};

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  rmSync(folder, { recursive: true });
});

const saidIn = ({ output }: ServerProcess) =>
  output()
    .split('\n')
    .filter((line) => line.includes('heads.unprepared'));

test('it is said once, and answers have the same headers', async () => {
  writeFileSync(preload, otherNode);
  const other = await started({ NODE_OPTIONS: `--import ${pathToFileURL(preload).href}` });
  const usual = await started({});
  const names = async ({ base }: ServerProcess) => {
    const answers = [await fetch(`${base}/en`), await fetch(`${base}/en`), await fetch(`${base}/en/search?q=cdn`)];
    return answers.map(({ status, headers }) => [status, [...headers.keys()]]);
  };
  expect(await names(other)).toEqual(await names(usual));
  expect([saidIn(other), saidIn(usual)]).toEqual([[expect.stringContaining(process.version)], []]);
});
