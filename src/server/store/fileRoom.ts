// How much may lie here that belongs to no lead yet: so much from one address, and so much in all.
import type { Change } from './schema.ts';
import { takeTurn } from './turns.ts';

const megabyte = 1024 * 1024;

/** Ten full forms behind one address, such as an office has; and a disk that others need as well. */
const room = { owner: 240 * megabyte, all: 4_096 * megabyte };

/** An upload holds its whole size from its first byte on; one that is only announced holds nothing. */
async function held(change: Change, owner?: string): Promise<number> {
  const files = change.selectFrom('drafts_files').select(({ fn }) => fn.sum<string | null>('size').as('bytes'));
  const arriving = change.selectFrom('arriving').select(({ fn }) => fn.sum<string | null>('held').as('bytes'));
  const sums = [
    await (owner === undefined ? files : files.where('owner', '=', owner)).executeTakeFirst(),
    await (owner === undefined ? arriving : arriving.where('owner', '=', owner)).executeTakeFirst(),
  ];
  return sums.reduce((bytes, sum) => bytes + Number(sum?.bytes ?? 0), 0);
}

/** Whether that much more may be kept; until the transaction ends, nobody else takes the same room. */
export async function hasRoom(change: Change, owner: string, bytes: number, now: number): Promise<boolean> {
  await takeTurn(change, 'room for files', now);
  return (await held(change, owner)) + bytes <= room.owner && (await held(change)) + bytes <= room.all;
}
