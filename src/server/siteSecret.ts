// The key of everything this site signs: from the settings, or made once and kept in the data folder.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string): string => readFileSync(file, 'utf8').trim();

export function siteSecret(configured: string, dataDir: string): string {
  if (configured) return configured;
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // Several processes may start at once: the first one's key holds for all.
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return read(file);
}
