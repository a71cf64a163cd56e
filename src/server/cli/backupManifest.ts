// The manifest of a backup.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

export const manifestFile = 'backup.json';
export const backupFormat = 1;

const manifest = v.object({
  format: v.literal(backupFormat),
  /** When the backup began; it contains everything acknowledged before. */
  at: v.string(),
  store: v.picklist(['sqlite', 'postgres']),
  /** Migrations that had been applied. */
  migrations: v.array(v.string()),
  files: v.number(),
  missing: v.array(v.string()),
});

export type BackupManifest = v.InferOutput<typeof manifest>;

export const readManifest = (folder: string): BackupManifest =>
  v.parse(manifest, JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')));
