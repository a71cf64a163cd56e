// Inspects received files and stores the good ones under the token of the visitor's draft.
import { rm } from 'node:fs/promises';
import type { FieldFault } from '../../../shared/forms/Form.ts';
import { mostBytes, mostFiles } from '../../../shared/forms/fileLimits.ts';
import type { Store } from '../../store/openStore.ts';
import { NeighbourFault } from '../../ops/faults.ts';
import type { Sender } from '../../store/fileRoom.ts';
import type { Draft, Unkept } from '../../store/uploads.ts';
import type { BadFile, FileType } from './inspectFile.ts';
import { removeAll } from './sweepUploads.ts';
import { randomBytes } from 'node:crypto';
import type { FormParts } from '../FormParts.ts';
import type { Arrived } from '../receiveBody.ts';
import { dayMs } from '../../../shared/i18n/times.ts';

let last = 0;

/** Key of a stored file: a counter that keeps files in order, then random, so that it cannot be guessed. */
export function newFileKey(type: FileType): string {
  last = Math.max(last + 1, Date.now());
  return `${last.toString(16).padStart(12, '0')}${randomBytes(10).toString('hex')}.${type}`;
}

/** Visitors who come back to a form with files do so within a day. */
const keptMs = dayMs;

const fault = (key: string): FieldFault => ({ field: 'attachments', key });

const faultKeys = {
  type: 'filesType',
  damaged: 'filesDamaged',
  pixels: 'filesPixels',
  active: 'filesActive',
} as const satisfies Record<BadFile['reason'], string>;

const unkeptKeys = {
  count: 'filesCount',
  size: 'filesSize',
  room: 'filesQuota',
} as const satisfies Record<Unkept, string>;

/** `arriving`: the upload in pieces that the file came as; it has reserved room for the file. */
type Target = { draft: Draft; sender: Sender; arriving?: string };

type KeepParts = Pick<FormParts, 'files' | 'inspector' | 'clock' | 'log'>;

async function keepOne(
  { files, inspector, clock, log }: KeepParts,
  store: Store,
  { draft, sender, arriving }: Target,
  file: Arrived,
): Promise<FieldFault | undefined> {
  try {
    const found = await inspector.inspect(file.path, file.name);
    if ('reason' in found) return fault(faultKeys[found.reason]);
    const path = newFileKey(found.type);
    await files.put(path, found.path).catch((error: unknown) => {
      throw new NeighbourFault('unreachable', `The file cannot be stored: ${String(error)}`, error);
    });
    const { name, type, size } = found;
    const unkept = await store.uploads.keep(draft, { path, name, type, size }, clock() + keptMs, sender, arriving);
    if (unkept === undefined) return undefined;
    await removeAll([path], { files, log });
    return fault(unkeptKeys[unkept]);
  } finally {
    await rm(file.path, { force: true });
    await rm(`${file.path}.clean`, { force: true });
  }
}

/** Returns the first fault; good files are stored all the same. */
export async function keepFiles(
  parts: KeepParts,
  store: Store,
  target: Target,
  arrived: readonly Arrived[],
): Promise<FieldFault | undefined> {
  let first: FieldFault | undefined;
  for (const file of arrived) {
    // Files above the limits need no inspection.
    const kept = await store.uploads.list(target.draft);
    const used = kept.reduce((sum, { size }) => sum + size, 0);
    const refused =
      kept.length >= mostFiles ? fault('filesCount') : used + file.size > mostBytes ? fault('filesSize') : undefined;
    if (refused) await rm(file.path, { force: true });
    const found = refused ?? (await keepOne(parts, store, target, file));
    first ??= found;
  }
  return first;
}
