// npm run leads: what customers sent, for staff at a terminal.
import type { Lead } from '../store/leads.ts';
import type { Store } from '../store/openStore.ts';
import { readReference } from '../store/reference.ts';
import { leadsCsv } from './leadsCsv.ts';
import { harmless, print, printTable, taipeiTime } from './print.ts';
import { UsageError, withStore } from './withStore.ts';

const usage = `npm run leads -- list                  all leads, newest first
npm run leads -- overdue               those not answered in time
npm run leads -- show <reference>      one lead with everything that was sent
npm run leads -- answer <reference>    mark it as answered
npm run leads -- export --csv|--json   all leads, for other programs`;

function printLeads(leads: readonly Lead[]): void {
  if (leads.length === 0) return print('None.');
  const rows = leads.map((lead) => [
    lead.reference,
    taipeiTime(lead.createdAt),
    taipeiTime(lead.dueAt),
    lead.status,
    lead.desk,
    lead.form,
    lead.locale,
  ]);
  printTable(['Reference', 'Received', 'Due', 'Status', 'Desk', 'Form', 'Language'], rows);
}

function printLead({ values, files, ...lead }: Lead): void {
  const facts = [
    ['Reference', lead.reference],
    ['Form', `${lead.form} (${lead.locale})`],
    ['Desk', lead.desk],
    ['Received', taipeiTime(lead.createdAt)],
    ['Due', taipeiTime(lead.dueAt)],
    ['Answered', taipeiTime(lead.answeredAt)],
    ...Object.entries(values).map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : value]),
    ...files.map(({ name, path, size }) => ['File', `${name}, ${size} bytes, stored as ${path}`]),
  ];
  for (const [label, value] of facts) print(harmless(`${label}: ${value}`));
}

async function wanted(store: Store, typed: string | undefined): Promise<Lead> {
  const reference = readReference(typed ?? '');
  if (!reference)
    throw new UsageError(`${typed ?? 'Nothing'} is not a reference such as CO-7F3K-29QD; please check each character`);
  const lead = await store.leads.find(reference);
  if (!lead) throw new UsageError(`There is no lead ${reference}`);
  return lead;
}

async function answer(store: Store, typed: string | undefined): Promise<void> {
  const { reference, answeredAt } = await wanted(store, typed);
  const marked = await store.leads.answer(reference);
  print(marked ? `${reference} is answered.` : `${reference} was answered before, at ${taipeiTime(answeredAt)}.`);
}

async function exportAll(store: Store, format: string | undefined): Promise<void> {
  if (format === '--csv') return print(leadsCsv(await store.leads.list()));
  if (format === '--json') return print(JSON.stringify(await store.leads.list(), null, 2));
  throw new UsageError(usage);
}

const [command, argument] = process.argv.slice(2);

await withStore(async (store) => {
  switch (command) {
    case 'list':
      return printLeads(await store.leads.list());
    case 'overdue':
      return printLeads(await store.leads.overdue());
    case 'show':
      return printLead(await wanted(store, argument));
    case 'answer':
      return answer(store, argument);
    case 'export':
      return exportAll(store, argument);
    default:
      throw new UsageError(usage);
  }
});
