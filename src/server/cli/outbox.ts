// npm run outbox: messages that were sent, wait or were refused, for staff at a terminal.
import type { OutboxMessage } from '../store/readOutbox.ts';
import type { Store } from '../store/openStore.ts';
import { type Flags, pageOf, readFlags } from './leadFlags.ts';
import { harmless, print, printTable, taipeiTime, zone } from './print.ts';
import { nothingMore, onlyOne, withStore } from './withStore.ts';
import { StaffFault } from '../ops/faults.ts';

const usage = `npm run outbox -- list         refused first, then waiting, then delivered; 50 a page (--page 2), --json for programs
npm run outbox -- show <id>    one message with its content
npm run outbox -- retry        try everything undelivered again now`;

function stateOf({ doneAt, nextAt, tries, lastError }: OutboxMessage): string {
  if (doneAt !== undefined && lastError !== undefined) return `given up ${taipeiTime(doneAt)}`;
  if (doneAt !== undefined) return `delivered ${taipeiTime(doneAt)}`;
  if (nextAt === undefined) return 'refused';
  return tries === 0 ? 'waiting' : `again ${taipeiTime(nextAt)}`;
}

/** Mails and SMS have an address; a lead for the remote back end is shown by its reference. */
function shownReceiver(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null) return '-';
  if ('to' in payload && typeof payload.to === 'string') return payload.to;
  return 'reference' in payload && typeof payload.reference === 'string' ? payload.reference : '-';
}

async function list(store: Store, flags: Flags): Promise<void> {
  const { page, json } = flags;
  const { limit, offset } = pageOf(flags);
  const messages = await store.outbox.list(limit, offset);
  const { refused, waiting, delivered } = await store.outbox.counts();
  if (json) return print(JSON.stringify({ refused, waiting, delivered, messages }, null, 2));
  if (messages.length === 0) return print('None.');
  const rows = messages.map((message) => [
    message.id.slice(0, 8),
    message.kind,
    shownReceiver(message.payload),
    taipeiTime(message.createdAt),
    `${message.tries}`,
    stateOf(message),
    message.lastError ?? '',
  ]);
  printTable(['Id', 'Kind', 'To', 'Made', 'Tries', 'State', 'Last error'], rows);
  print(`${refused} refused, ${waiting} waiting, ${delivered} delivered; page ${page}. ${zone}`);
}

async function show(store: Store, id: string | undefined, json: boolean): Promise<void> {
  const message = id ? await store.outbox.find(id) : undefined;
  if (!message) throw new StaffFault(`There is no single message ${id ?? ''}; the list shows the ids`);
  if (json) return print(JSON.stringify(message, null, 2));
  const { payload, ...facts } = message;
  print(
    `${message.id}: ${stateOf(message)}, ${facts.tries} tries${facts.lastError ? `, last error: ${harmless(facts.lastError)}` : ''}`,
  );
  if (typeof payload !== 'object' || payload === null) return;
  for (const [name, value] of Object.entries(payload))
    print(harmless(`${name}: ${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}`));
}

await withStore(async (store) => {
  const flags = readFlags(process.argv.slice(2));
  const [command, argument, ...others] = flags.words;
  switch (command) {
    case 'list':
      nothingMore(command, flags.words.slice(1));
      return list(store, flags);
    case 'show':
      onlyOne(others);
      return show(store, argument, flags.json);
    case 'retry':
      if (argument) throw new StaffFault('retry tries all that is undelivered, and takes no id');
      return print(`${await store.outbox.retry()} messages are tried again.`);
    default:
      throw new StaffFault(usage);
  }
});
