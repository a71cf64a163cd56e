// Uploads that survive a broken line: each lies in a file that grows from where it stopped, known by a random id.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, stat, utimes, writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { mostBytes, mostFiles } from '../../shared/forms/fileLimits.ts';
import { StoreError } from '../store/StoreError.ts';
import type { Arrived } from './Submission.ts';

const wish = v.object({
  draft: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  name: v.pipe(v.string(), v.maxLength(255)),
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostBytes)),
});

export type UploadWish = v.InferOutput<typeof wish>;

export const readUploadWish = (input: unknown): UploadWish | undefined => {
  const read = v.safeParse(wish, input);
  return read.success ? read.output : undefined;
};

export type Progress = { wish: UploadWish; offset: number };

const idShape = /^[0-9a-f]{32}$/;

/** What may lie half-finished, all visitors together: so much of the disk, and no endless heap of small files. */
const room = { bytes: 2 * 1024 ** 3, uploads: 500 };

/** The piece could not be written, most likely for want of room. */
const unwritten = (error: unknown): never => {
  throw new StoreError('full', `The upload cannot be written: ${String(error)}`, error);
};

/** The visitor sent more than he had announced. */
export class TooMuch extends Error {}

export function resumableUploads(folder: string, most = room) {
  const note = (id: string): string => join(folder, `${id}.json`);
  const part = (id: string): string => join(folder, `${id}.part`);
  const busy = new Set<string>();

  async function find(id: string): Promise<Progress | undefined> {
    if (!idShape.test(id)) return undefined;
    try {
      const found = readUploadWish(JSON.parse(await readFile(note(id), 'utf8')));
      return found && { wish: found, offset: (await stat(part(id))).size };
    } catch {
      return undefined;
    }
  }

  async function drop(id: string): Promise<void> {
    await rm(part(id), { force: true });
    await rm(note(id), { force: true });
  }

  /** What has not moved for longest goes first; its visitor, should he come back, begins anew. */
  async function makeRoom(asked: UploadWish): Promise<void> {
    const ids = (await readdir(folder)).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));
    const all = await Promise.all(
      ids.map(async (id) => ({
        id,
        wish: (await find(id))?.wish,
        movedAt: await stat(note(id)).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      })),
    );
    let bytes = asked.size;
    let uploads = 1;
    let own = 1;
    for (const { id, wish: known } of all.toSorted((a, b) => b.movedAt - a.movedAt)) {
      bytes += known?.size ?? 0;
      uploads += 1;
      if (known?.draft === asked.draft) own += 1;
      const fits = bytes <= most.bytes && uploads <= most.uploads && !(known?.draft === asked.draft && own > mostFiles);
      if (!fits && !busy.has(id)) await drop(id);
    }
  }

  return {
    find,

    async begin(asked: UploadWish): Promise<string> {
      const id = randomBytes(16).toString('hex');
      await mkdir(folder, { recursive: true }).catch(unwritten);
      await makeRoom(asked);
      await writeFile(part(id), '', { mode: 0o600 }).catch(unwritten);
      await writeFile(note(id), JSON.stringify(asked), { mode: 0o600 }).catch(unwritten);
      return id;
    },

    /** Answers where it stands afterwards, also when the line breaks; undefined while another request writes to it. */
    async append(id: string, { wish: { size }, offset }: Progress, source: Readable): Promise<number | undefined> {
      if (busy.has(id)) return undefined;
      busy.add(id);
      let at = offset;
      try {
        // Noted anew, so that what is still growing is not swept away.
        await utimes(note(id), new Date(), new Date());
        const file = await open(part(id), 'a');
        try {
          // Whoever sends what we cannot keep is to be answered, so the line stays.
          for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
            at += chunk.length;
            if (at > size) throw new TooMuch();
            await file.writeFile(chunk).catch(unwritten);
          }
        } finally {
          await file.close();
        }
        return at;
      } finally {
        busy.delete(id);
      }
    },

    /** Hands the whole file over; from now on there is no such upload. */
    async finish(id: string, { wish: { name, size } }: Progress): Promise<Arrived> {
      const path = join(folder, randomBytes(16).toString('hex'));
      await rename(part(id), path);
      await rm(note(id), { force: true });
      return { path, name, size };
    },

    drop,
  };
}
