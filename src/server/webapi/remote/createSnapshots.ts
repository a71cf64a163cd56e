// Keeps the last good answers on disk, so that a restart while the back end is down still knows them.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Log } from './Log.ts';

export type Snapshots = {
  /** What was kept of a call, by key; files that cannot be read are passed over. */
  kept: (call: string) => { key: string; answer: unknown }[];
  keep: (call: string, key: string, answer: unknown) => Promise<void>;
};

/** More than all calls, languages and domains need: names from outside cannot fill the disk. */
const mostFiles = 500;

const stored = v.object({ call: v.string(), key: v.string(), answer: v.unknown() });

export function createSnapshots(dir: string, log: Log): Snapshots {
  mkdirSync(dir, { recursive: true });
  const written = new Map<string, string>();

  function read(name: string): v.InferOutput<typeof stored>[] {
    try {
      return [v.parse(stored, JSON.parse(readFileSync(join(dir, name), 'utf8')))];
    } catch (error) {
      log('snapshot.unreadable', { file: name, reason: String(error) });
      return [];
    }
  }

  const files = readdirSync(dir).filter((name) => name.endsWith('.json'));
  const all = files.flatMap(read);
  for (const name of files) written.set(join(dir, name), '');

  return {
    kept: (call) => all.filter((row) => row.call === call),
    async keep(call, key, answer) {
      const text = JSON.stringify({ call, key, answer });
      const file = join(dir, `${encodeURIComponent(`${call} ${key}`)}.json`);
      if (written.get(file) === text || (!written.has(file) && written.size >= mostFiles)) return;
      written.set(file, text);
      try {
        // Several processes may keep the same answer: each writes beside it and swaps.
        const draft = `${file}.${process.pid}`;
        await writeFile(draft, text);
        await rename(draft, file);
      } catch (error) {
        written.delete(file);
        log('snapshot.unkept', { call, reason: String(error) });
      }
    },
  };
}
