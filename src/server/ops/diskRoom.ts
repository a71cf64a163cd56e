// How much room the disk of the data folder has, and the warning before nothing can be written there any more.
import { statfs } from 'node:fs/promises';
import type { Log } from './log.ts';

export type DiskRoom = { freeBytes: number; freeShare: number };

/** Without what the system keeps for root. */
export async function diskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, bsize, blocks } = await statfs(folder);
  // A file system that counts no blocks, such as some over the network, is never full by this measure.
  return { freeBytes: bavail * bsize, freeShare: blocks > 0 ? bavail / blocks : 1 };
}

/** Warns once when less than this share is free, and again only after there was room meanwhile. */
export function diskWatch(folder: string, least: number, log: Pick<Log, 'warn'>): () => Promise<void> {
  let isLow = false;
  return async () => {
    const room = await diskRoom(folder);
    const wasLow = isLow;
    isLow = room.freeShare < least;
    if (isLow && !wasLow) log.warn('disk.low', room);
  };
}
