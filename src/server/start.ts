// The entry point: starts one process, or a supervisor with workers. A failed start prints one sentence.
import cluster from 'node:cluster';
import { loadConfig } from './config.ts';
import { ownerOnly } from './ops/ownerOnly.ts';
import { tellSupervisor } from './start/messages.ts';
import { serve } from './start/serve.ts';
import { supervise } from './start/supervise.ts';

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  ownerOnly(config.DATA_DIR);
  if (cluster.isWorker) await serve(config, process.argv[2]);
  else await (config.WORKERS > 1 ? supervise(config) : serve(config));
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return `The port is taken: ${error.message}`;
  return error.message;
}

start().catch((error: unknown) => {
  tellSupervisor({ kind: 'failed', reason: inWords(error) });
  // The supervisor prints it for its workers.
  if (!cluster.isWorker) console.error(inWords(error));
  process.exit(1);
});
