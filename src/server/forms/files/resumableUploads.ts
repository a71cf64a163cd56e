// Uploads in pieces that survive a broken connection: the store knows the offset of each, and the file grows from there.
import { link, mkdir, open, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ArrivingUpload, Claim, NewUpload } from '../../store/arriving.ts';
import type { Store } from '../../store/openStore.ts';
import { InputFault, NeighbourFault } from '../../ops/faults.ts';
import type { Arrived } from '../receiveBody.ts';

/** Interval of progress notes, by which other processes see that this one is alive, and its offset. */
const noteMs = 5_000;

type Held = Extract<Claim, { lock: string }>;

/** Most likely the disk is full. */
const unwritten = (error: unknown): never => {
  throw new NeighbourFault('full', `The upload cannot be written: ${String(error)}`, error);
};

/** Another request writes to this upload, or there is no room for more. */
const turnedAway = (why: 'locked' | 'room') => new InputFault(why, 'It goes on elsewhere, or later');

export function resumableUploads(folder: string, { arriving }: Store) {
  const partOf = (id: string): string => join(folder, `${id}.part`);

  async function drop(id: string): Promise<void> {
    await arriving.drop(id);
    await rm(partOf(id), { force: true });
  }

  return {
    drop,

    async begin(upload: NewUpload): Promise<string> {
      await mkdir(folder, { recursive: true }).catch(unwritten);
      const { id, dropped } = await arriving.begin(upload);
      await open(partOf(id), 'wx', 0o600).then((file) => file.close(), unwritten);
      await Promise.all(dropped.map((old) => rm(partOf(old), { force: true })));
      return id;
    },

    /** Returns the new offset. Bytes received before the connection broke are kept. */
    async append({ id, size, arrived }: ArrivingUpload, { lock, held }: Held, source: Readable): Promise<number> {
      const file = await open(partOf(id), 'r+').catch(unwritten);
      let at = arrived;
      let reach = held;
      let noted = performance.now();
      const note = async (): Promise<void> => {
        noted = performance.now();
        if (!(await arriving.advance(id, lock, at))) throw turnedAway('locked');
      };
      try {
        // Keep the connection open when leaving the loop, so that a refused sender gets a response.
        for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          if (at + chunk.length > size) throw new InputFault('moreThanAnnounced', 'More than was announced');
          if (at + chunk.length > reach) {
            const more = await arriving.hold(id, lock, at);
            if ('refused' in more) throw turnedAway(more.refused);
            reach = more.held;
            noted = performance.now();
          }
          // Before it writes: after a long pause the upload may be another request's, or complete and inspected.
          if (performance.now() - noted > noteMs) await note();
          // Written at its offset, over anything that an interrupted request left.
          const { bytesWritten } = await file.write(chunk, 0, chunk.length, at).catch(unwritten);
          if (bytesWritten < chunk.length) unwritten('the disk is full');
          at += chunk.length;
        }
      } finally {
        await file.close();
        await note();
      }
      return at;
    },

    /** Runs `work` while renewing the lock. */
    async holding<T>({ id, size }: ArrivingUpload, lock: string, work: () => Promise<T>): Promise<T> {
      const renew = setInterval(() => void arriving.advance(id, lock, size).catch(() => undefined), noteMs);
      try {
        return await work();
      } finally {
        clearInterval(renew);
      }
    },

    /** The complete file under another name; the inspection deletes it afterwards. */
    async whole({ id, name, size }: ArrivingUpload): Promise<Arrived> {
      const path = join(folder, randomBytes(16).toString('hex'));
      await link(partOf(id), path).catch(unwritten);
      return { path, name, size };
    },

    /** The file belongs to its draft now. The row stays, so that a repeated request learns that the upload is complete. */
    async finish({ id }: ArrivingUpload): Promise<void> {
      await rm(partOf(id), { force: true });
    },
  };
}
