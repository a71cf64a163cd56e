// Row 27: the mail server is down or killed while mails are sent: each arrives at least once, with one Message-ID.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { smtpMailer } from '../../../src/server/messages/mailers.ts';
import { startOutbox } from '../../../src/server/messages/startOutbox.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';
import { counts, faultTimeoutMs, report, startChild } from '../../support/faults.ts';
import { freePort } from '../../../scripts/freePort.ts';
import { undelivered } from '../../support/undelivered.ts';

const mails = counts(60, 1_000);
const kills = counts(4, 50);

describe.each(databaseNames)('on %s', (name) => {
  const database = useDatabase(name);

  test(
    'every mail arrives',
    async () => {
      // The worker's clock runs a thousand times faster, so that its pauses do not lengthen the test.
      const begin = performance.now();
      const clock = (): number => 1_700_000_000_000 + (performance.now() - begin) * 1_000;
      const store = await database.open(() => Math.round(clock()));
      const folder = join((await database.address()).dataDir, 'arrived');
      mkdirSync(folder);
      const payload = (index: number) => ({
        from: { name: 'COCloud', address: 'hello@example.com' },
        to: `v${index}@example.org`,
        subject: `Mail ${index}`,
        text: 't',
        html: 'h',
      });
      await store.outbox.add(
        Array.from({ length: mails }, (_, index) => ({ kind: 'mail' as const, payload: payload(index) })),
      );
      const ids = (await store.outbox.list(mails)).map(({ messageId }) => `<${messageId}@example.com>`);

      const port = await freePort();
      const nobody = async () => {};
      const worker = startOutbox({
        queue: store.outbox,
        kinds: ['mail'],
        deliver: { mail: smtpMailer(`smtp://127.0.0.1:${port}`), sms: nobody, webhook: nobody, forward: nobody },
        clock: () => Math.round(clock()),
        log: quietLog,
      });
      for (let killed = 0; killed < kills; killed += 1) {
        const server = startChild('test/faults/messages/mailServerChild.ts', [`${port}`, folder]);
        await server.wrote(1);
        worker.wake();
        const share = Math.max(2, Math.floor(mails / kills / 2));
        await server.wrote(Math.min(share, 1 + (await undelivered(store))));
        await server.kill();
      }
      const last = startChild('test/faults/messages/mailServerChild.ts', [`${port}`, folder]);
      while ((await undelivered(store)) > 0) {
        worker.wake();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await worker.stop();
      await last.kill();

      const accepted = readdirSync(folder).filter((file) => file.endsWith('.eml'));
      const arrived = accepted.map(
        (file) => /^message-id: *(\S+)/im.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '',
      );
      const distinct = new Set(arrived);
      report({
        row: 27,
        fault: `mail server killed, ${name}`,
        promise: 'at least once, one Message-ID each',
        count: `${mails} mails, ${kills} kills`,
        result: `${arrived.length} arrived, ${distinct.size} distinct`,
        lost: ids.filter((id) => !distinct.has(id)).length,
      });
      expect(ids.filter((id) => !distinct.has(id))).toEqual([]);
      expect(distinct.size).toBe(mails);
    },
    faultTimeoutMs,
  );
});
