// Ends the subscription of a mailbox that does not exist. Mails that are delayed, or refused for another reason, are retried or left to staff.
import type { Mail, Send } from '../messages/ports.ts';
import { NeighbourFault } from '../ops/faults.ts';

export const heedingBounces =
  (mail: Send<Mail>, bounced: (address: string) => Promise<unknown>): Send<Mail> =>
  async (message, messageId) => {
    try {
      await mail(message, messageId);
    } catch (error) {
      if (error instanceof NeighbourFault && error.code === 'noMailbox') await bounced(message.to);
      throw error;
    }
  };
