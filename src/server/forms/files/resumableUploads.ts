// Uploads that survive a broken line: the store knows how far each has come, a file grows from there.
import { link, mkdir, open, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ArrivingUpload, Claim, NewUpload } from '../../store/arriving.ts';
import type { Store } from '../../store/openStore.ts';
import { InputFault, NeighbourFault } from '../../ops/faults.ts';
import type { Arrived } from '../Submission.ts';

/** Noted that often, so that another process knows that this one is alive and how far it is. */
const noteMs = 5_000;

type Held = Extract<Claim, { lock: string }>;

/** The piece could not be written, most likely for want of room. */
const unwritten = (error: unknown): never => {
  throw new NeighbourFault('full', `The upload cannot be written: ${String(error)}`, error);
};

/** Another request goes on with it, or there is no room for more. */
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

    /** Answers where it stands afterwards; what had come when the line broke stays. */
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
        // Whoever sends what we cannot keep is to be answered, so the line stays.
        for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          if (at + chunk.length > size) throw new InputFault('moreThanAnnounced', 'More than was announced');
          if (at + chunk.length > reach) {
            const more = await arriving.hold(id, lock, at);
            if ('refused' in more) throw turnedAway(more.refused);
            reach = more.held;
            noted = performance.now();
          }
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
