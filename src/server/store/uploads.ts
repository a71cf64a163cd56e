// Files of forms that are not complete yet: kept for the visitor under a token that only the form knows.
import { createHash } from 'node:crypto';
import { mostBytes, mostFiles } from '../../shared/forms/fileLimits.ts';
import { columnsOf, hasRoom, type Sender } from './fileRoom.ts';
import type { Change, Database } from './schema.ts';
import { takeTurn } from './turns.ts';

/** `path` is the random key under which the file storage holds it. */
export type KeptFile = { path: string; name: string; type: string; size: number };

/** The token that the form knows, or its hash where only that is known. */
export type Draft = string | { hash: string };

/** Why a file was not kept: the draft has too many files or bytes, or too much waits from that address or in all. */
export type Unkept = 'count' | 'size' | 'room';

export const hashOf = (draft: Draft): string =>
  typeof draft === 'string' ? createHash('sha256').update(draft).digest('base64url') : draft.hash;

const kept = (db: Change | Database, draft: Draft) =>
  db
    .selectFrom('drafts_files')
    .select(['path', 'name', 'type', 'size'])
    .where('token_hash', '=', hashOf(draft))
    .orderBy('path');

/**
 * Moves the files of a draft to a lead, in the caller's transaction. Deleted first: of a send and a removal at once only one gets the
 * row, so no lead names a file that is removed from the storage.
 */
export async function moveToLead(change: Change, token: string, reference: string): Promise<KeptFile[]> {
  const taken = await change
    .deleteFrom('drafts_files')
    .where('token_hash', '=', hashOf(token))
    .returning(['path', 'name', 'type', 'size'])
    .execute();
  if (taken.length === 0) return [];
  const files = taken.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  await change
    .insertInto('lead_files')
    .values(files.map((file) => ({ ...file, reference })))
    .execute();
  return files;
}

export function uploadsRepository(db: Database, clock: () => number) {
  return {
    keep: (
      draft: Draft,
      file: KeptFile,
      expiresAt: number,
      sender: Sender,
      /** The upload in pieces that the file came by: the room that it held goes to the file, and it is kept no second time. */
      arriving?: string,
    ): Promise<Unkept | undefined> =>
      db.transaction().execute(async (change) => {
        await takeTurn(change, `draft ${hashOf(draft)}`, clock());
        const files = await kept(change, draft).execute();
        if (files.length >= mostFiles) return 'count';
        if (files.reduce((sum, { size }) => sum + size, file.size) > mostBytes) return 'size';
        const wanted = { sender, bytes: file.size, except: arriving };
        if (!(await hasRoom(change, wanted, clock()))) return 'room';
        if (arriving)
          await change.updateTable('arriving').set({ held: 0, kept: 1 }).where('id', '=', arriving).execute();
        await change
          .insertInto('drafts_files')
          .values({ ...file, token_hash: hashOf(draft), expires_at: expiresAt, ...columnsOf(sender) })
          .execute();
        return undefined;
      }),

    list: (draft: Draft): Promise<KeptFile[]> => kept(db, draft).execute(),

    /** True when the draft had that file: then the caller removes it from the storage as well. */
    async remove(token: string, path: string): Promise<boolean> {
      const result = await db
        .deleteFrom('drafts_files')
        .where('token_hash', '=', hashOf(token))
        .where('path', '=', path)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },

    /** Deletes expired files and returns their paths, so that the caller removes them from the storage. */
    async takeExpired(): Promise<string[]> {
      const rows = await db.deleteFrom('drafts_files').where('expires_at', '<', clock()).returning('path').execute();
      return rows.map(({ path }) => path);
    },

    /** The stored files among `paths` that no draft and no lead refers to. */
    async unreferred(paths: readonly string[]): Promise<string[]> {
      if (paths.length === 0) return [];
      const draft = await db.selectFrom('drafts_files').select('path').where('path', 'in', paths).execute();
      const lead = await db.selectFrom('lead_files').select('path').where('path', 'in', paths).execute();
      const referred = new Set([...draft, ...lead].map(({ path }) => path));
      return paths.filter((path) => !referred.has(path));
    },
  };
}
