// Hashes and compares passwords: argon2id of node:crypto, two at once, stored in the portable PHC format.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { NeighbourFault } from '../../ops/faults.ts';

const derive = promisify(argon2);

/** OWASP's smallest recommended cost: some 50 ms, and 19 MiB each while it lasts. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagLength = 32;

/** Two use a core and 38 MiB. When `mostWaiting` wait, further visitors are asked to try again. */
const atOnce = 2;
const mostWaiting = 40;

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Without a stored hash it answers false after the same time, so that timing does not reveal which accounts exist. */
  matches: (password: string, stored: string | undefined) => Promise<boolean>;
};

type Parsed = { memory: number; passes: number; parallelism: number; nonce: Buffer; tag: Buffer };

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

const encoded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

function parse(stored: string): Parsed | undefined {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(stored) ?? [];
  if (!memory) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

export function openPasswords(): Passwords {
  const queue = bulkhead(atOnce, mostWaiting);
  const run = (password: string, options: Omit<Parsed, 'tag'>): Promise<Buffer> =>
    queue
      .execute(() => derive('argon2id', { ...options, message: password.normalize('NFKC'), tagLength }))
      .catch((error: unknown) => {
        throw error instanceof BulkheadRejectedError
          ? new NeighbourFault('crowded', 'Too many passwords at once')
          : error;
      });
  /** Stands in for a missing hash: no password gives this tag. */
  const nobody: Parsed = { ...cost, nonce: randomBytes(saltBytes), tag: Buffer.alloc(tagLength) };

  return {
    async hash(password) {
      const nonce = randomBytes(saltBytes);
      const tag = await run(password, { ...cost, nonce });
      const { memory, passes, parallelism } = cost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encoded(nonce)}$${encoded(tag)}`;
    },

    async matches(password, stored) {
      const { tag, ...options } = (stored && parse(stored)) || nobody;
      return timingSafeEqual(await run(password, options), tag);
    },
  };
}
