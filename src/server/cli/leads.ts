// npm run leads: enquiries of customers, for staff at a terminal.
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileStorage, openFiles } from '../store/openFiles.ts';
import { arrivalText } from '../pages/arrivals.ts';
import { eraseLeads } from '../enquiries/eraseLead.ts';
import { personName } from '../enquiries/leadNews.ts';
import type { Lead } from '../store/leads.ts';
import type { LeadFilter } from '../store/leadFilter.ts';
import type { Store } from '../store/openStore.ts';
import { readReference } from '../store/reference.ts';
import { closeLead } from './closeLead.ts';
import { nothingMore, onlyOne, typedAddress, withStore } from './withStore.ts';
import { formWord, languageWord, productOf, sizeWord, text, valueWords } from './words.ts';
import { checkWanted, type Flags, pageOf, readFlags } from './leadFlags.ts';
import { leadsCsv } from './leadsCsv.ts';
import { noteDeed } from './staffLog.ts';
import { harmless, print, printTable, taipeiTime, zone } from './print.ts';
import type { LeadEvent } from '../store/leadEvents.ts';
import { makeFolder } from '../ops/dataFiles.ts';
import { StaffFault } from '../ops/faults.ts';

const head = ['Reference', 'Received', 'Due', 'State', 'By', 'Desk', 'Form', 'Name', 'Company', 'Contact', 'Product'];

function printLeads(leads: readonly Lead[], offset: number, count: number): void {
  if (leads.length === 0) return print('None.');
  const rows = leads.map((lead) => [
    lead.reference,
    taipeiTime(lead.createdAt),
    taipeiTime(lead.dueAt),
    lead.status,
    lead.assignee ?? '-',
    lead.desk,
    `${formWord(lead.form)} (${languageWord(lead.locale)})`,
    personName(lead.values, lead.locale),
    text(lead, 'company'),
    [text(lead, 'phone'), text(lead, 'email')].filter(Boolean).join(', '),
    productOf(lead),
  ]);
  printTable(head, rows);
  print(`${offset + 1}–${offset + leads.length} of ${count}. ${zone}`);
}

const eventText: Readonly<Record<LeadEvent['kind'], (event: LeadEvent) => string>> = {
  note: ({ after }) => after,
  state: ({ before, after }) => `${before} → ${after}`,
  call: ({ before, after }) =>
    after
      ? `call: ${taipeiTime(Number(before))} → ${taipeiTime(Number(after))}`
      : `call cancelled: ${taipeiTime(Number(before))}`,
  assignee: ({ after }) => (after ? `in charge: ${after}` : 'nobody in charge'),
};

function printLead(lead: Lead, history: readonly LeadEvent[]): void {
  const facts = [
    ['Reference', lead.reference],
    ['State', lead.status],
    ['In charge', lead.assignee ?? '-'],
    ['Form', `${formWord(lead.form)} (${languageWord(lead.locale)})`],
    ['Desk', lead.desk],
    ['Received', `${taipeiTime(lead.createdAt)} (UTC+8)`],
    ['Due', `${taipeiTime(lead.dueAt)} (UTC+8)`],
    ...(lead.answeredAt === undefined ? [] : [['Answered', `${taipeiTime(lead.answeredAt)} (UTC+8)`]]),
    ...valueWords(lead),
    ...(lead.arrivals
      ? [
          ['First visit', arrivalText(lead.arrivals.first)],
          ['Latest visit', arrivalText(lead.arrivals.last)],
        ]
      : []),
    ...lead.files.map(({ name, size }) => ['File', `${name}, ${sizeWord(size)}`]),
    ...history.map((event) => [`${taipeiTime(event.at)} ${event.author}`, eventText[event.kind](event)]),
  ];
  for (const [label, value] of facts) print(harmless(`${label}: ${value}`));
}

const usage = `npm run leads -- list                      leads, newest first, 50 a page (--page 2)
npm run leads -- overdue                   those not answered in time
npm run leads -- show <reference>          one lead with everything that was sent and noted
npm run leads -- files <reference>         writes its files into a folder (--into <folder>)
npm run leads -- take <reference>          you look after it
npm run leads -- assign <reference> <who>  somebody else does
npm run leads -- note <reference> <text>   notes something
npm run leads -- answer <reference>        it is answered
npm run leads -- close <reference>         it needs no answer; its call is cancelled, and its half hour is free
npm run leads -- calls                     those with a call ahead; --free closes all that the flags select
npm run leads -- undo <reference>          takes back the last step, unless it cancelled a call
npm run leads -- person <e-mail>           everything kept of one person, as JSON
npm run leads -- erase <reference>         forgets it with its files, notes and messages
npm run leads -- export --csv|--json       all leads, for other programs
Which: --desk --language --form --state --from 2026-11-01 --to 2026-11-30 --search <words>; --json for programs; --by <your name>`;

type Opened = { store: Store; dataDir: string; files: () => Promise<FileStorage> };

async function findLead({ store }: Opened, typed: string | undefined): Promise<Lead> {
  const reference = readReference(typed ?? '');
  if (!reference)
    throw new StaffFault(`${typed ?? 'Nothing'} is not a reference such as CO-7F3K-29QD; please check each character`);
  const lead = await store.leads.find(reference);
  if (!lead) throw new StaffFault(`There is no lead ${reference}`);
  return lead;
}

const asJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

