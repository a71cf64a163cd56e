// Tells a fault of the SQLite file from a fault in our own statements.
import { errorDetails } from './errorDetails.ts';
import { NeighbourFault, type NeighbourCode } from '../ops/faults.ts';

type StoreFault = Exclude<NeighbourCode, 'final' | 'noMailbox' | 'crowded'>;

/** SQLite's primary result codes; anything else is a mistake of ours and stays as it is. */
const faults = new Map<number, StoreFault>([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'unreachable'],
  [10, 'unreachable'],
  [11, 'corrupt'],
  [13, 'full'],
  [14, 'unreachable'],
  [26, 'corrupt'],
]);

/** An I/O error while growing the shared-memory file or the log is a full disk as well. */
const ioErrorsOfAFullDisk = [4874, 5386, 778];

const words: Record<StoreFault, string> = {
  busy: 'is locked by another process',
  full: 'cannot grow: the disk is full',
  corrupt: 'is damaged; restore it from a backup or move it away to start empty',
  unreachable: 'cannot be read or written',
};

export function sqliteFault(error: unknown): StoreFault | undefined {
  const { code, errcode } = errorDetails(error);
  if (code === 'ENOSPC') return 'full';
  if (/^E(ACCES|EXIST|IO|NOTDIR|PERM|ROFS)$/.test(code)) return 'unreachable';
  if (errcode === undefined) return undefined;
  return ioErrorsOfAFullDisk.includes(errcode) ? 'full' : faults.get(errcode & 0xff);
}

const inWords = (fault: StoreFault, file: string, detail: string, cause?: unknown): NeighbourFault =>
  new NeighbourFault(fault, `The database file ${file} ${words[fault]} (${detail})`, cause);

/** For a file that opens, but whose pages do not fit together. */
export const damagedFile = (file: string, detail: string): NeighbourFault => inWords('corrupt', file, detail);

export function asSqliteError(error: unknown, file: string): unknown {
  const fault = sqliteFault(error);
  return fault ? inWords(fault, file, errorDetails(error).message, error) : error;
}
