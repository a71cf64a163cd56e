// Runs a staff command on the store of the site, which may be running at the same time.
import { join } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { loadConfig, type Config } from '../config.ts';
import { isAddress } from '../messages/ports.ts';
import { makeDataDir, ownerOnly } from '../ops/dataFiles.ts';
import { openStore, type Store } from '../store/openStore.ts';
import { NeighbourFault, StaffFault } from '../ops/faults.ts';

export const contentDir = join(import.meta.dirname, '../../../content');

/** Warnings of the store, for staff at the terminal. */
export const log = { warn: (event: string): void => void process.stderr.write(`${event}\n`) };

/** Reads the arguments of a command; an unknown flag is a fault of staff. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  given: readonly string[],
) {
  try {
    return parseArgs({ args: [...given], options, allowPositionals: true });
  } catch (error) {
    throw new StaffFault(error instanceof Error ? error.message : String(error));
  }
}

/** Otherwise staff would take the others for done. */
export function onlyOne(others: readonly string[]): void {
  if (others.length > 0) throw new StaffFault(`One at a time: ${others.join(' ')}`);
}

/** Of a command that is about nothing in particular. */
export function nothingMore(command: string, others: readonly string[]): void {
  if (others.length > 0) throw new StaffFault(`${command} takes no ${others.join(' ')}`);
}

/** Otherwise staff would take a slip for somebody of whom nothing is kept. */
export function typedAddress(typed: string | undefined): string {
  if (!typed || !isAddress(typed)) throw new StaffFault(`${typed ?? 'Nothing'} is no address`);
  return typed;
}

/** Runs one command. Faults of settings, database or machine (a file that may not be read) are printed as one sentence, with exit code 1. */
export async function withSettings(command: (config: Config) => Promise<void>): Promise<void> {
  ownerOnly();
  // A closed pipe is no fault: `| head` stops reading early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  try {
    await command(loadConfig(process.env));
  } catch (error) {
    const isOfMachine = error instanceof Error && 'syscall' in error;
    if (!(error instanceof StaffFault || error instanceof NeighbourFault || isOfMachine)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

export const withStore = (command: (store: Store, config: Config) => Promise<void>): Promise<void> =>
  withSettings(async (config) => {
    const { DATA_DIR, DATABASE_URL } = config;
    if (!DATABASE_URL) makeDataDir(DATA_DIR);
    const store = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, clock: Date.now, log });
    try {
      await command(store, config);
    } finally {
      await store.close();
    }
  });
