// What all test files of a worker share: the built bundle, loaded by Node itself so that its code is warm for every file, and the project's content and one PostgreSQL.
// Of jest's own packages, which come with it.
const { TestEnvironment } = require('jest-environment-node');

const path = require('node:path');

let content;
let postgres;

/** Outside of what jest makes anew for each file; begun by the first file that asks. */
const onceAWorker = {
  bundle: () => require('../../dist/server/app.cjs'),
  postgres: () => (postgres ??= require('./postgres.ts').startPostgres()),
  /** That of the project, as it is read at a start: a third of a second each time. */
  content: () =>
    (content ??= require('../../src/server/content/loadContent.ts').loadContent(path.join(__dirname, '../../content'))),
  /** What `sharedPages` has read. */
  pages: new Map(),
  /** The globals that the bundle sees; those of a test are its own. */
  globals: globalThis,
};

module.exports = class OnceAWorker extends TestEnvironment {
  constructor(...given) {
    super(...given);
    Object.assign(this.global, { onceAWorker });
  }
};
