// Child process that takes messages to send, reports it, and never finishes.
import { openStore } from '../../../src/server/store/openStore.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl, clock: Date.now, log: { warn: () => {} } });
const messages = await store.outbox.claim(['mail'], 10, 5 * 60_000);
process.stdout.write(`${messages.length}\n`);
setInterval(() => undefined, 60_000);
