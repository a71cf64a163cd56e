// A lead is stored once, completely or not at all, in both databases.
import type { NewLead } from '../../../src/server/store/createLead.ts';
import type { LeadFilter } from '../../../src/server/store/leadFilter.ts';
import type { Store } from '../../../src/server/store/openStore.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';
import { undelivered } from '../../support/undelivered.ts';
import { sameSender } from '../../support/sameSender.ts';

const file = { path: 'k3.png', name: 'plan.png', type: 'png', size: 12 };

describe.each(databaseNames)('leads on %s', (name) => {
  const database = useDatabase(name);

  test('are returned as they were stored', async () => {
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
      assignee: undefined,
      values: { name: '王小明', services: ['cloud', 'sms'] },
      arrivals: undefined,
      files: [],
    });
    const arrivals = { first: { page: '/en', from: 'search.example' }, last: { page: '/en/cdn' } };
    const other = await store.leads.create(newLead({ arrivals }));
    if (other.result !== 'created') throw new Error(other.result);
    expect(await store.leads.find(other.reference)).toMatchObject({ arrivals });
    expect(await store.leads.find('CO-0000-0000')).toBeUndefined();
  });

  test('the same key gives the first lead, and its messages are sent once', async () => {
    const store = await database.open();
    const lead = newLead({ messages: (reference) => [{ kind: 'mail', payload: { reference } }] });
    const first = await store.leads.create(lead);
    const second = await store.leads.create({ ...lead, values: { name: 'other' } });
    expect(second).toEqual({ ...first, result: 'repeated' });
    expect(await store.leads.list()).toMatchObject([{ reference: 'reference' in first && first.reference }]);
    expect(await store.outbox.list()).toHaveLength(1);
  });

  test('the files of the draft move to the lead', async () => {
    const store = await database.open();
    await store.uploads.keep('token', file, Date.now() + 60_000, sameSender);
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
    expect(await store.uploads.unreferred([file.path])).toEqual([]);
  });

  test('a taken trial writes nothing', async () => {
    const store = await database.open();
    const trial = { company: 'example.com', product: 'aws' };
    await store.leads.create(newLead({ trials: [trial] }));
    await store.uploads.keep('token', file, Date.now() + 60_000, sameSender);
    const other = newLead({
      trials: [{ ...trial, product: 'google' }, trial],
      draft: 'token',
      once: { key: 'check', expiresAt: 1 },
      messages: () => [{ kind: 'mail', payload: {} }],
    });
    expect(await store.leads.create(other)).toEqual({ result: 'trialTaken', trial });
    expect(await store.leads.list()).toHaveLength(1);
    expect(await undelivered(store)).toBe(0);
    expect(await store.uploads.list('token')).toEqual([file]);
    expect(await store.spent.isSpent('check')).toBe(false);
    expect(await created(store, { trials: [{ ...trial, product: 'google' }] })).toBeTruthy();
  });

  test('a human check is valid for one lead, and for its repetition', async () => {
    const store = await database.open();
    const once = { key: 'check', expiresAt: Date.now() + 60_000 };
    const lead = newLead({ once });
    await store.leads.create(lead);
    expect((await store.leads.create(lead)).result).toBe('repeated');
    expect(await store.leads.create(newLead({ once }))).toEqual({ result: 'checkUsed' });
  });

  test('an error while messages are built leaves no lead behind', async () => {
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

  async function created(store: Store, different: Partial<NewLead> = {}): Promise<string> {
    const result = await store.leads.create(newLead(different));
    if (result.result !== 'created') throw new Error(result.result);
    return result.reference;
  }

  test('change state, with notes, and back again', async () => {
    let now = 1_000;
    const store = await database.open(() => now);
    const reference = await created(store, { dueAt: 5_000 });
    const overdue = async () => (await store.leads.list({ overdue: true })).map((lead) => lead.reference);
    expect(await overdue()).toEqual([]);
    now = 6_000;
    expect(await overdue()).toEqual([reference]);
    expect(await store.desk.change(reference, 'assignee', 'Mei', 'Mei')).toBe(true);
    now += 1;
    expect(await store.desk.change(reference, 'state', 'taken', 'Mei')).toBe(true);
    expect(await overdue()).toEqual([reference]);
    now += 1;
    await store.desk.note(reference, 'called, wants Tokyo', 'Mei');
    now += 1;
    expect(await store.desk.change(reference, 'state', 'answered', 'Mei')).toBe(true);
    expect(await store.desk.change(reference, 'state', 'answered', 'Mei')).toBe(false);
    expect(await overdue()).toEqual([]);
    expect(await store.leads.find(reference)).toMatchObject({ status: 'answered', answeredAt: now, assignee: 'Mei' });
    expect((await store.desk.history(reference)).map(({ kind, after }) => `${kind} ${after}`)).toEqual([
      'assignee Mei',
      'state taken',
      'note called, wants Tokyo',
      'state answered',
    ]);
    expect(await store.desk.undo(reference)).toMatchObject({ kind: 'state', after: 'answered' });
    expect(await store.leads.find(reference)).toMatchObject({ status: 'taken', answeredAt: undefined });
    for (const kind of ['note', 'state', 'assignee']) expect(await store.desk.undo(reference)).toMatchObject({ kind });
    expect(await store.leads.find(reference)).toMatchObject({ status: 'new', assignee: undefined });
    expect(await store.desk.undo(reference)).toBeUndefined();
  });

  test('are found by desk, language, form, time and words, page by page', async () => {
    const store = await database.open();
    const one = await created(store, { desk: 'japan', locale: 'jp', form: 'cooperation', createdAt: 1_000 });
    const two = await created(store, { createdAt: 2_000, values: { company: 'Acme "100%" 股份' } });
    const found = async (wanted: LeadFilter) => (await store.leads.list(wanted)).map(({ reference }) => reference);
    expect(await found({})).toEqual([two, one]);
    expect(await found({ limit: 1, offset: 1 })).toEqual([one]);
    expect(await store.leads.count({ limit: 1 })).toBe(2);
    for (const wanted of [{ desk: 'japan' }, { locale: 'jp' }, { form: 'cooperation' }, { to: 2_000 }])
      expect(await found(wanted)).toEqual([one]);
    // With a sign that no reference has, as one is of random letters.
    for (const wanted of [
      { from: 2_000 },
      { search: 'acme "' },
      { search: '"100%" 股' },
      { search: two.toLowerCase() },
    ])
      expect(await found(wanted)).toEqual([two]);
    for (const search of ['100_', '%%%', 'nobody']) expect(await found({ search })).toEqual([]);
  });

  test('are found by words as they were typed, also by those with accents, and by A to Z in either case', async () => {
    const store = await database.open();
    const one = await created(store, { values: { name: 'Érica Álvares', company: 'ÖZGE Kft' } });
    for (const search of ['Álvares', 'ÁLVARES', 'Érica', 'Özge', 'kFT'])
      expect((await store.leads.list({ search })).map(({ reference }) => reference)).toEqual([one]);
  });

  test('are found by mailbox, the newest first and only so many, since the time that counts for each', async () => {
    const store = await database.open();
    const sent = (email: string, createdAt: number) => created(store, { createdAt, values: { email } });
    const early = await sent('ada@example.com', 1_000);
    const others = [await sent('ben@example.com', 2_000), await sent('ben@example.com', 3_000)];
    const [late, latest] = [await sent('ada@example.com', 4_000), await sent('ben@example.com', 5_000)];
    await sent('eve@example.com', 6_000);
    const [ada, ben] = [{ email: 'Ada@example.com' }, { email: 'ben@example.com', since: 3_000 }];
    const found = async (...asked: Parameters<typeof store.leads.sentFrom>) =>
      (await store.leads.sentFrom(...asked)).map(({ reference }) => reference);
    expect(await found([ada, ben])).toEqual([latest, late, others[1], early]);
    expect(await found([ada, ben], 3)).toEqual([latest, late, others[1]]);
    // What does not count for Ben takes no room from what Ada sent before.
    expect(await found([ada, { ...ben, since: 5_001 }], 2)).toEqual([late, early]);
    expect(await found([])).toEqual([]);
  });

  test('are erased with everything about them, and nothing else', async () => {
    const store = await database.open();
    await store.uploads.keep('token', file, Date.now() + 60_000, sameSender);
    const messages = (reference: string) => [{ kind: 'mail' as const, payload: { subject: `New (${reference})` } }];
    const trial = { company: 'example.com', product: 'aws' };
    const gone = await created(store, { draft: 'token', messages, trials: [trial] });
    const stays = await created(store, { messages });
    await store.desk.note(gone, 'private', 'Mei');
    expect(await store.erasure.filesOf([gone])).toEqual([file.path]);
    expect(await store.erasure.erase([gone])).toBe(1);
    expect(await store.erasure.erase([gone])).toBe(0);
    expect(await store.leads.find(gone)).toBeUndefined();
    expect(await store.desk.history(gone)).toEqual([]);
    expect(await store.uploads.unreferred([file.path])).toEqual([file.path]);
    expect((await store.outbox.list()).map(({ payload }) => payload)).toEqual([{ subject: `New (${stays})` }]);
    expect((await store.leads.list()).map(({ reference }) => reference)).toEqual([stays]);
    expect((await store.leads.create(newLead({ trials: [trial] }))).result).toBe('created');
  });

  test('remind their desk once a day until they are answered, however many processes ask', async () => {
    const dayMs = 24 * 3_600_000;
    let now = 1_000;
    const store = await database.open(() => now);
    const reference = await created(store, { dueAt: 5_000 });
    const told = async () => {
      const messagesOf = (lead: { reference: string }) => [{ kind: 'mail' as const, payload: lead.reference }];
      await Promise.all([1, 2, 3].map(() => store.desk.remind(messagesOf)));
      return (await store.outbox.list()).length;
    };
    expect(await told()).toBe(0);
    now = 6_000;
    expect(await told()).toBe(1);
    expect(await told()).toBe(1);
    now += dayMs;
    expect(await told()).toBe(2);
    await store.desk.change(reference, 'state', 'answered', 'Mei');
    now += dayMs;
    expect(await told()).toBe(2);
  });

  test('a desk that was reminded while the clock was far ahead is reminded again when it is right', async () => {
    const dayMs = 24 * 3_600_000;
    let now = 400 * dayMs;
    const store = await database.open(() => now);
    await created(store, { dueAt: 5_000 });
    const told = async () => {
      await store.desk.remind(({ reference }) => [{ kind: 'mail', payload: reference }]);
      return (await store.outbox.list()).length;
    };
    expect(await told()).toBe(1);
    now = 3 * dayMs;
    expect([await told(), await told()]).toEqual([2, 2]);
    now += dayMs;
    expect(await told()).toBe(3);
  });
});
