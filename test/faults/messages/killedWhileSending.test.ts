// A process is killed while sending: the next process sends its messages at once, but none that another process still
// sends.
import { isGone, ownProcess } from '../../../src/server/ops/processes.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';
import { faultTimeoutMs, report, startChild } from '../../support/faults.ts';

const child = 'test/faults/messages/sendingChild.ts';

describe.each(databaseNames)('on %s', (name) => {
  const database = useDatabase(name);

  test(
    'mails under way wait for no lease after a crash, and are not sent twice while their sender lives',
    async () => {
      const address = await database.address();
      const store = await openStore({ ...address, clock: Date.now, log: quietLog });
      await store.outbox.add([
        { kind: 'mail', payload: { text: 'verify' }, secret: true },
        { kind: 'mail', payload: { text: 'thanks' } },
      ]);
      const sender = startChild(child, [address.dataDir, address.databaseUrl]);
      await sender.wrote(1);
      const claim = () => store.outbox.claim(['mail'], 10, 60_000);
      const whileAlive = [await store.outbox.takeOver(isGone), await store.outbox.retry(), (await claim()).length];
      await sender.kill();
      const taken = await store.outbox.takeOver(isGone);
      const sent = await claim();
      // Taken over by this process, which is alive.
      const afterwards = [await store.outbox.takeOver(isGone), await store.outbox.retry()];
      await store.close();
      report({
        row: 3,
        fault: `kill -9 while mails are being sent, ${name}`,
        promise: 'sent at once by the next process, never by two that live',
        count: '2 mails',
        result: `${taken} taken over, ${whileAlive.reduce((sum, each) => sum + each, 0)} before`,
        lost: 2 - sent.length,
      });
      expect(sender.lines).toEqual(['2']);
      expect(whileAlive).toEqual([0, 0, 0]);
      expect(taken).toBe(2);
      expect(sent.map(({ tries }) => tries)).toEqual([2, 2]);
      expect(afterwards).toEqual([0, 0]);
    },
    faultTimeoutMs,
  );
});

test('a process of another machine, or of another container, may be alive', () => {
  const [place = '', number = '', life = ''] = ownProcess.split(' ');
  expect(isGone(ownProcess)).toBe(false);
  expect(isGone(`${place} ${number} another`)).toBe(true);
  expect(isGone(`elsewhere 999999999 ${life}`)).toBe(false);
  expect(isGone(`${place} 999999999 ${life}`)).toBe(true);
});
