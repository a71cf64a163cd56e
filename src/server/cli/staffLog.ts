// What staff's commands take away, in a file of the data folder that no restore replaces: afterwards it names what to do again.
import { appendFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { makeDataDir } from '../ops/dataFiles.ts';

type Deed = 'disabled' | 'enabled' | 'loggedOut' | 'oneStep' | 'erased' | 'bounced';

export const staffLogOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(resolve(DATA_DIR), 'staff.log');

/** `of`: only ids, codes and references, so that nothing of a person who was erased stays here. */
export function noteDeed(config: Pick<Config, 'DATA_DIR'>, deed: Deed, of: Readonly<Record<string, string>>): void {
  // Beside a database server the folder may be missing on the machine of staff.
  makeDataDir(config.DATA_DIR);
  const line = JSON.stringify({ time: new Date().toISOString(), deed, ...of });
  appendFileSync(staffLogOf(config), `${line}\n`, { mode: 0o600 });
}
