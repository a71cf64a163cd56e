// npm run outbox: which messages have left and which are waiting, for staff at a terminal.
import type { OutboxMessage } from '../store/outbox.ts';
import type { Store } from '../store/openStore.ts';
import { harmless, print, printTable, taipeiTime } from './print.ts';
import { UsageError, withStore } from './withStore.ts';

const usage = `npm run outbox -- list         the newest messages and how they fare
npm run outbox -- show <id>    one message with its content
npm run outbox -- retry        try everything undelivered again now`;

function stateOf({ doneAt, nextAt, tries }: OutboxMessage): string {
  if (doneAt !== undefined) return `delivered ${taipeiTime(doneAt)}`;
  if (nextAt === undefined) return 'refused';
  return tries === 0 ? 'waiting' : `again ${taipeiTime(nextAt)}`;
}

/** Mails and SMS have an address; a lead on its way to the remote back end is known by its reference. */
function receiverOf(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null) return '-';
  if ('to' in payload && typeof payload.to === 'string') return payload.to;
  return 'reference' in payload && typeof payload.reference === 'string' ? payload.reference : '-';
}

async function list(store: Store): Promise<void> {
  const messages = await store.outbox.list();
  if (messages.length === 0) return print('None.');
  const rows = messages.map((message) => [
    message.id.slice(0, 8),
    message.kind,
    receiverOf(message.payload),
    taipeiTime(message.createdAt),
    `${message.tries}`,
    stateOf(message),
    message.lastError ?? '',
  ]);
  printTable(['Id', 'Kind', 'To', 'Made', 'Tries', 'State', 'Last error'], rows);
}

async function show(store: Store, id: string | undefined): Promise<void> {
  const message = id ? await store.outbox.find(id) : undefined;
  if (!message) throw new UsageError(`There is no single message ${id ?? ''}; the list shows the ids`);
  const { payload, ...facts } = message;
  print(
    `${message.id}: ${stateOf(message)}, ${facts.tries} tries${facts.lastError ? `, last error: ${harmless(facts.lastError)}` : ''}`,
  );
  if (typeof payload !== 'object' || payload === null) return;
  for (const [name, value] of Object.entries(payload))
    print(harmless(`${name}: ${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}`));
}

const [command, argument] = process.argv.slice(2);

await withStore(async (store) => {
  switch (command) {
    case 'list':
      return list(store);
    case 'show':
      return show(store, argument);
    case 'retry':
      return print(`${await store.outbox.retry()} messages are tried again.`);
    default:
      throw new UsageError(usage);
  }
});
