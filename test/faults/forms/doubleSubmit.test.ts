// Row 21: the same submission arrives five times at once in two processes: one lead is stored.
import { openStore } from '../../../src/server/store/openStore.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { newLead } from '../../support/newLead.ts';
import { undelivered } from '../../support/undelivered.ts';

const keys = counts(60, 1_000);
const times = 5;
/** Twenty visitors at the same moment, each sending five times. */
const atOnce = 20 * times;

describe.each(databaseNames)('on %s', (name) => {
  const database = useDatabase(name);

  test(
    'one lead a key, and everybody is told the same reference',
    async () => {
      const address = await database.address();
      const stores = await Promise.all([1, 2].map(() => openStore({ ...address, clock: Date.now, log: quietLog })));
      const submit = (index: number) => {
        const key = `key-${Math.floor(index / times)}`;
        const messages = () => [{ kind: 'mail' as const, payload: { key } }];
        const lead = newLead({ key, messages, once: { key: `check ${key}`, expiresAt: Date.now() + 60_000 } });
        const store = stores[index % stores.length];
        if (!store) throw new Error('no store');
        return store.leads.create(lead).then((created) => ({ key, created }));
      };
      const answers: Awaited<ReturnType<typeof submit>>[] = [];
      for (let first = 0; first < keys * times; first += atOnce) {
        answers.push(...(await Promise.all(Array.from({ length: atOnce }, (_, index) => submit(first + index)))));
      }
      const references = new Map<string, Set<string>>();
      for (const { key, created } of answers) {
        const known = references.get(key) ?? new Set();
        known.add('reference' in created ? created.reference : created.result);
        references.set(key, known);
      }
      const [store] = stores;
      const leads = (await store?.leads.list())?.length ?? 0;
      const messages = store ? await undelivered(store) : 0;
      await Promise.all(stores.map((one) => one.close()));
      report({
        row: 21,
        fault: `double submit, store alone, ${name}`,
        promise: 'one lead a key',
        count: `${keys} keys × ${times} in two processes`,
        result: `${leads} leads, ${messages} messages`,
        lost: Math.abs(keys - leads),
      });
      expect([leads, messages, references.size]).toEqual([keys, keys, keys]);
      expect([...references.values()].every((known) => known.size === 1)).toBe(true);
    },
    faultTimeoutMs,
  );
});
