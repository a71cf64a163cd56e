// Keyed hash of an address; it stays when the subscription ends, so that only someone who knows the address can find it again.
import { createHmac } from 'node:crypto';
import type { Secrets } from '../secrets.ts';
import { keyOfEmail } from '../store/newsletter.ts';

/** The first hash uses the current key and is the one to store; the others use previous keys. */
export function marksOf(secrets: Secrets, email: string): [string, ...string[]] {
  const markBy = (key: Buffer): string => createHmac('sha256', key).update(keyOfEmail(email)).digest('base64url');
  const [inForce, ...older] = secrets.keys('newsletterMarks');
  return [markBy(inForce), ...older.map(markBy)];
}
