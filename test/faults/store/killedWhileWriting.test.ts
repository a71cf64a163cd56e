// Row 1: kill -9 while leads are written: every acknowledged lead, its file and its message exist.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../../src/server/store/openStore.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';
import { counts, faultTimeoutMs, report, startChild } from '../../support/faults.ts';
import { chanceOf } from '../../support/junk.ts';

const kills = counts(3, 100);
const leadsALife = counts(60, 210);
const chance = chanceOf();

describe.each(databaseNames)('on %s', (name) => {
  const database = useDatabase(name);

  test(
    'nothing acknowledged is missing',
    async () => {
      const address = await database.address();
      const acknowledged: string[] = [];
      for (let killed = 0; killed < kills; killed += 1) {
        const child = startChild('test/faults/store/writingChild.ts', [address.dataDir, address.databaseUrl]);
        await child.wrote(leadsALife);
        await new Promise((resolve) => setTimeout(resolve, chance(20)));
        await child.kill();
        acknowledged.push(...child.lines);
      }
      const store = await openStore({ ...address, clock: Date.now, log: quietLog });
      const leads = new Map((await store.leads.list()).map((lead) => [lead.reference, lead]));
      const messages = new Set((await store.outbox.list(1_000_000)).map(({ payload }) => JSON.stringify(payload)));
      await store.close();
      const missing = acknowledged.filter((line) => {
        const [reference = '', path = ''] = line.split(' ');
        const size = statSync(join(address.dataDir, 'files', path.slice(0, 2), path), { throwIfNoEntry: false })?.size;
        return (
          leads.get(reference)?.files[0]?.path !== path || size !== 19 || !messages.has(JSON.stringify({ reference }))
        );
      });
      report({
        row: 1,
        fault: `kill -9 while writing leads, ${name}`,
        promise: 'every acknowledged lead, file and message exists',
        count: `${kills} kills`,
        result: `${acknowledged.length} acknowledged, ${missing.length} missing`,
        lost: missing.length,
      });
      expect(acknowledged.length).toBeGreaterThanOrEqual(kills * leadsALife);
      expect(missing).toEqual([]);
    },
    faultTimeoutMs,
  );
});
