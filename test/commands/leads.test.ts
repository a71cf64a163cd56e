// Staff commands, run as staff run them: as separate processes, beside an open store.
import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { mailSchema } from '../../src/server/messages/ports.ts';
import { databaseNames, quietLog, useDatabase, type Databases } from '../support/databases.ts';
import { sealed, shop } from '../support/sampleEstimate.ts';
import { newLead } from '../support/newLead.ts';
import { staffCommands } from '../support/staffCommands.ts';
import { openStore } from '../../src/server/store/openStore.ts';

async function prepared(database: Databases) {
  const address = await database.address();
  const store = await openStore({ ...address, clock: Date.now, log: quietLog });
  const created = await store.leads.create(
    newLead({
      form: 'contactUs',
      values: {
        name: 'Wang',
        email: 'wang@example.com',
        phone: '+886 912 345 678',
        note: '-1+cmd()',
        company: '=HYPERLINK("http://x")',
        message: 'one\ntwo \u001b[31m"red"',
        services: ['cloud', 'sms'],
      },
      arrivals: { first: { page: '/en', from: 'search.example' }, last: { page: '/en/cdn', source: 'letter' } },
      messages: () => [{ kind: 'mail', payload: { to: 'wang@example.com', subject: 'Hello' } }],
    }),
  );
  await store.close();
  if (created.result !== 'created') throw new Error(created.result);
  return { ...staffCommands(address), reference: created.reference };
}

describe('beside a site', () => {
  const database = useDatabase('SQLite');

  test('leads are listed, shown, exported and answered', async () => {
    const { reference, leads } = await prepared(database);
    expect(await leads('list')).toContain(reference);
    expect(await leads('overdue')).toContain(reference);
    const shown = await leads('show', reference.toLowerCase().replaceAll('-', ''));
    expect(shown).toContain('Which services do you need?: Cloud service, International SMS');
    expect(shown).toMatch(/Due: [\d-]+ [\d:]+ \(UTC\+8\)/);
    expect(shown).toMatch(/First visit: \/en · search\.example\nLatest visit: \/en\/cdn · utm_source=letter/);
    expect(shown).not.toContain('\u001b');
    const csv = await leads('export', '--csv');
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(csv).toContain('"+886 912 345 678"');
    expect(csv).toContain(`"'-1+cmd()"`);
    expect(csv.startsWith('\uFEFF"reference"')).toBe(true);
    expect(JSON.parse(await leads('export', '--json'))).toMatchObject([
      { reference, values: { services: ['cloud', 'sms'] } },
    ]);
    expect(await leads('take', reference, '--by', 'Mei')).toMatch(/looked after by Mei\.\n.* is taken\./);
    expect(await leads('note', reference, 'wants', 'Tokyo', '--by', 'Mei')).toContain('Noted');
    expect(await leads('show', reference)).toMatch(/Mei: new → taken\n.* Mei: wants Tokyo/);
    expect(await leads('answer', reference)).toContain('is answered.');
    expect(await leads('answer', reference)).toContain('is answered already');
    expect(await leads('overdue')).toBe('None.\n');
    expect(await leads('undo', reference)).toContain('Taken back: state answered');
    expect(await leads('overdue')).toContain('taken');
  });

  test('an estimate shows which of its prices are indicative, as the desk’s mail does', async () => {
    const address = await database.address();
    const store = await openStore({ ...address, clock: Date.now, log: quietLog });
    const created = await store.leads.create(newLead({ form: 'consult', values: { estimate: sealed(shop) } }));
    await store.close();
    if (created.result !== 'created') throw new Error(created.result);
    const shown = await staffCommands(address).leads('show', created.reference);
    // Of five prices only that of the messages is a sample; the sum says so, too.
    expect(shown.match(/\(indicative\)/g)).toHaveLength(1);
    expect(shown).toMatch(/SMS[^\n]*\(indicative\)/);
    expect(shown).toMatch(/\(includes indicative prices\)/);
  });

  test('a closed enquiry gives its half hour back, and its visitor gets a mail; calls are closed by what they have in common', async () => {
    const address = await database.address();
    const { leads } = staffCommands(address);
    const store = await openStore({ ...address, clock: Date.now, log: quietLog });
    const soon = Date.now() + 24 * 3_600_000;
    const booked = async (place: number, name: string) => {
      const made = await store.leads.create(
        newLead({
          form: 'callback',
          locale: 'jp',
          desk: 'japan',
          values: { name, email: `visitor${place}@example.com`, phone: '+81 90 1234 5678' },
          call: { at: soon + place, zone: 'Asia/Tokyo', bookers: [{ key: name, most: 9 }], linkOf: (one) => one },
        }),
      );
      return made.result === 'created' ? made.reference : '';
    };
    const taken = async () => (await store.calls.taken(0, soon * 2)).map((at) => at - soon).toSorted();
    const one = await booked(0, 'Ada');
    const others = [await booked(1, 'robot'), await booked(2, 'robot')];
    const stays = await booked(3, 'Ben');
    await leads('take', one, '--by', 'Mei');
    // Steps of visitors are known by this name.
    await expect(leads('close', one, '--by', ' Visitor')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--by'),
    });
    expect(await leads('close', one, '--by', 'Mei')).toBe(`${one} is closed; its call is cancelled.\n`);
    expect(await leads('close', one)).toBe(`${one} is closed already.\n`);
    expect(await taken()).toEqual([1, 2, 3]);
    await expect(leads('undo', one)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be taken back'),
    });
    expect(await leads('show', one)).toMatch(/State: closed[^]*Mei: new → taken[^]*Mei: call cancelled: /);
    await expect(leads('calls', '--free')).rejects.toMatchObject({ code: 1 });
    expect(await leads('calls', '--free', '--search', 'robot')).toContain(`${others[0]} is closed; its call`);
    expect(await taken()).toEqual([3]);
    const listed = await leads('calls');
    expect([listed.includes(stays), listed.includes(one)]).toEqual([true, false]);
    const messages = await store.outbox.list();
    const mails = messages.flatMap(({ kind, payload }) => (kind === 'mail' ? [v.parse(mailSchema, payload)] : []));
    expect(mails.map(({ to, calendar }) => `${to} ${calendar?.method}`).toSorted()).toEqual(
      [0, 1, 2].map((place) => `visitor${place}@example.com CANCEL`),
    );
    expect(mails[0]?.subject).toContain('お電話のご予約を取り消しました');
    expect(mails[0]?.text).toContain('/jp/callback');
    expect(messages.filter(({ kind }) => kind === 'webhook')).toHaveLength(3);
    await leads('take', stays, '--by', 'Mei');
    await store.calls.change(stays, { from: soon + 3, messages: () => [] });
    const closed = `${stays} stays closed: its visitor has cancelled the call.`;
    expect(await leads('undo', stays)).toBe(`Taken back: state taken. ${closed}\n`);
    expect(await leads('undo', stays)).toBe('Taken back: assignee Mei.\n');
    await store.close();
  });

  test('the outbox is listed, shown and retried', async () => {
    const { outbox } = await prepared(database);
    const listed = await outbox('list');
    expect(listed).toMatch(/mail +wang@example\.com .*waiting/);
    const id = listed.split('\n')[1]?.slice(0, 8) ?? '';
    expect(await outbox('show', id)).toContain('subject: Hello');
    expect(await outbox('retry')).toBe('1 messages are tried again.\n');
  });

  test('a mistake is reported with exit code 1', async () => {
    const { leads, outbox } = await prepared(database);
    await expect(leads()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npm run leads') });
    await expect(leads('show', 'CO-AAAA-AAAB')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/not a reference|no lead/),
    });
    await expect(outbox('show', 'zzz')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no single message'),
    });
  });
});

