// What a backup says of itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

export const manifestFile = 'backup.json';
export const backupFormat = 1;

const manifest = v.object({
  format: v.literal(backupFormat),
  /** When it was begun; everything acknowledged before is in it. */
  at: v.string(),
  store: v.picklist(['sqlite', 'postgres']),
  /** Steps that the tables had been through. */
  migrations: v.array(v.string()),
  files: v.number(),
  missing: v.array(v.string()),
});

export type BackupManifest = v.InferOutput<typeof manifest>;

export const readManifest = (folder: string): BackupManifest =>
  v.parse(manifest, JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')));
