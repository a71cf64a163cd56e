// What is left of an address once its subscription is over: a keyed hash, so that only who knows the address finds it again.
import { createHmac } from 'node:crypto';
import type { Secrets } from '../secrets.ts';
import { keyOfEmail } from '../store/newsletter.ts';

/** The first is made by the key in force, and is the one to keep; the others were made by the one before. */
export function marksOf(secrets: Secrets, email: string): [string, ...string[]] {
  const markBy = (key: Buffer): string => createHmac('sha256', key).update(keyOfEmail(email)).digest('base64url');
  const [inForce, ...older] = secrets.keys('newsletterMarks');
  return [markBy(inForce), ...older.map(markBy)];
}
