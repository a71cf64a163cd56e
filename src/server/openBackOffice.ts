// Opens the back office, once and on first use: what keeps, checks and sends on what visitors send us, and the background work.
import path from 'node:path';
import { localeOf } from '../shared/i18n/locales.ts';
import { type BrandContent, mailBrand, termsOf } from './content/BrandContent.ts';
import type { CheckServices } from './http/checkServices.ts';
import { hostsOf } from './http/sites.ts';
import { openHumanCheck } from './forms/human/openHumanCheck.ts';
import { openChores } from './chores.ts';
import type { Config } from './config.ts';
import { deskTimes } from './enquiries/dueAt.ts';
import { fileLinks } from './enquiries/fileLinks.ts';
import { vouching } from './http/vouching.ts';
import { openDeliver } from './messages/openDeliver.ts';
import { brandOfDesk, desksWithoutSecret } from './enquiries/desks.ts';
import type { EnquiryParts } from './enquiries/EnquiryParts.ts';
import { estimateFacts } from './forms/estimateFacts.ts';
import { uploadPass } from './forms/files/uploadPass.ts';
import type { Texts } from './i18n/texts.ts';
import { openLimits } from './ops/limits.ts';
import type { Log } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';
import { steadyClock } from './ops/steadyClock.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import { openStore, reachStore } from './store/openStore.ts';
import { openInspector } from './forms/files/openInspector.ts';
import { StaffFault } from './ops/faults.ts';

type Brand = { content: BrandContent; texts: Texts };

/** Shared by all brands: one store, one delivery, one sweep. */
export type BackOffice = {
  of: (content: BrandContent) => EnquiryParts;
  /** Starts the background work as soon as the store can be reached. */
  work: () => void;
  close: () => Promise<void>;
};

type Options = {
  metrics: Metrics;
  config: Config;
  /** The first brand is responsible for desks that no brand has. */
  brands: readonly Brand[];
  /** How long enquiries and security logs of all brands are kept. */
  retention: Pick<BrandContent['owner']['privacy'], 'enquiryMonths' | 'securityMonths'>;
  checkServices: CheckServices;
  clock: () => number;
  /** Of a process that has had another back office before this one. */
  isSteady: (() => boolean) | undefined;
  log: Log;
  /** Folder of the built server. */
  serverDir: string;
};

function requireWebhookSecrets(brands: readonly Brand[], config: Config): void {
  const unsigned = desksWithoutSecret(
    brands.flatMap(({ content }) => content.desks),
    config.WEBHOOK_SECRETS,
  );
  if (unsigned.length > 0)
    throw new StaffFault(
      'The settings are wrong:',
      unsigned.map((desk) => `WEBHOOK_SECRETS: none for the desk ${desk}`),
    );
}

/** The parts that differ between brands. */
function partsOfBrand({ content, texts }: Brand, secrets: Secrets) {
  const { site, desks, holidays, hours, freeMail } = content;
  const [main] = site.domains;
  const origin = `https://${main?.domain}`;
  const hosts = hostsOf(site.domains);
  const priced = { secrets, prices: content.prices, rate: content.exchange.twdPerUsd };
  const estimate: EnquiryParts['estimate'] = (code, { locale, ...asked }) =>
    estimateFacts(priced, { ...asked, code, reader: { locale: localeOf(locale), textsOf: texts.of(locale) } });
  return {
    desks,
    holidays,
    deskTimes: deskTimes(content),
    hours,
    freeMail,
    terms: termsOf(content),
    textsOf: texts.of,
    from: mailBrand(site),
    origin,
    hosts,
    links: fileLinks(secrets, origin),
    prices: content.prices,
    estimate,
  };
}

export async function openBackOffice(options: Options): Promise<BackOffice> {
  const {
    config,
    brands,
    retention,
    checkServices,
    metrics,
    clock,
    isSteady = steadyClock(clock),
    log,
    serverDir,
  } = options;
  const dataDir = path.resolve(config.DATA_DIR);
  requireWebhookSecrets(brands, config);
  const secrets = openSecrets(config.SESSION_SECRET, dataDir);
  const tokens = vouching(config.API_SECRET, 'enquiries');
  const deliver = await openDeliver({
    dataDir,
    smtpUrl: config.SMTP_URL,
    smsUrl: config.SMS_URL,
    s3: config.S3_URL,
    webhookSecrets: config.WEBHOOK_SECRETS,
    clock,
    forwardWith:
      config.API_BASE === ''
        ? undefined
        : async (files) => {
            const { forwardLead } = await import(
              /* webpackMode: "lazy", webpackChunkName: "remote" */ './enquiries/forwardLead.ts'
            );
            return forwardLead({
              base: config.API_BASE,
              urlDomain: config.URL_DOMAIN,
              files,
              vouching: tokens,
              clock,
              log,
              // Enough for 24 MB at 2 Mbit/s; twice as long is still within the outbox's lease.
              deadlineMs: 120_000,
              answerMs: 15_000,
            });
          },
  });
  const store = reachStore(() => openStore({ dataDir, databaseUrl: config.DATABASE_URL, clock, log }));
  const incomingDir = path.join(dataDir, 'incoming');
  const inspector = openInspector(path.join(serverDir, 'inspect.cjs'));

  const shared = {
    store: store.use,
    files: deliver.files,
    inspector,
    check: openHumanCheck({ captcha: config.CAPTCHA, services: checkServices, store: store.use, secrets, clock, log }),
    uploadPass: config.CAPTCHA.kind === 'off' ? undefined : uploadPass(secrets, clock),
    callsAhead: config.CALLS_AHEAD,
    forwards: config.API_BASE !== '',
    vouching: tokens,
    incomingDir,
    secrets,
    limits: openLimits({ formLimit: config.FORM_LIMIT, callsAhead: config.CALLS_AHEAD }, log),
    clock,
    log,
    wake: () => chores.wake(),
  };
  const contents = brands.map(({ content }) => content);
  const byBrand = new Map(
    brands.map((brand): [BrandContent, EnquiryParts] => [
      brand.content,
      {
        ...shared,
        ...partsOfBrand(brand, secrets),
        hasDesk: (desk) => brandOfDesk(contents, desk) === brand.content,
      },
    ]),
  );
  const chores = openChores({
    store,
    brands: [...byBrand.values()],
    months: { enquiries: retention.enquiryMonths, security: retention.securityMonths },
    deliver,
    dataDir,
    diskFree: config.DISK_FREE,
    incomingDir,
    secrets,
    metrics,
    clock,
    isSteady,
    log,
  });

  return {
    of(content) {
      const parts = byBrand.get(content);
      if (!parts) throw new Error('A brand without a back office');
      return parts;
    },
    work: chores.start,
    async close() {
      await chores.stop();
      inspector.close();
      await store.close();
    },
  };
}
