// How leads look at a terminal: a table of many, everything about one.
import type { LeadEvent } from '../store/desk.ts';
import type { Lead } from '../store/leads.ts';
import { harmless, print, printTable, taipeiTime, zone } from './print.ts';
import { formWord, languageWord, personOf, productOf, sizeWord, text, valueWords } from './words.ts';

const head = ['Reference', 'Received', 'Due', 'State', 'By', 'Desk', 'Form', 'Name', 'Company', 'Contact', 'Product'];

export function printLeads(leads: readonly Lead[], offset: number, count: number): void {
  if (leads.length === 0) return print('None.');
  const rows = leads.map((lead) => [
    lead.reference,
    taipeiTime(lead.createdAt),
    taipeiTime(lead.dueAt),
    lead.status,
    lead.assignee ?? '-',
    lead.desk,
    `${formWord(lead.form)} (${languageWord(lead.locale)})`,
    personOf(lead),
    text(lead, 'company'),
    [text(lead, 'phone'), text(lead, 'email')].filter(Boolean).join(', '),
    productOf(lead),
  ]);
  printTable(head, rows);
  print(`${offset + 1}–${offset + leads.length} of ${count}. ${zone}`);
}

const said: Readonly<Record<LeadEvent['kind'], (event: LeadEvent) => string>> = {
  note: ({ after }) => after,
  state: ({ before, after }) => `${before} → ${after}`,
  assignee: ({ after }) => (after ? `in charge: ${after}` : 'nobody in charge'),
};

export function printLead(lead: Lead, history: readonly LeadEvent[]): void {
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
    ...lead.files.map(({ name, size }) => ['File', `${name}, ${sizeWord(size)}`]),
    ...history.map((event) => [`${taipeiTime(event.at)} ${event.author}`, said[event.kind](event)]),
  ];
  for (const [label, value] of facts) print(harmless(`${label}: ${value}`));
}
