// How much may lie here that belongs to no lead yet: so much from one address, from one network, and in all.
import type { Change } from './schema.ts';
import { takeTurn } from './turns.ts';

const megabyte = 1024 * 1024;

/**
 * Ten full forms behind one address, such as an office has; a quarter for one network, so that whoever has addresses by the
 * thousand leaves room for everybody else; and a disk that others need as well.
 */
const room = { owner: 240 * megabyte, network: 1_024 * megabyte, all: 4_096 * megabyte };

/** So long may an upload hold room of which nothing has come. */
export const idleMs = 10 * 60_000;

/** Who sent it, as far as an address tells: `owner` is one line, `network` what one provider gives to one customer at most. */
export type Sender = { owner: string; network: string };

/** `except`: the upload of which the bytes are, as it holds room already. */
type Wanted = { sender: Sender; bytes: number; except?: string | undefined };

async function held(change: Change, now: number, except = '', by?: keyof Sender, value = ''): Promise<number> {
  const files = change.selectFrom('drafts_files').select(({ fn }) => fn.sum<string | null>('size').as('bytes'));
  // Told by the time and not by what has been swept: of a request that broke off, nothing may have come.
  const arriving = change
    .selectFrom('arriving')
    .select(({ fn }) => fn.sum<string | null>('held').as('bytes'))
    .where('id', '!=', except)
    .where((is) => is.or([is('arrived', '>', 0), is('moved_at', '>=', now - idleMs)]));
  const sums = [
    await (by === undefined ? files : files.where(by, '=', value)).executeTakeFirst(),
    await (by === undefined ? arriving : arriving.where(by, '=', value)).executeTakeFirst(),
  ];
  return sums.reduce((bytes, sum) => bytes + Number(sum?.bytes ?? 0), 0);
}

/** Whether that much may be kept; until the transaction ends, nobody else takes the same room. */
export async function hasRoom(change: Change, { sender, bytes, except }: Wanted, now: number): Promise<boolean> {
  await takeTurn(change, 'room for files', now);
  for (const by of ['owner', 'network'] as const)
    if ((await held(change, now, except, by, sender[by])) + bytes > room[by]) return false;
  return (await held(change, now, except)) + bytes <= room.all;
}
