// The process that looks into visitors' files: whatever they make a decoder do, pages are served by another process.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { inspectFile, type BadFile, type GoodFile } from './inspectFile.ts';

export type InspectWish = { path: string; name: string };
export type Inspected = GoodFile | BadFile;
/** `spent`: it has been large, and would grow further with the next file, which wants a new process. */
export type InspectAnswer = { found: Inspected; spent: boolean };

/** Room for 64 million pixels of the most demanding kind, decoded and turned; measured at 830 MB. */
const mostBytes = 960 * 1024 * 1024;
const spentKilobytes = 250 * 1024;
const watchMs = 25;

/** Pages first: this process gets what they leave of the processor. */
setPriority(15);
sharp.cache(false);
sharp.concurrency(1);

// Decoding happens on another thread, so this one can watch how much it takes.
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(1);
}, watchMs);

process.on('message', ({ path, name }: InspectWish) => {
  void inspectFile(path, name).then((found) => {
    const answer: InspectAnswer = { found, spent: process.resourceUsage().maxRSS > spentKilobytes };
    process.send?.(answer);
  });
});
process.on('disconnect', () => process.exit());
