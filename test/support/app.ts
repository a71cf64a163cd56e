// Starts the built site on a free port with the parts a test replaces, or uses the address in TEST_BASE.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type playwright from 'playwright-core';
import type supertest from 'supertest';
import type { createApp, loadConfig, openParts } from '../../src/server/app.ts';
import type { loadContent } from '../../src/server/content/loadContent.ts';
import { openGate } from '../../src/server/http/gate.ts';
import { clientOf, type Client } from './client.ts';
import { metricsToken } from './metricsToken.ts';
import type { Postgres } from './postgres.ts';
import type { Read } from './sharedPages.ts';
import type { Log } from '../../src/server/ops/log.ts';
import type { Replaced } from '../../src/server/parts.ts';

type Bundle = { createApp: typeof createApp; loadConfig: typeof loadConfig; openParts: typeof openParts };
/** The packages that are loaded once a worker. */
type Loaded = { 'playwright-core': typeof playwright; supertest: typeof supertest };

declare global {
  /** Provided by the test environment (onceAWorker.cjs). */
  var onceAWorker: {
    bundle: () => Bundle;
    load: <Name extends keyof Loaded>(name: Name) => Loaded[Name];
    content: () => ReturnType<typeof loadContent>;
    postgres: () => Promise<Postgres>;
    pages: Map<string, Read>;
    globals: typeof globalThis;
    running: Set<() => unknown>;
  };
}

/** A running site, and a visitor of its main domain. */
export type App = Client & {
  base: string;
  logged: { event: string; fields: object }[];
  close: () => Promise<void>;
};
/** `folder`: where dist/ and content/ are, if not the project's own. `works`: sends messages, like a started site. */
export type Overrides = { env?: Record<string, string>; replaced?: Replaced; folder?: string; works?: boolean };

export const root = path.join(__dirname, '../..');

/** Set when the suites run through nginx; tests that replace parts are skipped then. */
export const outside = process.env['TEST_BASE'];
export const inside = outside ? describe.skip : describe;

/** Renders every request and compresses nothing for later: cheaper when each page is requested once. */
export const uncached = { PAGE_CACHE_MB: '0' };

function collectingLog(logged: App['logged']): Log {
  const keep = (event: string, fields: object = {}) => void logged.push({ event, fields });
  return { info: () => undefined, warn: keep, error: keep };
}

/** The gate's clock stands still unless a test brings its own gate: a slow machine must not cause refused requests. */
export async function startApp({
  env = {},
  replaced = {},
  folder = root,
  works = false,
}: Overrides = {}): Promise<App> {
  const logged: App['logged'] = [];
  if (outside) return { ...clientOf(outside), base: outside, logged, close: async () => undefined };
  const bundle = onceAWorker.bundle();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const config = bundle.loadConfig({
    DATA_DIR: dataDir,
    METRICS_TOKEN: metricsToken,
    TRUSTED_TYPES: 'enforce',
    // A test machine may have a full disk.
    DISK_FREE: '0',
    ...env,
  });
  const parts = await bundle.openParts(config, folder, {
    log: collectingLog(logged),
    gate: openGate(() => 0),
    ...replaced,
  });
  parts.metrics.watchCache(() => parts.cache?.stats());
  parts.metrics.watchForms(async () => (await parts.trouble()) === undefined);
  const backOffice = works ? await parts.openBackOffice() : undefined;
  backOffice?.work();
  if (works) parts.reads.work();
  // As `serve` sets them. After Node's own five seconds a test that computes meanwhile would find its connection closed just as it asks again.
  const server = createServer({ keepAliveTimeout: 75_000, maxHeaderSize: 32_768 }, bundle.createApp(parts));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening on a port');
  const { running } = onceAWorker;
  async function close(): Promise<void> {
    running.delete(close);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await parts.reads.close();
    await backOffice?.close();
    await parts.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  running.add(close);
  const base = `http://127.0.0.1:${address.port}`;
  return { ...clientOf(base), base, logged, close };
}
