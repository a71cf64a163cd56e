// Jest environment that shares expensive things between the test files of a worker: compiled code, the built bundle (loaded
// by Node itself, so its code stays warm), the content and one PostgreSQL; and that ends what a failed test has left running.
// Not in package.json: it comes with jest.
const { TestEnvironment } = require('jest-environment-node');

const crypto = require('node:crypto');
const path = require('node:path');
const vm = require('node:vm');

/**
 * The suites hash a thousand passwords, at 50 ms and 19 MiB each. Here the same function takes little memory, so that
 * nobody waits for it; what it stores still names the cost of production. Started processes hash as ever, and so do
 * suites at full counts, which measure how long a log-in takes.
 */
const { argon2 } = crypto;
if (process.env.FULL !== '1')
  crypto.argon2 = (algorithm, given, done) => argon2(algorithm, { ...given, memory: 8, passes: 1 }, done);

/**
 * Jest compiles each module anew for each test file, and gives a function for `import()` each time; V8 takes code that it
 * knows only where there is none. A seventh of a unit suite's processor time went into that.
 */
const { compileFunction } = vm;
vm.compileFunction = (code, names, { importModuleDynamically, ...options }) =>
  compileFunction(code, names, /\bimport\s*\(/.test(code) ? { ...options, importModuleDynamically } : options);

let content;
let postgres;

/** Kept outside jest's module registry, which is new for each file; each part is created on first use. */
const onceAWorker = {
  bundle: () => require('../../dist/server/app.cjs'),
  /** A package that is large and remembers nothing of a test: half a second of each browser suite went into playwright. */
  load: (name) => require(name),
  postgres: () => (postgres ??= require('./postgres.ts').startPostgres()),
  /** The project's content; reading it takes a third of a second. */
  content: () =>
    (content ??= require('../../src/server/content/loadContent.ts').loadContent(path.join(__dirname, '../../content'))),
  /** Pages that `sharedPages` has read. */
  pages: new Map(),
  /** The globals that the bundle sees; each test file has its own. */
  globals: globalThis,
};

module.exports = class OnceAWorker extends TestEnvironment {
  constructor(...given) {
    super(...given);
    /** Ends what the tests of this file have started; a test that ends it itself takes it off. */
    this.running = new Set();
    Object.assign(this.global, { onceAWorker: { ...onceAWorker, running: this.running } });
  }

  /** Jest would wait for a site that is left running, for ever. */
  async teardown() {
    for (const end of this.running) await end();
    await super.teardown();
  }
};
