// A lead is written once, whole or not at all, on both databases.
import { databaseNames, useDatabase } from '../support/databases.ts';
import { newLead } from '../support/newLead.ts';

const file = { path: 'k3.png', name: 'plan.png', type: 'png', size: 12 };

describe.each(databaseNames)('leads on %s', (name) => {
  const database = useDatabase(name);

  test('come back as they were given', async () => {
    const store = await database.open();
    const created = await store.leads.create(newLead({ createdAt: 1_795_261_557_067 }));
    if (created.result !== 'created') throw new Error(created.result);
    expect(await store.leads.find(created.reference)).toEqual({
      reference: expect.stringMatching(/^CO-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      form: 'contact',
      locale: 'zh_TW',
      status: 'new',
      desk: 'sales',
      createdAt: 1_795_261_557_067,
      dueAt: 2_000,
      answeredAt: undefined,
      values: { name: '王小明', services: ['cloud', 'sms'] },
      files: [],
    });
    expect(await store.leads.find('CO-0000-0000')).toBeUndefined();
  });

  test('the same key gives the first lead and its messages once', async () => {
    const store = await database.open();
    const lead = newLead({ messages: (reference) => [{ kind: 'mail', payload: { reference } }] });
    const first = await store.leads.create(lead);
    const second = await store.leads.create({ ...lead, values: { name: 'other' } });
    expect(second).toEqual({ ...first, result: 'repeated' });
    expect(await store.leads.list()).toHaveLength(1);
    expect(await store.outbox.list()).toHaveLength(1);
    expect(await store.leads.referenceOf(lead.key)).toBe((await store.leads.list())[0]?.reference);
  });

  test('the files of the draft move to the lead', async () => {
    const store = await database.open();
    await store.uploads.keep('token', file, Date.now() + 1_000);
    const names: string[] = [];
    const created = await store.leads.create(
      newLead({
        draft: 'token',
        messages: (_reference, files) => {
          names.push(...files.map((one) => one.name));
          return [];
        },
      }),
    );
    expect(created.result).toBe('created');
    expect(names).toEqual(['plan.png']);
    expect((await store.leads.list())[0]?.files).toEqual([file]);
    expect(await store.uploads.list('token')).toEqual([]);
    expect(await store.uploads.isReferred(file.path)).toBe(true);
  });

  test('a taken trial writes nothing', async () => {
    const store = await database.open();
    const trial = { company: 'example.com', product: 'aws' };
    await store.leads.create(newLead({ trials: [trial] }));
    await store.uploads.keep('token', file, Date.now() + 1_000);
    const other = newLead({
      trials: [{ ...trial, product: 'google' }, trial],
      draft: 'token',
      once: { key: 'check', expiresAt: 1 },
      messages: () => [{ kind: 'mail', payload: {} }],
    });
    expect(await store.leads.create(other)).toEqual({ result: 'trialTaken', trial });
    expect(await store.leads.list()).toHaveLength(1);
    expect(await store.outbox.undelivered()).toBe(0);
    expect(await store.uploads.list('token')).toEqual([file]);
    expect(await store.trials.isTaken({ ...trial, product: 'google' })).toBe(false);
    expect(await store.spent.isSpent('check')).toBe(false);
  });

  test('a human check serves one lead, and its repetition', async () => {
    const store = await database.open();
    const once = { key: 'check', expiresAt: Date.now() + 1_000 };
    const lead = newLead({ once });
    await store.leads.create(lead);
    expect((await store.leads.create(lead)).result).toBe('repeated');
    expect(await store.leads.create(newLead({ once }))).toEqual({ result: 'checkUsed' });
  });

  test('an error while messages are made leaves no lead behind', async () => {
    const store = await database.open();
    const broken = newLead({
      messages: () => {
        throw new Error('no text');
      },
    });
    await expect(store.leads.create(broken)).rejects.toThrow('no text');
    expect(await store.leads.list()).toEqual([]);
    expect((await store.leads.create({ ...broken, messages: () => [] })).result).toBe('created');
  });

  test('are answered once and then no longer overdue', async () => {
    let now = 1_000;
    const store = await database.open(() => now);
    const created = await store.leads.create(newLead({ dueAt: 5_000 }));
    if (created.result !== 'created') throw new Error(created.result);
    expect(await store.leads.overdue()).toEqual([]);
    now = 6_000;
    expect((await store.leads.overdue()).map((lead) => lead.reference)).toEqual([created.reference]);
    expect(await store.leads.answer(created.reference)).toBe(true);
    expect(await store.leads.answer(created.reference)).toBe(false);
    expect(await store.leads.overdue()).toEqual([]);
    expect((await store.leads.find(created.reference))?.answeredAt).toBe(6_000);
  });
});
