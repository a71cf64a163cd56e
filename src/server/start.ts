// The only file that listens, and traps signals.
import http from 'node:http';
import path from 'node:path';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { loadConfig } from './config.ts';
import { openParts } from './parts.ts';
import { StoreError } from './store/StoreError.ts';

const root = path.resolve(__dirname, '../..');

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  let draining = false;
  const parts = await openParts(config, root, { isReady: () => !draining });
  const forms = await parts.forms();
  // A damaged database must be looked at before anything is written; one that is away may come back.
  await forms.parts.store().catch((error: unknown) => {
    if (error instanceof StoreError && error.fault === 'corrupt') throw error;
    parts.log.error('store.unreachable', { error: String(error) });
  });
  const server = http.createServer(
    { keepAliveTimeout: 75_000, headersTimeout: 15_000, requestTimeout: 120_000, maxHeaderSize: 32_768 },
    createApp(parts),
  );
  server.listen(config.PORT, config.HOST, () => {
    const shown = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST;
    forms.work();
    console.log(`ready: http://${shown}:${config.PORT}/`);
  });
  closeWithGrace({ delay: 25_000 }, async ({ signal, err }) => {
    if (err) parts.log.error('stopping', { error: err.stack });
    else parts.log.info('stopping', { signal });
    draining = true;
    // Kept-alive visitors would hold the door open: answer what is under way, then close what is idle.
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
    await closed;
    await forms.close();
  });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
