// Background work, started as soon as the store can be reached: sends waiting messages, reminds desks, deletes what has expired
// (unless the time of day has been set meanwhile).
import { brandNotices } from './enquiries/brandNotices.ts';
import { callReminder } from './enquiries/callChange.ts';
import type { EnquiryParts } from './enquiries/EnquiryParts.ts';
import { monthsBefore, purgeLeads } from './enquiries/eraseLead.ts';
import type { Deliver } from './messages/ports.ts';
import { startOutbox, type OutboxWorker } from './messages/startOutbox.ts';
import { endingOnBounce, marksOf } from './newsletter/subscribers.ts';
import type { Log } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';
import { isGone } from './ops/processes.ts';
import { diskWatch } from './ops/diskRoom.ts';
import { sweepReplaced } from './ops/dataFiles.ts';
import type { Secrets } from './secrets.ts';
import type { ReachStore, Store } from './store/openStore.ts';
import { roundMs, sweepUploads } from './forms/files/sweepUploads.ts';
import { missingHolidays } from './enquiries/dueAt.ts';
import { dayMs, minuteMs } from '../shared/i18n/times.ts';

const retryMs = 5_000;
const sweepMs = 10 * minuteMs;
/** Calls are looked for every ten minutes, so a desk is reminded at least half an hour before its call. */
const remindMs = 40 * minuteMs;
/** Used links are remembered this long, so that a second click is told what became of the first. */
const spentLinksMs = 30 * dayMs;

type Chores = {
  start: () => void;
  /** Looks for messages at once instead of at the next second. */
  wake: () => void;
  /** Resolves when no message is being sent any more, and the chore that is being done has ended. */
  stop: () => Promise<void>;
};

type Options = {
  store: Pick<ReachStore, 'use'>;
  /** The first brand is responsible for desks that no brand has. */
  brands: readonly EnquiryParts[];
  months: { enquiries: number | undefined; security: number };
  deliver: Deliver;
  dataDir: string;
  /** Share of its disk; when less is free, the log warns. */
  diskFree: number;
  incomingDir: string;
  secrets: Secrets;
  metrics: Metrics;
  clock: () => number;
  /** False once the time of day has been set (ops/steadyClock.ts). */
  isSteady: () => boolean;
  log: Log;
};

type Chore = (store: Store) => Promise<unknown>;

type Group = {
  /** It deletes by age, or ends what is over: a wrong clock would lose what is still wanted. */
  deletes: boolean;
  chores: Record<string, Chore>;
};

/** The chores of a group are done one by one. Reminders must not be late, so they wait for no other group, such as one with a slow storage. */
function choresOf(
  { brands, months, deliver, dataDir, diskFree, incomingDir, clock, log }: Options,
  notices: ReturnType<typeof brandNotices>,
): Group[] {
  const reminders: Record<string, Chore> = {
    disk: diskWatch(dataDir, diskFree, log),
    overdue: (store) => store.desk.remind(notices.overdue),
    callsSoon: (store) =>
      store.calls.remind(remindMs, (call) => {
        const parts = brands.find(({ hasDesk }) => hasDesk(call.desk));
        return parts ? callReminder(parts, call) : [];
      }),
    async holidays(store) {
      const years = new Set(brands.flatMap(({ holidays }) => missingHolidays(holidays, clock())));
      if (years.size === 0 || (await store.counts.take({ key: 'holidays', most: 1, everyMs: dayMs })) > 0) return;
      for (const year of years) log.warn('holidays.missing', { year });
    },
    async keys(store) {
      const isElsewhere = (await store.counts.take({ key: 'fill keys', most: 1, everyMs: roundMs })) > 0;
      if (!isElsewhere) await store.fillKeys();
    },
  };
  const rows: Record<string, Chore> = {
    async outbox(store) {
      const late = await store.outbox.giveUpLate();
      if (late > 0) log.warn('outbox.tooLate', { late });
      await store.outbox.sweep();
    },
    answers: (store) => store.sums.sweep(),
    sessions: (store) => store.sessions.sweep(),
    passkeys: (store) => store.passkeys.sweep(),
    links: (store) => store.accountLinks.sweep(spentLinksMs),
    securityLog: (store) => store.securityLog.sweep(monthsBefore(clock(), months.security)),
    codes: (store) => store.accountCodes.sweep(),
    mailboxChanges: (store) => store.mailboxChanges.sweep(),
    companies: (store) => store.companies.sweep(),
    counts: (store) => store.counts.sweep(),
    views: (store) => store.views.sweep(),
    newsletter: (store) => store.newsletter.sweep(),
    async accounts(store) {
      const forgotten = await store.accounts.sweep();
      if (forgotten > 0) log.info('accounts.forgotten', { forgotten });
    },
    calls: (store) => store.calls.sweep(),
    spent: (store) => store.spent.sweep(),
    arriving: (store) => store.arriving.sweep(),
    turns: (store) => store.turns.sweep(),
    replaced: async () =>
      months.enquiries !== undefined && sweepReplaced(dataDir, monthsBefore(clock(), months.enquiries)),
  };
  const files: Record<string, Chore> = {
    async leads(store) {
      const erased = await purgeLeads({ store, files: deliver.files, dataDir }, months.enquiries, clock());
      if (erased > 0) log.info('leads.erased', { erased });
    },
    uploads: (store) => sweepUploads({ store, files: deliver.files, incomingDir, clock, log }),
  };
  return [
    { deletes: false, chores: reminders },
    { deletes: true, chores: rows },
    { deletes: true, chores: files },
  ];
}

