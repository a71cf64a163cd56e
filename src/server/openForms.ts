// Opens what forms need, once and when first asked for: store, delivery, human check, desks; and the work behind them.
import path from 'node:path';
import { localeOf } from '../shared/i18n/locales.ts';
import type { BrandContent } from './content/BrandContent.ts';
import type { CheckServices } from './http/checkServices.ts';
import { openHumanCheck } from './forms/human/openHumanCheck.ts';
import type { Config } from './config.ts';
import { missingHolidays } from './enquiries/missingHolidays.ts';
import { callReminder } from './enquiries/callPage.ts';
import { brandNotices } from './enquiries/brandNotices.ts';
import { fileLinks } from './enquiries/fileLinks.ts';
import { openDeliver } from './messages/openDeliver.ts';
import { startOutbox, type OutboxWorker } from './messages/startOutbox.ts';
import { desksWithoutSecret } from './enquiries/desks.ts';
import { monthsBefore, purgeLeads } from './enquiries/eraseLead.ts';
import type { EnquiryParts } from './enquiries/EnquiryParts.ts';
import { estimateFacts } from './forms/estimateFacts.ts';
import { uploadPass } from './forms/files/uploadPass.ts';
import type { Texts } from './i18n/texts.ts';
import { heedingBounces } from './newsletter/bounces.ts';
import { marksOf } from './newsletter/marks.ts';
import { openLimits } from './ops/limits.ts';
import type { Log } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';
import { isGone } from './ops/processes.ts';
import { steadyClock } from './ops/steadyClock.ts';
import { openSecrets } from './secrets.ts';
import { openStore, reachStore } from './store/openStore.ts';
import { openInspector } from './forms/files/openInspector.ts';
import { sweepUploads } from './forms/files/sweepUploads.ts';
import { StaffFault } from './ops/faults.ts';

/** A brand, with its words. */
export type FormsBrand = { content: BrandContent; texts: Texts };

/** Of all brands: one store, one way out, one sweep. */
export type OpenForms = {
  partsOf: (content: BrandContent) => EnquiryParts;
  /** Starts sending mails and sweeping up, as soon as the store can be reached. */
  work: () => void;
  close: () => Promise<void>;
};

/** As one brand's app sees them. */
export type Forms = OpenForms & { parts: EnquiryParts };

type Options = {
  metrics: Metrics;
  config: Config;
  /** The first answers for what no desk claims. */
  brands: readonly FormsBrand[];
  checkServices: CheckServices;
  clock: () => number;
  log: Log;
  /** Where the built server is. */
  serverDir: string;
};

const retryMs = 5_000;
const sweepMs = 10 * 60_000;
/** Looked for every ten minutes, so the desk hears of a call at least half an hour before it begins. */
const remindMs = 40 * 60_000;
/** So long a second click on a link is told what has become of it. */
const spentLinksMs = 30 * 24 * 3_600_000;

