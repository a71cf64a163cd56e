// Uploads that survive a broken line: the store knows how far each has come, a file grows from there.
import { link, mkdir, open, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ArrivingUpload, NewUpload } from '../store/arriving.ts';
import type { Store } from '../store/openStore.ts';
import { StoreError } from '../store/StoreError.ts';
import type { Arrived } from './Submission.ts';

/** Noted that often, so that another process knows that this one is alive and how far it is. */
const noteMs = 5_000;

/** The piece could not be written, most likely for want of room. */
const unwritten = (error: unknown): never => {
  throw new StoreError('full', `The upload cannot be written: ${String(error)}`, error);
};

/** The visitor sent more than he had announced. */
export class TooMuch extends Error {}

/** Another request goes on with it, so that this one may not. */
export class TakenOver extends Error {}

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

    /** Answers where it stands afterwards; what had come when the line broke stays. */
    async append({ id, size, arrived }: ArrivingUpload, lock: string, source: Readable): Promise<number> {
      const file = await open(partOf(id), 'r+').catch(unwritten);
      let at = arrived;
      let noted = performance.now();
      const note = async (): Promise<void> => {
        noted = performance.now();
        if (!(await arriving.advance(id, lock, at))) throw new TakenOver();
      };
      try {
        // Whoever sends what we cannot keep is to be answered, so the line stays.
        for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          if (at + chunk.length > size) throw new TooMuch();
          // At its place: what a broken try has left behind is written over.
          const { bytesWritten } = await file.write(chunk, 0, chunk.length, at).catch(unwritten);
          if (bytesWritten < chunk.length) unwritten('the disk is full');
          at += chunk.length;
          if (performance.now() - noted > noteMs) await note();
        }
      } finally {
        await file.close();
        await note();
      }
      return at;
    },

    /** Runs while the lock is held on to. */
    async holding<T>({ id, size }: ArrivingUpload, lock: string, work: () => Promise<T>): Promise<T> {
      const renew = setInterval(() => void arriving.advance(id, lock, size).catch(() => undefined), noteMs);
      try {
        return await work();
      } finally {
        clearInterval(renew);
      }
    },

    /** The whole file under another name, for whoever looks at it and then takes it away. */
    async whole({ id, name, size }: ArrivingUpload): Promise<Arrived> {
      const path = join(folder, randomBytes(16).toString('hex'));
      await link(partOf(id), path).catch(unwritten);
      return { path, name, size };
    },

    async finish({ id }: ArrivingUpload): Promise<void> {
      await arriving.finish(id);
      await rm(partOf(id), { force: true });
    },
  };
}
