// Child process that writes leads with files as fast as it can, and reports each one once it is acknowledged.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderStorage } from '../../../src/server/store/openFiles.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { newFileKey } from '../../../src/server/forms/files/keepFiles.ts';
import { newLead } from '../../support/newLead.ts';
import { sameSender } from '../../support/sameSender.ts';

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl, clock: Date.now, log: { warn: () => {} } });
const files = folderStorage(join(dataDir, 'files'));
const source = join(dataDir, `source-${process.pid}`);
mkdirSync(dataDir, { recursive: true });
writeFileSync(source, 'content of the file');

async function writeForever(): Promise<never> {
  for (;;) {
    const draft = randomUUID();
    const path = newFileKey('pdf');
    await files.put(path, source);
    await store.uploads.keep(draft, { path, name: 'plan.pdf', type: 'pdf', size: 19 }, Date.now() + 60_000, sameSender);
    const messages = (reference: string) => [{ kind: 'mail' as const, payload: { reference } }];
    const created = await store.leads.create(newLead({ draft, messages }));
    if (created.result === 'created') process.stdout.write(`${created.reference} ${path}\n`);
  }
}

await Promise.all(Array.from({ length: 4 }, writeForever));
