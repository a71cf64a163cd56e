// Background work, started as soon as the store can be reached: sends waiting messages, deletes what has expired, reminds desks.
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
import { sweepReplaced } from './ops/sweepReplaced.ts';
import { steadyClock } from './ops/steadyClock.ts';
import type { Secrets } from './secrets.ts';
import type { ReachStore, Store } from './store/openStore.ts';
import { sweepUploads } from './forms/files/sweepUploads.ts';
import { dayMs, minuteMs } from '../shared/i18n/times.ts';

const retryMs = 5_000;
const sweepMs = 10 * minuteMs;
/** Calls are looked for every ten minutes, so a desk is reminded at least half an hour before its call. */
const remindMs = 40 * minuteMs;
/** Used links are remembered this long, so that a second click is told what became of the first. */
const spentLinksMs = 30 * dayMs;

export type Chores = {
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
  months: { enquiries: number | undefined; security: number | undefined };
  deliver: Deliver;
  dataDir: string;
  incomingDir: string;
  secrets: Secrets;
  metrics: Metrics;
  clock: () => number;
  log: Log;
};

function sweeper(
  { brands, months, deliver, dataDir, incomingDir, clock, log }: Options,
  notices: ReturnType<typeof brandNotices>,
  isStopped: () => boolean,
) {
  const isSteady = steadyClock(clock);

  return async (store: Store): Promise<void> => {
    if (!isSteady()) return log.warn('sweep.unsure', { reason: 'The time of day was set' });
    const chores: Record<string, () => Promise<unknown>> = {
      // Reminders first: they are the ones that may come too late.
      overdue: () => store.desk.remind(notices.overdue),
      callsSoon: () =>
        store.calls.remind(remindMs, (call) => {
          const parts = brands.find(({ hasDesk }) => hasDesk(call.desk));
          return parts ? callReminder(parts, call) : [];
        }),
      keys: () => store.fillKeys(),
      async outbox() {
        const late = await store.outbox.giveUpLate();
        if (late > 0) log.warn('outbox.tooLate', { late });
        await store.outbox.sweep();
      },
      answers: () => store.answers.sweep(),
      sessions: () => store.sessions.sweep(),
      passkeys: () => store.passkeys.sweep(),
      links: () => store.accountLinks.sweep(spentLinksMs),
      securityLog: async () =>
        months.security !== undefined && store.securityLog.sweep(monthsBefore(clock(), months.security)),
      codes: () => store.accountCodes.sweep(),
      mailboxChanges: () => store.mailboxChanges.sweep(),
      companies: () => store.companies.sweep(),
      counts: () => store.counts.sweep(),
      views: () => store.views.sweep(),
      newsletter: () => store.newsletter.sweep(),
      async accounts() {
        const forgotten = await store.accounts.sweep();
        if (forgotten > 0) log.info('accounts.forgotten', { forgotten });
      },
      calls: () => store.calls.sweep(),
      spent: () => store.spent.sweep(),
      arriving: () => store.arriving.sweep(),
      async leads() {
        const erased = await purgeLeads({ store, files: deliver.files, dataDir }, months.enquiries, clock());
        if (erased > 0) log.info('leads.erased', { erased });
      },
      replaced: async () =>
        months.enquiries !== undefined && sweepReplaced(dataDir, monthsBefore(clock(), months.enquiries)),
      // Last: a slow file storage may hold it up for longer than the time between two sweeps.
      uploads: () => sweepUploads({ store, files: deliver.files, incomingDir, clock, log }),
    };
    // One that fails must not keep the others from being done.
    for (const [chore, run] of Object.entries(chores)) {
      if (isStopped()) return;
      await run().catch((error: unknown) => log.warn('sweep.failed', { chore, error: String(error) }));
    }
  };
}

export function openChores(options: Options): Chores {
  const { store, brands, deliver, secrets, metrics, clock, log } = options;
  const notices = brandNotices(brands);
  const timers = new Set<NodeJS.Timeout>();
  let workers: readonly OutboxWorker[] = [];
  let stopped = false;
  let sweeping: Promise<void> | undefined;
  const sweep = sweeper(options, notices, () => stopped);

  const begin = (open: Store): void => {
    if (stopped) return;
    const bounced = async (address: string) => {
      const count = await open.newsletter.bounced(address, marksOf(secrets, address)[0]);
      log.info('newsletter.bounced', { count });
    };
    const newsDeliver = { ...deliver, mail: endingOnBounce(deliver.mail, bounced) };
    // One worker for each kind: a receiver that does not answer must not hold up the others.
    workers = (['mail', 'news', 'sms', 'webhook', 'forward'] as const).map((kind) =>
      startOutbox({
        queue: open.outbox,
        kinds: [kind],
        deliver: kind === 'news' ? newsDeliver : deliver,
        noticesOf: notices.refused,
        clock,
        log,
      }),
    );
    metrics.watchBacklog(open.backlog);
    // Takes over the messages that a dead process was sending, without waiting for their lease to end.
    open.outbox.takeOver(isGone).then(
      (count) => count > 0 && log.info('outbox.takenOver', { count }),
      (error: unknown) => log.warn('outbox.unreadable', { error: String(error) }),
    );
    const report = (error: unknown) => log.warn('sweep.failed', { error: String(error) });
    // One at a time: a sweep may take longer than the time between two.
    const tick = (): void => {
      sweeping ??= store
        .use()
        .then(sweep)
        .catch(report)
        .finally(() => (sweeping = undefined));
    };
    timers.add(setInterval(tick, sweepMs).unref());
  };
  const start = (): void => {
    store.use().then(begin, (error: unknown) => {
      if (stopped) return;
      log.error('store.unreachable', { error: String(error) });
      timers.add(setTimeout(start, retryMs).unref());
    });
  };

  return {
    start,
    wake: () => workers.forEach((worker) => worker.wake()),
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all([...workers.map((worker) => worker.stop()), sweeping]);
    },
  };
}
