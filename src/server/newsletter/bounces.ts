// A mailbox that takes no mail gets no more news: what is only late, or against the rules of its house today, is tried again or left to staff.
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
