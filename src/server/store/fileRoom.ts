// Limits the room for files that belong to no lead yet: from one address, from one network, and in all.
import type { Change } from './schema.ts';
import { takeTurn } from './turns.ts';
import { minuteMs } from '../../shared/i18n/times.ts';

const megabyte = 1024 * 1024;

/**
 * Address: ten full forms, as from an office. Network: a quarter of all, so that a sender with thousands of addresses leaves room
 * for others. All: limited because others need the disk as well.
 */
const room = { address: 240 * megabyte, network: 1_024 * megabyte, all: 4_096 * megabyte };

/** How long an upload may hold room while nothing of it arrives. */
export const idleMs = 10 * minuteMs;

/** The sender, as far as an IP address tells, as keyed hashes: `network` is the most that a provider gives to one customer. */
export type Sender = { address: string; network: string };

/** The columns of `drafts_files` and `arriving`. The one of the address has its name from before there was another. */
const columns = { address: 'owner', network: 'network' } as const;

type SenderColumns = { owner: string; network: string };

export const columnsOf = ({ address, network }: Sender): SenderColumns => ({ owner: address, network });
export const senderIn = ({ owner, network }: SenderColumns): Sender => ({ address: owner, network });

/** `except`: the upload that the bytes belong to, since it holds room already. */
type Wanted = { sender: Sender; bytes: number; except?: string | undefined };

async function held(change: Change, now: number, except = '', by?: keyof Sender, value = ''): Promise<number> {
  const files = change.selectFrom('drafts_files').select(({ fn }) => fn.sum<string | null>('size').as('bytes'));
  // Uploads without a byte stop counting after `idleMs`, swept or not: their request may have broken off.
  const arriving = change
    .selectFrom('arriving')
    .select(({ fn }) => fn.sum<string | null>('held').as('bytes'))
    .where('id', '!=', except)
    .where((is) => is.or([is('arrived', '>', 0), is('moved_at', '>=', now - idleMs)]));
  const column = by && columns[by];
  const sums = [
    await (column === undefined ? files : files.where(column, '=', value)).executeTakeFirst(),
    await (column === undefined ? arriving : arriving.where(column, '=', value)).executeTakeFirst(),
  ];
  return sums.reduce((bytes, sum) => bytes + Number(sum?.bytes ?? 0), 0);
}

/** Whether there is room; until the transaction ends, no other one takes it. */
export async function hasRoom(change: Change, { sender, bytes, except }: Wanted, now: number): Promise<boolean> {
  await takeTurn(change, 'room for files', now);
  for (const by of ['address', 'network'] as const)
    if ((await held(change, now, except, by, sender[by])) + bytes > room[by]) return false;
  return (await held(change, now, except)) + bytes <= room.all;
}