/** Does the chores of a group one by one, unless its last round is still under way. */
function oneByOne(chores: Record<string, Chore>, { store, log }: Options, mayGoOn: () => boolean) {
  let underWay: Promise<void> | undefined;
  const failed = (error: unknown, chore?: string) => log.warn('sweep.failed', { chore, error: String(error) });
  async function run(): Promise<void> {
    const open = await store.use();
    for (const [chore, work] of Object.entries(chores)) {
      if (!mayGoOn()) return;
      // One that fails must not keep the others from being done.
      await work(open).catch((error: unknown) => failed(error, chore));
    }
  }
  return {
    begin: (): void => {
      underWay ??= run()
        .catch(failed)
        .finally(() => (underWay = undefined));
    },
    ended: async (): Promise<void> => underWay,
  };
}

export function openChores(options: Options): Chores {
  const { store, brands, deliver, secrets, metrics, clock, isSteady, log } = options;
  const notices = brandNotices(brands);
  /** The next try to open the store, then the round of chores. */
  let timer: NodeJS.Timeout | undefined;
  let workers: readonly OutboxWorker[] = [];
  let stopped = false;
  const groups = choresOf(options, notices).map(({ deletes, chores }) => ({
    deletes,
    ...oneByOne(chores, options, () => !stopped),
  }));
  const tick = (): void => {
    const steady = isSteady();
    metrics.clockUnsure(!steady);
    if (!steady) log.warn('sweep.unsure', { reason: 'The time of day was set' });
    for (const { deletes, begin } of groups) if (steady || !deletes) begin();
  };

  const begin = (open: Store): void => {
    if (stopped) return;
    const bounced = async (address: string) => {
      const { length: count } = await open.newsletter.bounced(address, marksOf(secrets, address)[0]);
      log.info('newsletter.bounced', { count });
    };
    const newsDeliver = { ...deliver, mail: endingOnBounce(deliver.mail, bounced) };
    // One worker for each kind: a receiver that does not answer must not hold up the others.
    workers = (['mail', 'news', 'sms', 'webhook', 'forward'] as const).map((kind) =>
      startOutbox({
        queue: open.outbox,
        kinds: [kind],
        deliver: kind === 'news' ? newsDeliver : deliver,
        noticesOf: (payload, reason) => notices.refused(payload, reason, (reference) => open.leads.find(reference)),
        clock,
        log,
      }),
    );
    metrics.clockUnsure(!isSteady());
    metrics.watchBacklog(open.backlog);
    // Takes over the messages that a dead process was sending, without waiting for their lease to end.
    open.outbox.takeOver(isGone).then(
      (count) => count > 0 && log.info('outbox.takenOver', { count }),
      (error: unknown) => log.warn('outbox.unreadable', { error: String(error) }),
    );
    timer = setInterval(tick, sweepMs).unref();
  };
  const start = (): void => {
    store.use().then(begin, (error: unknown) => {
      if (stopped) return;
      log.error('store.unreachable', { error: String(error) });
      timer = setTimeout(start, retryMs).unref();
    });
  };

  return {
    start,
    wake: () => workers.forEach((worker) => worker.wake()),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all([...workers.map((worker) => worker.stop()), ...groups.map(({ ended }) => ended())]);
    },
  };
}
