// Runs a command of the project on any Node ≥ 20: installs from the lockfile, builds what changed, goes on with the pinned Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const at = (...parts) => path.join(root, ...parts);

const settings = existsSync(at('.env')) ? ['--env-file=.env'] : [];
// Each test file loads its modules anew: with little room for young objects, a seventh of the processor time goes into collecting them.
const nodeOfTests = ['--experimental-vm-modules', '--no-warnings', '--max-semi-space-size=128'];
const jest = [...nodeOfTests, 'node_modules/jest/bin/jest.js'];
/** These scripts start jest with the options of Node that they have themselves. */
const testNginx = [...nodeOfTests, 'scripts/testNginx.ts'];
const faults = [...nodeOfTests, 'scripts/faults.ts'];
const oxlint = 'node_modules/oxlint/bin/oxlint';
const oxfmt = 'node_modules/oxfmt/bin/oxfmt';
const checkCode = [
  ['types', ['node_modules/typescript/bin/tsc', '-p', '.']],
  ['lint', [oxlint, '--type-aware', '--deny-warnings', 'src', 'scripts', 'test', 'bench', 'webpack.config.ts']],
  ['format', [oxfmt, '--check']],
  ['unused code', ['node_modules/knip/bin/knip.js']],
];

const projects = (...names) => [...jest, '--selectProjects', ...names];
const quick = [...checkCode, ['tests', projects('house', 'unit', 'client', 'routes', 'journeys')]];
const slow = [
  ['every browser suite, both modes of each part, everyday faults', projects('browser', 'modes', 'faults')],
  ['routes through nginx', testNginx],
];

/**
 * The steps of each command. `build`: needs an up-to-date dist/. `all`: goes on after a failed step and reports every
 * step at the end. `litters`: its temporary files are removed with it.
 */
const commands = {
  start: { build: true, steps: [['server', [...settings, 'dist/server/start.cjs']]] },
  install: { build: false, steps: [] },
  build: { build: true, steps: [] },
  pack: { build: true, steps: [['what runs in production', ['--no-warnings', 'scripts/pack.ts']]] },
  release: { build: true, steps: [['release', [...settings, '--no-warnings', 'scripts/release.ts']]] },
  rollback: { build: false, steps: [['roll back', [...settings, '--no-warnings', 'scripts/release.ts', '--back']]] },
  dev: { build: false, steps: [['development server', [...settings, 'scripts/dev.ts']]] },
  check: { build: true, steps: [...checkCode, ['sizes and house rules', [...jest, '--selectProjects', 'house']]] },
  test: { build: true, all: true, litters: true, steps: quick },
  'test:all': { build: true, all: true, litters: true, steps: [...quick, ...slow] },
  'test:nginx': { build: true, litters: true, steps: [['routes through nginx', testNginx]] },
  bench: { build: false, steps: [['servers side by side', ['bench/bench.ts']]] },
  'bench:pages': { build: true, steps: [['pages in a slow browser', ['bench/pages/benchPages.ts']]] },
  'pages:figures': { build: true, steps: [['figures of every page', ['--no-warnings', 'bench/pages/pageFigures.ts']]] },
  'bench:search': { build: true, steps: [['the search', ['bench/search.ts']]] },
  'bench:tail': {
    build: true,
    steps: [
      ['the long tail', ['bench/longTail.ts']],
      ['growth', ['bench/growth.ts']],
    ],
  },
  format: { build: false, steps: [['format', [oxfmt]]] },
  faults: { build: true, litters: true, steps: [['faults at full count', faults]] },
  mutate: {
    build: false,
    steps: [['faults put in by hand', ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run']]],
  },
  advisories: { build: false, steps: [['advisories', ['--no-warnings', 'scripts/advisories.ts']]] },
  missing: { build: false, steps: [['what is missing', ['--no-warnings', 'scripts/missing.ts']]] },
  settings: { build: false, steps: [['settings', ['--no-warnings', 'scripts/settings.ts']]] },
  'new:article': { build: false, steps: [['new article', ['--no-warnings', 'scripts/newArticle.ts']]] },
  articles: { build: false, steps: [['articles', [...settings, '--no-warnings', 'src/server/cli/articles.ts']]] },
  leads: { build: false, steps: [['leads', [...settings, '--no-warnings', 'src/server/cli/leads.ts']]] },
  accounts: { build: false, steps: [['accounts', [...settings, '--no-warnings', 'src/server/cli/accounts.ts']]] },
  agents: { build: false, steps: [['agents', [...settings, '--no-warnings', 'src/server/cli/agents.ts']]] },
  newsletter: {
    build: false,
    steps: [['newsletter', [...settings, '--no-warnings', 'src/server/cli/newsletter.ts']]],
  },
  outbox: { build: false, steps: [['outbox', [...settings, '--no-warnings', 'src/server/cli/outbox.ts']]] },
  backup: { build: false, steps: [['backup', [...settings, '--no-warnings', 'src/server/cli/backup.ts']]] },
  restore: { build: false, steps: [['restore', [...settings, '--no-warnings', 'src/server/cli/restore.ts']]] },
  jest: { build: true, litters: true, steps: [['tests', jest]] },
};

/** Writes to standard error: standard output belongs to the command. */
function say(text) {
  console.error(`\u203a ${text}`);
}

let stopping = false;

/**
 * Forwards signals, as a supervisor may stop `npm start` like the server itself. Ctrl+C in a terminal reaches the
 * server directly. A signal to npm ends only the shell between npm and this process, so the end of that shell is
 * watched.
 */
function run(file, args, env) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', env });
  const stop = (signal) => {
    stopping = true;
    if (signal !== 'SIGINT') child.kill(signal);
  };
  const reload = () => void child.kill('SIGHUP');
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', reload);
  const shell = process.ppid;
  const watching = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== shell && !stopping && stop('SIGTERM'), 250)
    : undefined;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(watching);
      process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', reload);
      resolve(code ?? 1);
    });
  });
}

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(at(file)));
  return hash.digest('hex');
};

