// Writes the security log of accounts: a row in the store for owner and staff, and a line in the server's log.
import type { SecurityEvent, SecurityOutcome } from '../../../shared/facts/securityEvents.ts';
import type { Log } from '../../ops/log.ts';
import type { NewMessage } from '../../store/outbox.ts';
import type { Store } from '../../store/openStore.ts';
import type { Asker } from '../AccountService.ts';
import { deviceOf, networkOf } from './deviceAndNetwork.ts';

type More = {
  outcome?: SecurityOutcome;
  /** Mails to the owner about the event. The result is true when they are sent: only a few are in an hour. */
  messages?: readonly NewMessage[];
};

/** Without an account, as for an unknown name, the row belongs to nobody and is soon swept: it is written so that timing reveals nothing. */
export type RecordEvent = (
  account: string | undefined,
  kind: SecurityEvent,
  asker: Pick<Asker, 'remoteAddress' | 'userAgent'>,
  more?: More,
) => Promise<boolean>;

const nobody = '';

type Parts = { store: () => Promise<Store>; log: Pick<Log, 'info'> };

export function securityLog({ store, log }: Parts): RecordEvent {
  return async (account = nobody, kind, { remoteAddress, userAgent }, { outcome = 'done', messages = [] } = {}) => {
    const network = networkOf(remoteAddress);
    log.info('account.event', { account, kind, outcome, network });
    const { securityLog: kept } = await store();
    return kept.add({ account, kind, outcome, network, device: deviceOf(userAgent) }, messages);
  };
}
