// Writes the security log of accounts: a row for its owner and staff, and a line for who runs the site.
import type { SecurityEvent, SecurityOutcome } from '../../../shared/facts/securityEvents.ts';
import type { Log } from '../../ops/log.ts';
import type { NewMessage } from '../../store/outbox.ts';
import type { Store } from '../../store/openStore.ts';
import type { Asker } from '../AccountService.ts';
import { networkOf } from '../networkOf.ts';
import { deviceOf } from './deviceOf.ts';

type More = {
  outcome?: SecurityOutcome;
  /** Leaves with it, if its owner was not told often enough already; true when it does. */
  messages?: readonly NewMessage[];
};

/** Without an account, as when a name is unknown, the row is nobody's and swept soon: it is written so that time tells nothing. */
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