/** True in a folder made by `npm run pack`: already built, without the packages for building and testing. */
const isPacked = !existsSync(at('webpack.config.ts'));

const isCurrent = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

async function install() {
  const hash = hashOf(['package-lock.json']);
  const stamp = at('node_modules/.installed');
  if (isCurrent(stamp, hash)) return;
  say('installing packages from the lockfile (a minute or two, once)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  if (
    (await run(
      npm,
      ['ci', ...(isPacked ? ['--omit=dev'] : []), '--no-audit', '--no-fund', '--loglevel=error'],
      process.env,
    )) !== 0
  )
    process.exit(1);
  writeFileSync(stamp, hash);
}

function pinnedNode() {
  const file = at(`node_modules/node-${process.platform.replace('win32', 'win')}-${process.arch}/bin/node`);
  if (existsSync(file)) return file;
  const windows = `${file}.exe`;
  if (existsSync(windows)) return windows;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  console.error(`There is no pinned Node for ${process.platform} ${process.arch}: install Node 26 and try again.`);
  process.exit(1);
}

function sources(folder) {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? sources(file) : [file];
  });
}

async function build(node, env) {
  const folders = ['src', 'locales', 'content/clouds', 'content/prices', 'content/news'];
  const steps = ['scripts/build', 'scripts/cards', 'scripts/charts', 'scripts/settings'];
  const files = [
    ...[...folders, ...steps].flatMap(sources).sort((a, b) => (a < b ? -1 : 1)),
    'scripts/build.ts',
    'scripts/charts.ts',
    'content/claims.yaml',
    'content/regions.yaml',
    'content/site.yaml',
    'webpack.config.ts',
    'babel.config.json',
    'package-lock.json',
  ];
  const hash = hashOf(files);
  const stamp = at('dist/.built');
  if (isCurrent(stamp, hash)) return;
  say('building (half a minute, only when sources changed)');
  if ((await run(node, ['--no-warnings', 'scripts/build.ts'], env)) !== 0) process.exit(1);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
/** The script of each step; the words before it are options of Node. */
const scripts = command.steps.flatMap(([, args]) => args.find((word) => !word.startsWith('-')) ?? []);
if (isPacked && scripts.some((script) => !existsSync(at(script)))) {
  console.error(`"${name}" belongs to the sources: this folder holds what runs in production.`);
  process.exit(2);
}
await install();
const node = pinnedNode();
const env = {
  ...process.env,
  PATH: `${path.dirname(node)}${path.delimiter}${at('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  NODE_COMPILE_CACHE: at('.cache/node'),
  // By default glibc keeps the memory used for compressing, in each thread: these two save 8 MB at rest.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
if (command.build && !isPacked) await build(node, env);
if (command.litters) {
  // Databases, sites and browsers of tests leave gigabytes a run. A packed site has no tests, and not this file.
  const { roomForLitter } = await import('./roomForLitter.mjs');
  env.TMPDIR = roomForLitter();
}
/** Exit status of a step that lacks something on this machine. */
const nothingToTest = 3;
const told = [];
let failed = 0;
for (const [title, args] of command.steps) {
  say(title);
  const begun = Date.now();
  const last = title === command.steps.at(-1)[0];
  const status = await run(node, last ? [...args, ...rest] : args, env);
  if (stopping) process.exit(status);
  const skipped = command.all && status === nothingToTest;
  if (status !== 0 && !skipped) {
    console.error(`\u2717 ${title} failed`);
    if (!command.all) process.exit(status);
    failed += 1;
  }
  told.push(
    `${status === 0 ? '\u2713' : skipped ? '-' : '\u2717'} ${title} (${Math.round((Date.now() - begun) / 1000)} s)`,
  );
}
if (command.all) {
  for (const line of told) say(line);
  say(failed === 0 ? 'everything passed' : `${failed} of ${told.length} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