export async function openForms(options: Options): Promise<OpenForms> {
  const { config, brands, checkServices, metrics, clock, log, serverDir } = options;
  const dataDir = path.resolve(config.DATA_DIR);
  const unsigned = desksWithoutSecret(
    brands.flatMap(({ content }) => content.desks),
    config.WEBHOOK_SECRETS,
  );
  if (unsigned.length > 0)
    throw new StaffFault(
      'The settings are wrong:',
      unsigned.map((desk) => `WEBHOOK_SECRETS: none for the desk ${desk}`),
    );
  const secrets = openSecrets(config.SESSION_SECRET, dataDir);
  const deliver = await openDeliver({
    dataDir,
    smtpUrl: config.SMTP_URL,
    smsUrl: config.SMS_URL,
    s3Url: config.S3_URL,
    webhookSecrets: config.WEBHOOK_SECRETS,
    clock,
    forwardWith:
      config.API_BASE === ''
        ? undefined
        : async (files) => {
            const { forwardLead } = await import(
              /* webpackMode: "lazy", webpackChunkName: "remote" */ './enquiries/forwardLead.ts'
            );
            return forwardLead({ base: config.API_BASE, urlDomain: config.URL_DOMAIN, files });
          },
  });
  const store = reachStore(() => openStore({ dataDir, databaseUrl: config.DATABASE_URL, clock, log }));
  const incomingDir = path.join(dataDir, 'incoming');
  const inspector = openInspector(path.join(serverDir, 'inspect.cjs'));
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;
  let workers: readonly OutboxWorker[] = [];

  const years = brands.flatMap(({ content }) => missingHolidays(content.holidays, clock()));
  for (const year of new Set(years)) log.warn('holidays.missing', { year });

  const shared = {
    store: store.use,
    files: deliver.files,
    inspector,
    check: openHumanCheck({ captcha: config.CAPTCHA, services: checkServices, secrets, clock, log }),
    uploadPass: config.CAPTCHA === 'off' ? undefined : uploadPass(secrets, clock),
    forwards: config.API_BASE !== '',
    incomingDir,
    secrets,
    limits: openLimits(config.FORM_LIMIT, log),
    clock,
    log,
    wake: () => workers.forEach((worker) => worker.wake()),
  };
  const byBrand = new Map(
    brands.map(({ content, texts }): [BrandContent, EnquiryParts] => {
      const { site, desks, holidays, hours, freeMail } = content;
      const [main] = site.domains;
      const origin = `https://${main?.domain}`;
      const from = { name: site.brand, address: main?.emailAddress ?? '' };
      const separateConsent = content.owner.privacy.cnSeparateConsent;
      const links = fileLinks(secrets, origin);
      const priced = { secrets, prices: content.prices, rate: content.exchange.twdPerUsd };
      const estimate: EnquiryParts['estimate'] = (code, { locale, ...asked }) =>
        estimateFacts(priced, { ...asked, code, reader: { locale: localeOf(locale), textsOf: texts.of(locale) } });
      const own = {
        desks,
        holidays,
        hours,
        freeMail,
        separateConsent,
        textsOf: texts.of,
        from,
        origin,
        links,
        estimate,
      };
      return [content, { ...shared, ...own }];
    }),
  );
  const notices = brandNotices([...byBrand.values()]);
  const brandOf = (desk: string) => [...byBrand.values()].find(({ desks }) => desks.some((one) => one.desk === desk));
  const { enquiryMonths: months, securityMonths } = brands[0]?.content.owner.privacy ?? {};
  const isSteady = steadyClock(clock);
  const sweep = async () => {
    if (!isSteady()) return log.warn('sweep.unsure', { reason: 'The time of day was set' });
    const open = await store.use();
    await sweepUploads({ store: open, files: deliver.files, incomingDir, clock });
    await open.outbox.sweep();
    await open.answers.sweep();
    await open.sessions.sweep();
    await open.passkeys.sweep();
    await open.accountLinks.sweep(spentLinksMs);
    if (securityMonths !== undefined) await open.securityLog.sweep(monthsBefore(clock(), securityMonths));
    await open.accountCodes.sweep();
    await open.mailboxChanges.sweep();
    await open.companies.sweep();
    await open.counts.sweep();
    await open.views.sweep();
    await open.newsletter.sweep();
    const forgotten = await open.accounts.sweep();
    if (forgotten > 0) log.info('accounts.forgotten', { forgotten });
    await open.desk.remind(notices.overdue);
    await open.calls.remind(remindMs, (call) => {
      const parts = brandOf(call.desk) ?? [...byBrand.values()][0];
      return parts ? callReminder(parts, call) : [];
    });
    const erased = await purgeLeads({ store: open, files: deliver.files, dataDir }, months, clock());
    if (erased > 0) log.info('leads.erased', { erased });
  };
  const workWith = (open: Awaited<ReturnType<typeof store.use>>) => {
    if (closed) return;
    // Each on its own: who answers nobody keeps no other waiting.
    const bounced = async (address: string) => {
      const count = await open.newsletter.bounced(address, marksOf(secrets, address)[0]);
      log.info('newsletter.bounced', { count });
    };
    const newsDeliver = { ...deliver, mail: heedingBounces(deliver.mail, bounced) };
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
    // What a process was sending that died waits for nobody; before the lease ends, this one looks after it.
    open.outbox.takeOver(isGone).then(
      (count) => count > 0 && log.info('outbox.takenOver', { count }),
      (error: unknown) => log.warn('outbox.unreadable', { error: String(error) }),
    );
    const report = (error: unknown) => log.warn('sweep.failed', { error: String(error) });
    timers.add(setInterval(() => void sweep().catch(report), sweepMs).unref());
  };
  const work = (): void => {
    store.use().then(workWith, (error: unknown) => {
      if (closed) return;
      log.error('store.unreachable', { error: String(error) });
      timers.add(setTimeout(work, retryMs).unref());
    });
  };

  return {
    partsOf(content) {
      const parts = byBrand.get(content);
      if (!parts) throw new Error('A brand without forms');
      return parts;
    },
    work,
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(workers.map((worker) => worker.stop()));
      inspector.close();
      await store.close();
    },
  };
}
