// Files that came with a form which is not complete yet: kept for the visitor, under a token that only the form knows.
import { createHash } from 'node:crypto';
import type { Change, Database } from './schema.ts';

/** `path` is the random key under which the file storage holds it. */
export type KeptFile = { path: string; name: string; type: string; size: number };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const kept = (db: Change | Database, token: string) =>
  db
    .selectFrom('drafts_files')
    .select(['path', 'name', 'type', 'size'])
    .where('token_hash', '=', hashOf(token))
    .orderBy('path');

/** Gives the files of a draft to a lead; both sides change in the caller's transaction. */
export async function moveToLead(change: Change, token: string, reference: string): Promise<KeptFile[]> {
  const files = await kept(change, token).execute();
  if (files.length === 0) return [];
  await change
    .insertInto('lead_files')
    .values(files.map((file) => ({ ...file, reference })))
    .execute();
  await change
    .deleteFrom('drafts_files')
    .where(
      'path',
      'in',
      files.map(({ path }) => path),
    )
    .execute();
  return files;
}

export function uploadsRepository(db: Database, clock: () => number) {
  return {
    async keep(token: string, file: KeptFile, expiresAt: number): Promise<void> {
      await db
        .insertInto('drafts_files')
        .values({ ...file, token_hash: hashOf(token), expires_at: expiresAt })
        .execute();
    },

    list: (token: string): Promise<KeptFile[]> => kept(db, token).execute(),

    /** True when the draft had that file: then the caller removes it from the storage as well. */
    async remove(token: string, path: string): Promise<boolean> {
      const result = await db
        .deleteFrom('drafts_files')
        .where('token_hash', '=', hashOf(token))
        .where('path', '=', path)
        .executeTakeFirst();
      return result.numDeletedRows === 1n;
    },

    /** Forgets what has expired and answers the paths, for the storage to forget too. */
    async takeExpired(): Promise<string[]> {
      const rows = await db.deleteFrom('drafts_files').where('expires_at', '<', clock()).returning('path').execute();
      return rows.map(({ path }) => path);
    },

    /** True when a draft or a lead still refers to the stored file. */
    async isReferred(path: string): Promise<boolean> {
      const draft = await db.selectFrom('drafts_files').select('path').where('path', '=', path).executeTakeFirst();
      return (
        draft !== undefined ||
        (await db.selectFrom('lead_files').select('path').where('path', '=', path).executeTakeFirst()) !== undefined
      );
    },
  };
}