/** Commands do the same on both databases; only finding the database differs. */
describe.each(databaseNames)('on %s', (name) => {
  const database = useDatabase(name);

  test('leads are found by flags, exported for a person and erased', async () => {
    const { DATA_DIR, reference, leads, outbox } = await prepared(database);
    const found = async (...flags: string[]) => (await leads('list', ...flags)).includes(reference);
    expect(await found('--desk', 'sales', '--language', 'zh_TW', '--search', 'hyperlink', '--to', '2026-01-01')).toBe(
      true,
    );
    expect(await found('--desk', 'japan')).toBe(false);
    expect(await found('--page', '2')).toBe(false);
    expect(JSON.parse(await leads('list', '--json'))).toMatchObject([{ reference }]);
    expect(await leads('list')).toMatch(/Wang .*\+886 912 345 678, wang@example\.com .*\n1–1 of 1\. Times: Taipei/);
    expect(JSON.parse(await leads('person', 'WANG@example.com'))).toMatchObject([{ reference, history: [] }]);
    expect(JSON.parse(await leads('person', 'ang@example.com'))).toEqual([]);
    expect(await leads('files', reference)).toContain('has no files');
    expect(await leads('erase', reference)).toContain('is erased');
    expect(await leads('list')).toBe('None.\n');
    expect(JSON.parse(await outbox('list', '--json'))).toMatchObject({ waiting: 0 });
    if (name !== 'SQLite') expect(readdirSync(DATA_DIR)).toEqual(['staff.log']);
  });
});
