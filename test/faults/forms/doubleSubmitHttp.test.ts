// Row 21 over HTTP: five parallel posts of one form to two processes behind one address give one lead with one
// reference.
import { openStore } from '../../../src/server/store/openStore.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startServer } from '../../support/serverProcess.ts';

const keys = counts(20, 1_000);
const times = 5;
const keysAtOnce = 10;

describe.each(databaseNames)('on %s', (name) => {
  const database = useDatabase(name);

  test(
    'one lead a key',
    async () => {
      const address = await database.address();
      const env = { DATA_DIR: address.dataDir, DATABASE_URL: address.databaseUrl, WORKERS: '2' };
      const server = await startServer({ env });
      const told = new Map<string, Set<string>>();
      async function submit(index: number): Promise<void> {
        const key = `key-of-one-submission-${index}`;
        const answer = await server.post(
          '/en/contact_us',
          entriesFor('contactUs', 'en', { key, email: `visitor${index}@example.com` }),
        );
        // The later ones are told that the form was received already, with the same reference.
        const sent = URL.parse(answer.headers.get('location') ?? '', server.base)?.searchParams.get('sent');
        const reference = sent ?? `status ${answer.status}`;
        told.set(key, (told.get(key) ?? new Set()).add(reference));
      }
      for (let first = 0; first < keys; first += keysAtOnce) {
        const all = Array.from({ length: keysAtOnce * times }, (_, index) => submit(first + Math.floor(index / times)));
        await Promise.all(all);
      }
      await server.stop();
      const store = await openStore({ ...address, clock: Date.now, log: quietLog });
      const leads = await store.leads.list();
      const messages = (await store.outbox.list(1_000_000)).length;
      await store.close();
      const references = [...told.values()].flatMap((one) => [...one]);
      report({
        row: 21,
        fault: `double submit over HTTP, ${name}`,
        promise: 'one lead a key, everybody told the same reference',
        count: `${keys} keys × ${times} parallel posts to two processes`,
        result: `${leads.length} leads, ${references.length} references, ${messages / 3} × 3 messages`,
        lost: Math.abs(keys - leads.length),
      });
      expect(references.filter((reference) => !reference.startsWith('CO-'))).toEqual([]);
      expect([leads.length, references.length, messages]).toEqual([keys, keys, keys * 3]);
    },
    faultTimeoutMs,
  );
});
