// What a client announces before it uploads, read from the headers that the tus protocol has for it.
import { mostBytes } from '../../../shared/forms/fileLimits.ts';

export type UploadWish = { draft: string; name: string; size: number; proof: string };

const token = /^[\w-]{16,64}$/;
const longestName = 255;

/** Pairs of a name and a value in base64, with commas between. */
function metadata(header: string): Map<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(/ +/, 2));
  return new Map(pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]));
}

/** Answers the status to refuse it with, when it is none of ours. */
export function readUploadWish(length: string | undefined, described: string | undefined): UploadWish | 400 | 413 {
  if (!/^\d{1,15}$/.test(length ?? '') || Number(length) === 0) return 400;
  if (Number(length) > mostBytes) return 413;
  const values = metadata(described ?? '');
  const name = values.get('filename') ?? '';
  const draft = values.get('draft') ?? '';
  if (!token.test(draft) || name.length > longestName) return 400;
  return { draft, name, size: Number(length), proof: values.get('proof') ?? '' };
}
