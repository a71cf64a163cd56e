// Starts a site that takes forms, with access to its data folder, and without a human check unless a test wants one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Response } from 'supertest';
import type { Lead } from '../../src/server/store/leads.ts';
import type { OutboxMessage } from '../../src/server/store/readOutbox.ts';
import { openStore, type Store } from '../../src/server/store/openStore.ts';
import { startApp, type App, type Overrides } from './app.ts';
import { quietLog } from './databases.ts';
import { encoded, type Entries } from './formEntries.ts';

export type FormSite = App & {
  dataDir: string;
  /** Sends like a browser without script. */
  send: (path: string, entries: Entries) => Promise<Response>;
  /** Sends like our script. */
  sendJson: (path: string, entries: Entries) => Promise<Response>;
  leads: () => Promise<Lead[]>;
  messages: () => Promise<OutboxMessage[]>;
  /** Reads the site's store over a second connection with the same clock, which the first call opens. */
  inStore: <T>(use: (store: Store) => Promise<T>) => Promise<T>;
};

export async function startFormSite({ env = {}, ...others }: Overrides = {}): Promise<FormSite> {
  const own = env['DATA_DIR'] === undefined;
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'site-forms-'));
  const settings = { DATA_DIR: dataDir, CAPTCHA: 'off', FORM_LIMIT: '100000', CALLS_AHEAD: '1000', ...env };
  const app = await startApp({ env: settings, ...others });
  const post = (path: string, entries: Entries, accept: string) =>
    app.post(path, { Accept: accept }).type('form').send(encoded(entries));
  const databaseUrl = env['DATABASE_URL'] ?? '';
  let opened: Promise<Store> | undefined;
  const { running } = onceAWorker;
  async function closeStore(): Promise<void> {
    running.delete(closeStore);
    await (await opened)?.close();
  }
  running.add(closeStore);
  async function inStore<T>(use: (store: Store) => Promise<T>): Promise<T> {
    opened ??= openStore({ dataDir, databaseUrl, clock: others.replaced?.clock ?? Date.now, log: quietLog });
    return use(await opened);
  }
  return {
    ...app,
    dataDir,
    send: async (path, entries) => post(path, entries, 'text/html'),
    sendJson: async (path, entries) => post(path, entries, 'application/json'),
    leads: () => inStore((store) => store.leads.list()),
    messages: () => inStore((store) => store.outbox.list()),
    inStore,
    async close() {
      await app.close();
      await closeStore();
      if (own) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The fields that a JSON response complains about, each with its message key. */
export const faultsIn = ({ body }: Response): Record<string, string> =>
  Object.fromEntries((body.errors as { field: string; code: string }[]).map(({ field, code }) => [field, code]));
