// A lead from draft to mail without HTTP: human check, store, outbox, worker, mails and webhook as files.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { deskFor } from '../../../src/server/enquiries/desks.ts';
import { deskTimes, dueAt } from '../../../src/server/enquiries/dueAt.ts';
import { fileLinks } from '../../../src/server/enquiries/fileLinks.ts';
import { secretsOf } from '../../../src/server/secrets.ts';
import { leadMessages } from '../../../src/server/enquiries/leadMessages.ts';
import { openDeliver } from '../../../src/server/messages/openDeliver.ts';
import { startOutbox } from '../../../src/server/messages/startOutbox.ts';
import { inspectFile } from '../../../src/server/forms/files/inspectFile.ts';
import { newFileKey } from '../../../src/server/forms/files/keepFiles.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { newLead } from '../../support/newLead.ts';
import { samplePdf } from '../../support/sampleFiles.ts';
import { undelivered } from '../../support/undelivered.ts';
import { sameSender } from '../../support/sameSender.ts';

describe.each(databaseNames)('on %s', (name) => {
  const database = useDatabase(name);

  test('a visitor and a desk get their mails, and the file waits in the storage', async () => {
    const clock = () => Date.parse('2026-11-20T15:00:00+08:00');
    const store = await database.open(clock);
    const { dataDir } = await database.address();
    const deliver = await openDeliver({
      dataDir,
      smtpUrl: '',
      smsUrl: '',
      s3: undefined,
      forwardWith: undefined,
      webhookSecrets: new Map(),
      clock,
    });

    const incoming = join(dataDir, 'incoming');
    mkdirSync(incoming);
    writeFileSync(join(incoming, 'upload'), samplePdf());
    const file = await inspectFile(join(incoming, 'upload'), '報價.pdf');
    if ('reason' in file) throw new Error(file.reason);
    const key = newFileKey(file.type);
    await deliver.files.put(key, file.path);
    await store.uploads.keep(
      'draft',
      { path: key, name: file.name, type: file.type, size: file.size },
      clock() + 1_000,
      sameSender,
    );

    const desk = deskFor(onceAWorker.content().desks, { form: 'contact', locale: 'zh_TW', country: 'TW' });
    const lead = newLead({
      draft: 'draft',
      desk: desk.desk,
      createdAt: clock(),
      dueAt: dueAt(clock(), 'enquiry', deskTimes({ ...onceAWorker.content(), holidays: {} })),
      confirmsTo: 'hash',
    });
    const created = await store.leads.create({
      ...lead,
      messages: (reference, files, confirms) =>
        leadMessages({
          ...lead,
          reference,
          files,
          locale: 'zh_TW',
          promise: 'enquiry',
          desk,
          deskTimes: deskTimes({ ...onceAWorker.content(), holidays: {} }),
          confirms,
          links: fileLinks(secretsOf(['secret']), 'https://cocloud.example'),
          policy: () => undefined,
          from: { name: 'COCloud', address: 'hello@cocloud.example' },
          visitor: { name: '王小明', email: 'wang@example.com', company: 'Example' },
          formName: () => '聯絡我們',
          product: () => undefined,
          rows: () => [],
          sizeText: (bytes) => String(bytes),
          text: (_locale, textKey, values = {}) => [textKey, ...Object.values(values)].join(' '),
        }),
    });
    if (created.result !== 'created') throw new Error(created.result);

    const worker = startOutbox({ queue: store.outbox, kinds: ['mail', 'webhook'], deliver, clock, log: quietLog });
    await eventually(() => undelivered(store), 0);
    await worker.stop();

    const raw = readdirSync(join(dataDir, 'mail')).filter((one) => one.endsWith('.eml'));
    const mails = await Promise.all(raw.map((one) => PostalMime.parse(readFileSync(join(dataDir, 'mail', one)))));
    expect(new Set(mails.map(({ to }) => to?.[0]?.address))).toEqual(
      new Set(['sales.tw@cocloud.example', 'wang@example.com']),
    );
    for (const mail of mails) {
      const isDesk = mail.to?.[0]?.address === 'sales.tw@cocloud.example';
      expect(`${mail.subject} ${mail.html}`.includes(created.reference)).toBe(true);
      expect(`${mail.html}`.includes('報價.pdf')).toBe(isDesk);
      expect(`${mail.text}`.includes(`https://cocloud.example/attachment/${key}?until=`)).toBe(isDesk);
    }
    const [event = ''] = readdirSync(join(dataDir, 'webhooks'));
    expect(JSON.parse(readFileSync(join(dataDir, 'webhooks', event), 'utf8'))).toMatchObject({
      type: 'lead.created',
      timestamp: '2026-11-20T07:00:00.000Z',
      data: {
        reference: created.reference,
        dueAt: Date.parse('2026-11-24T15:00:00+08:00'),
        files: [{ name: '報價.pdf', type: 'pdf', url: expect.stringContaining(key) }],
      },
    });
    expect((await store.leads.find(created.reference))?.files).toMatchObject([{ path: key }]);
  });
});
