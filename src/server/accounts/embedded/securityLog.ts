// Writes the security log of accounts: a row in the store for owner and staff, and a line in the server's log, each with the device
// and the network of the request.
import { isIP, isIPv4 } from 'node:net';
import { clientKey } from '../../ops/clientKey.ts';
import type { SecurityEvent, SecurityOutcome } from '../../../shared/facts/securityEvents.ts';
import type { Log } from '../../ops/log.ts';
import type { NewMessage } from '../../store/outbox.ts';
import type { Store } from '../../store/openStore.ts';
import type { NewSecurityEvent, SecurityNews } from '../../store/securityLog.ts';
import type { Asker } from '../AccountService.ts';

const find = (agent: string, rows: readonly (readonly [RegExp, string])[]): string =>
  rows.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** Browsers also name those whose pages they show alike: the first that fits is the one. */
const browsers = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/F(?:irefox|xiOS)\//, 'Firefox'],
  [/C(?:hrome|riOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/** The browser and system of a User-Agent, as in "Firefox · Windows". */
export const deviceOf = (agent: string): string =>
  [find(agent, browsers), find(agent, systems)].filter(Boolean).join(' · ');

/** The network of an IP address, wide enough to hold many people: a /24 of IPv4, a /48 of IPv6. Empty when it is no address. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) === 0) return '';
  const key = clientKey(plain, 48);
  return isIPv4(key) ? key.replace(/\.\d+$/, '.0/24') : `${key}::/48`;
}

type More = {
  outcome?: SecurityOutcome;
  /** Mails to the owner about the event. The result is true when they are sent: only a few are in an hour. */
  messages?: readonly NewMessage[];
};

/** Without an account, as for an unknown name, the row belongs to nobody and is soon swept: it is written so that timing reveals nothing. */
export type RecordEvent = (
  account: string | undefined,
  kind: SecurityEvent,
  at: Place,
  more?: More,
) => Promise<boolean>;

type Place = Pick<Asker, 'remoteAddress' | 'userAgent'>;

export type ToldEvent = readonly [account: string, kind: SecurityEvent, outcome?: SecurityOutcome];

/** `told` makes what the store writes together with a change. After that `logAndSend` writes the lines of the server's log and starts sending. */
export type Telling = {
  told: (events: readonly ToldEvent[], at: Place, mails: SecurityNews['mails']) => SecurityNews;
  logAndSend: (told: SecurityNews) => void;
};

const nobody = '';

const eventOf = (
  account: string,
  kind: SecurityEvent,
  { remoteAddress, userAgent }: Place,
  outcome: SecurityOutcome,
): NewSecurityEvent => ({ account, kind, outcome, network: networkOf(remoteAddress), device: deviceOf(userAgent) });

const logged = ({ account, kind, outcome, network }: NewSecurityEvent) => ({ account, kind, outcome, network });

type Parts = { store: () => Promise<Store>; log: Pick<Log, 'info'> };

export function securityLog({ store, log }: Parts): RecordEvent {
  return async (account = nobody, kind, at, { outcome = 'done', messages = [] } = {}) => {
    const event = eventOf(account, kind, at, outcome);
    log.info('account.event', logged(event));
    return (await store()).securityLog.add(event, messages);
  };
}

export const openTelling = ({ log, wake }: Pick<Parts, 'log'> & { wake: () => void }): Telling => ({
  told: (events, at, mails) => ({
    events: events.map(([account, kind, outcome = 'done']) => eventOf(account, kind, at, outcome)),
    mails,
  }),
  logAndSend({ events, mails }) {
    for (const event of events) log.info('account.event', logged(event));
    if (mails.length > 0) wake();
  },
});
