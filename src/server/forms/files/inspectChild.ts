// Child process that inspects visitors' files, so that a decoder that hangs or crashes does not stop pages.
import sharp from 'sharp';
import { giveWay } from '../../ops/giveWay.ts';
import { inspectFile, type BadFile, type GoodFile } from './inspectFile.ts';

export type InspectRequest = { path: string; name: string };
export type Inspected = GoodFile | BadFile;
/** `spent`: this process has used much memory and would grow further, so the next file needs a new one. */
export type InspectAnswer = { found: Inspected; spent: boolean };

/** Enough for 64 million pixels of the most demanding kind, decoded and rotated; measured at 830 MB. */
const mostBytes = 960 * 1024 * 1024;
const spentKilobytes = 250 * 1024;
const watchMs = 25;

giveWay(15);
sharp.cache(false);
sharp.concurrency(1);

// Decoding runs on another thread, so this one can watch the memory.
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(1);
}, watchMs);

process.on('message', ({ path, name }: InspectRequest) => {
  void inspectFile(path, name).then((found) => {
    const answer: InspectAnswer = { found, spent: process.resourceUsage().maxRSS > spentKilobytes };
    process.send?.(answer);
  });
});
process.on('disconnect', () => process.exit());
