// Derives a key for each purpose from the site's secret (HKDF), and signs and verifies with it. While the secret is being
// replaced, the old one still verifies.
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StaffFault } from './ops/faults.ts';

/** The purposes of keys. Each text is part of its key: changing it voids everything signed before. */
const purposes = {
  attachmentLinks: 'links to attachments',
  callLinks: 'cocloud links to calls',
  checkChallenge: 'cocloud human check: challenge',
  checkSolution: 'cocloud human check: solution',
  checkSum: 'cocloud human check: sum',
  codes: 'cocloud account codes',
  consoleTickets: 'cocloud console tickets',
  estimates: 'cocloud estimates',
  knownBrowsers: 'cocloud known browsers',
  limits: 'cocloud who asks',
  newsletterMarks: 'cocloud marks of newsletter addresses',
  passwordStamps: 'cocloud stamps of passwords',
  previews: 'cocloud previews of articles',
  recoveryCodes: 'cocloud recovery codes to be shown',
  remoteSessions: 'cocloud sessions of the back end',
  secondFactors: 'cocloud second factors',
  sessions: 'cocloud sessions',
  vouching: 'cocloud vouching for visitors',
} as const;

export type Purpose = keyof typeof purposes;

/** The current secret, then the previous one while it is being replaced. */
export type SecretRing = readonly string[];

export type Secrets = {
  /** The current key first; older keys only verify and decrypt. */
  keys: (purpose: Purpose) => readonly [Buffer, ...Buffer[]];
  sign: (purpose: Purpose, text: string) => string;
  isSigned: (purpose: Purpose, text: string, signature: string) => boolean;
};

const shortest = 32;
const fewestDifferent = 8;

const isRepeated = (text: string): boolean => `${text}${text}`.indexOf(text, 1) < text.length;

/** Reads `secret`, or `new|old` while one replaces the other; an empty text is an empty ring. Throws with a message for staff. */
export function readRing(text: string): SecretRing {
  if (text === '') return [];
  const ring = text.split('|');
  if (ring.length > 2) throw new Error('must be one secret, or two joined by |');
  for (const secret of ring) {
    if (secret.length < shortest) throw new Error(`must have at least ${shortest} characters`);
    if (new Set(secret).size < fewestDifferent || isRepeated(secret))
      throw new Error('must be made by chance, not by repeating (openssl rand -base64 32)');
  }
  return ring;
}

export function secretsOf([inForce, ...older]: SecretRing): Secrets {
  if (inForce === undefined) throw new Error('There is no secret');
  const keyOf = (secret: string, purpose: Purpose): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', purposes[purpose], 32));
  const made = new Map<Purpose, readonly [Buffer, ...Buffer[]]>();
  const keys = (purpose: Purpose): readonly [Buffer, ...Buffer[]] => {
    const known = made.get(purpose) ?? [keyOf(inForce, purpose), ...older.map((secret) => keyOf(secret, purpose))];
    made.set(purpose, known);
    return known;
  };
  const tagOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    keys,
    sign: (purpose, text) => tagOf(keys(purpose)[0], text).toString('base64url'),
    isSigned(purpose, text, signature) {
      const given = Buffer.from(signature, 'base64url');
      return keys(purpose).some((key) => {
        const wanted = tagOf(key, text);
        return given.length === wanted.length && timingSafeEqual(given, wanted);
      });
    },
  };
}

/**
 * Writes the whole key to disk before linking it to its name, so that nobody reads half of it. Of several processes that
 * start at once, the first wins.
 */
function makeFile(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.unfinished`;
  try {
    const handle = openSync(unfinished, 'wx', 0o600);
    try {
      writeSync(handle, `${randomBytes(32).toString('hex')}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    linkSync(unfinished, file);
    const place = openSync(folder, 'r');
    fsyncSync(place);
    closeSync(place);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Takes the secret from the settings, or else creates it once in the data folder. */
export function openSecrets(configured: SecretRing, dataDir: string): Secrets {
  if (configured.length > 0) return secretsOf(configured);
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) makeFile(dataDir, file);
  try {
    return secretsOf(readRing(readFileSync(file, 'utf8').trim()));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES')
      throw new StaffFault(`${file} may not be read by this user, and must belong to the site's own`);
    const reason = error instanceof Error ? error.message : 'It is wrong';
    throw new StaffFault(`${file} holds no key (${reason}). Put the one of a backup there, or remove it for a new one`);
  }
}
