// Subscribers of the newsletter: what stays of their address, and missing mailboxes.
import { createHmac } from 'node:crypto';
import type { Secrets } from '../secrets.ts';
import { emailKey } from '../store/emailKey.ts';
import type { Mail, Send } from '../messages/ports.ts';
import { NeighbourFault } from '../ops/faults.ts';

/**
 * Keyed hashes of an address: one stays when the subscription ends, so that only someone who knows the address can find
 * it again. The first hash uses the current key and is the one to store; the others use previous keys.
 */
export function marksOf(secrets: Secrets, email: string): [string, ...string[]] {
  const markBy = (key: Buffer): string => createHmac('sha256', key).update(emailKey(email)).digest('base64url');
  const [inForce, ...older] = secrets.keys('newsletterMarks');
  return [markBy(inForce), ...older.map(markBy)];
}

/**
 * Ends the subscription of a mailbox that does not exist. Mails that are delayed, or refused for another reason, are
 * retried or left to staff.
 */
export const endingOnBounce =
  (mail: Send<Mail>, bounced: (address: string) => Promise<unknown>): Send<Mail> =>
  async (message, messageId) => {
    try {
      await mail(message, messageId);
    } catch (error) {
      if (error instanceof NeighbourFault && error.code === 'noMailbox') await bounced(message.to);
      throw error;
    }
  };