async function list({ store }: Opened, flags: Flags, which: Pick<LeadFilter, 'overdue' | 'calls'>): Promise<void> {
  const filter = { ...flags.wanted, ...which, ...pageOf(flags) };
  const leads = await store.leads.list(filter);
  if (flags.json) return asJson(leads);
  printLeads(leads, filter.offset, await store.leads.count(filter));
}

async function writeFiles(opened: Opened, { reference, files }: Lead, flags: Flags): Promise<void> {
  if (files.length === 0) return print(`${reference} has no files.`);
  const folder = flags.into ?? reference;
  makeFolder(folder, '--into');
  const storage = await opened.files();
  for (const [index, { path, name }] of files.entries()) {
    // Two files may have the same name, and a name must not contain a folder.
    const file = join(folder, `${index + 1}-${name.replace(/[\\/]/g, '_')}`);
    try {
      await pipeline(await storage.open(path), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      throw new StaffFault(harmless(`${file} cannot be written: ${String(error)}`));
    }
    print(harmless(file));
  }
}

async function leadsOfPerson({ store }: Opened, email: string): Promise<unknown[]> {
  const own = await store.leads.sentFrom([{ email }]);
  return Promise.all(own.map(async (lead) => ({ ...lead, history: await store.desk.history(lead.reference) })));
}

async function change(opened: Opened, lead: Lead, kind: 'state' | 'assignee', to: string, flags: Flags): Promise<void> {
  const { reference } = lead;
  const isNew = await opened.store.desk.change(reference, kind, to, flags.by);
  const words = kind === 'state' ? `is ${to}` : `is looked after by ${to}`;
  print(harmless(isNew ? `${reference} ${words}.` : `${reference} ${words} already.`));
}

const closedWords = {
  closed: 'is closed',
  freed: 'is closed; its call is cancelled',
  before: 'is closed already',
};

async function close({ store }: Opened, { reference }: Lead, { by }: Flags): Promise<void> {
  print(`${reference} ${closedWords[await closeLead(store, reference, by)]}.`);
}

async function calls(opened: Opened, flags: Flags): Promise<void> {
  if (!flags.free) return list(opened, flags, { calls: true });
  if (Object.values(flags.wanted).every((one) => one === undefined))
    throw new StaffFault('--free wants to know which: --search, --from, --to, --desk or --language');
  for (const lead of await opened.store.leads.list({ ...flags.wanted, calls: true })) await close(opened, lead, flags);
}

async function run(opened: Opened, flags: Flags): Promise<void> {
  const { store } = opened;
  const [command, argument, ...rest] = flags.words;
  if (command !== 'assign' && command !== 'note') onlyOne(rest);
  if (command === 'list' || command === 'overdue' || command === 'calls' || command === 'export')
    nothingMore(command, flags.words.slice(1));
  await checkWanted(store, flags.wanted);
  if (command === 'list' || command === 'overdue') return list(opened, flags, { overdue: command === 'overdue' });
  if (command === 'calls') return calls(opened, flags);
  if (command === 'export') {
    const leads = await store.leads.list(flags.wanted);
    if (flags.csv) return print(leadsCsv(leads));
    if (flags.json) return asJson(leads);
  }
  if (command === 'person' && argument) return asJson(await leadsOfPerson(opened, typedAddress(argument)));
  const one = () => findLead(opened, argument);
  const words = rest.join(' ').trim();
  switch (command) {
    case 'show': {
      const lead = await one();
      const history = await store.desk.history(lead.reference);
      return flags.json ? asJson({ ...lead, history }) : printLead(lead, history);
    }
    case 'files':
      return writeFiles(opened, await one(), flags);
    case 'take': {
      const lead = await one();
      await change(opened, lead, 'assignee', flags.by, flags);
      return change(opened, lead, 'state', 'taken', flags);
    }
    case 'assign':
      if (words === '') throw new StaffFault('To whom?');
      return change(opened, await one(), 'assignee', words, flags);
    case 'note': {
      if (words === '') throw new StaffFault('What is to be noted?');
      const { reference } = await one();
      await store.desk.note(reference, words, flags.by);
      return print(`Noted with ${reference}.`);
    }
    case 'answer':
      return change(opened, await one(), 'state', 'answered', flags);
    case 'close':
      return close(opened, await one(), flags);
    case 'undo': {
      const { reference } = await one();
      const step = await store.desk.undo(reference);
      if (step?.kind === 'call')
        throw new StaffFault(`The last step has cancelled the call of ${reference}, which cannot be taken back`);
      if (!step) return print(`Nothing has been done with ${reference}.`);
      const stays = step.staysClosed ? ` ${reference} stays closed: its visitor has cancelled the call.` : '';
      return print(harmless(`Taken back: ${step.kind} ${step.after}.${stays}`));
    }
    case 'erase': {
      const { reference } = await one();
      await eraseLeads({ store, dataDir: opened.dataDir, files: await opened.files() }, [reference]);
      noteDeed({ DATA_DIR: opened.dataDir }, 'erased', { lead: reference });
      return print(`${reference} is erased. Backups hold it until they are overwritten.`);
    }
    default:
      throw new StaffFault(usage);
  }
}

await withStore((store, { DATA_DIR: dataDir, S3_URL }) =>
  run({ store, dataDir, files: () => openFiles(S3_URL, dataDir) }, readFlags(process.argv.slice(2))),
);
