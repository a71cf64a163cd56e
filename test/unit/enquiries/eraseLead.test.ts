// Erased leads disappear everywhere, by hand or after the months that content sets.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileMailer } from '../../../src/server/messages/mailers.ts';
import { folderStorage } from '../../../src/server/store/openFiles.ts';
import { eraseLeads, monthsBefore, purgeLeads } from '../../../src/server/enquiries/eraseLead.ts';
import type { NewLead } from '../../../src/server/store/createLead.ts';
import type { Store } from '../../../src/server/store/openStore.ts';
import { useDatabase } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';
import { sameSender } from '../../support/sameSender.ts';

const database = useDatabase('SQLite');
const now = Date.parse('2026-11-21T09:00:00Z');

async function prepared() {
  const store = await database.open(() => now);
  const { dataDir } = await database.address();
  const files = folderStorage(join(dataDir, 'files'));
  const source = join(dataDir, 'source');
  writeFileSync(source, 'content');
  const send = fileMailer(join(dataDir, 'mail'));
  mkdirSync(join(dataDir, 'webhooks'));

  async function add(name: string, createdAt: number, different: Partial<NewLead> = {}): Promise<string> {
    const key = `${name}00.pdf`;
    await files.put(key, source);
    await store.uploads.keep(name, { path: key, name: 'a.pdf', type: 'pdf', size: 7 }, now + 1_000, sameSender);
    const lead = await store.leads.create(newLead({ draft: name, createdAt, ...different }));
    if (lead.result !== 'created') throw new Error(lead.result);
    const { reference } = lead;
    const mail = { from: { name: 'x', address: 'a@b.cc' }, to: 'd@e.ff', subject: 's', text: '', html: reference };
    await send(mail, name);
    writeFileSync(join(dataDir, 'webhooks', `${name}.json`), JSON.stringify({ reference }));
    return reference;
  }
  const left = () => ({
    files: readdirSync(join(dataDir, 'files'), { recursive: true }).filter((file) => String(file).endsWith('.pdf'))
      .length,
    mails: readdirSync(join(dataDir, 'mail')).length,
    webhooks: readdirSync(join(dataDir, 'webhooks')).length,
  });
  return { kept: { store, files, dataDir }, add, left };
}

const references = async (store: Store) => (await store.leads.list()).map(({ reference }) => reference);

test('one lead is erased with its files, mails and events', async () => {
  const { kept, add, left } = await prepared();
  const [gone, stays] = [await add('aaaa', now), await add('bbbb', now)];
  expect(left()).toEqual({ files: 2, mails: 4, webhooks: 2 });
  expect(await eraseLeads(kept, [gone])).toBe(1);
  expect(await eraseLeads(kept, [gone])).toBe(0);
  expect(left()).toEqual({ files: 1, mails: 2, webhooks: 1 });
  expect(await references(kept.store)).toEqual([stays]);
});

test('messages of another lead that mention the erased one stay, in the outbox and as files', async () => {
  const { kept, add } = await prepared();
  const desk = (text: string) => [{ id: `to desk ${text}`, kind: 'mail' as const, payload: { text } }];
  const gone = await add('aaaa', now, { messages: (reference) => desk(reference) });
  const other = await add('bbbb', now, { messages: () => desk(`see ${gone}`) });
  const overdue = () => [{ kind: 'mail' as const, payload: { text: 'overdue' } }];
  await kept.store.desk.remind(({ reference }) => (reference === gone ? overdue() : []));
  const waiting = await kept.store.outbox.claim(['mail'], 10, 0);
  const own = waiting.find(({ id }) => id === `to desk ${gone}`);
  await kept.store.outbox.failed(own?.id ?? '', 'refused', undefined, overdue());
  const mentioned = join(kept.dataDir, 'mail', `to desk see ${gone}`);
  for (const kind of ['eml', 'html']) writeFileSync(`${mentioned}.${kind}`, `see ${gone}`);
  expect(await eraseLeads(kept, [gone])).toBe(1);
  expect((await kept.store.outbox.list()).map(({ payload }) => payload)).toEqual([{ text: `see ${gone}` }]);
  for (const kind of ['eml', 'html']) expect(existsSync(`${mentioned}.${kind}`)).toBe(true);
  expect(await references(kept.store)).toEqual([other]);
});

test('leads are erased after the months that content sets, and never if it sets none', async () => {
  const { kept, add, left } = await prepared();
  await add('aaaa', Date.parse('2025-11-21T08:59:00Z'));
  const stays = await add('bbbb', Date.parse('2025-11-21T09:01:00Z'));
  expect(await purgeLeads(kept, undefined, now)).toBe(0);
  expect(await references(kept.store)).toHaveLength(2);
  expect(await purgeLeads(kept, 12, now)).toBe(1);
  expect(await references(kept.store)).toEqual([stays]);
  expect(left()).toEqual({ files: 1, mails: 2, webhooks: 1 });
});

test.each([
  ['2026-08-31T10:00:00Z', 6, '2026-02-28T10:00:00Z'],
  ['2028-08-31T10:00:00Z', 6, '2028-02-29T10:00:00Z'],
  ['2026-12-31T10:00:00Z', 1, '2026-11-30T10:00:00Z'],
  ['2026-11-21T09:00:00Z', 12, '2025-11-21T09:00:00Z'],
  ['2026-01-15T09:00:00Z', 3, '2025-10-15T09:00:00Z'],
])('%s less %d months is %s', (at, months, before) => {
  expect(new Date(monthsBefore(Date.parse(at), months)).toISOString()).toBe(new Date(before).toISOString());
});

test('an erasure that the storage interrupts keeps the lead, and the next one finishes it', async () => {
  const { kept, add, left } = await prepared();
  const old = Date.parse('2025-11-21T08:59:00Z');
  await add('aaaa', old);
  await add('bbbb', old);
  const files = { ...kept.files, remove: () => Promise.reject(new Error('The storage is away')) };
  await expect(purgeLeads({ ...kept, files }, 12, now)).rejects.toThrow('The storage is away');
  expect(await references(kept.store)).not.toEqual([]);
  expect(await purgeLeads(kept, 12, now)).toBe(2);
  expect([await references(kept.store), left()]).toEqual([[], { files: 0, mails: 0, webhooks: 0 }]);
});
