// The request's way, top to bottom: one commented line a step. Makes an app without listening.
import type { RequestListener } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import express from 'express';
import { address } from './middleware/address.ts';
import { assets } from './middleware/assets.ts';
import { consent, consentBody } from './middleware/consent.ts';
import { failures } from './middleware/failures.ts';
import { health } from './middleware/health.ts';
import { knownHost } from './middleware/knownHost.ts';
import { later } from './middleware/later.ts';
import { locale } from './middleware/locale.ts';
import { overload } from './middleware/overload.ts';
import { ownIcon } from './middleware/ownIcon.ts';
import { ownTexts } from './middleware/ownTexts.ts';
import { pagesOf } from './middleware/pages.ts';
import { usePlainPath } from './middleware/plainPath.ts';
import { priceFiles } from './middleware/priceFiles.ts';
import { readyPages } from './middleware/readyPages.ts';
import { refused } from './middleware/refused.ts';
import { requestLog } from './middleware/requestLog.ts';
import { sameOrigin } from './middleware/sameOrigin.ts';
import { sentForm } from './middleware/sentForm.ts';
import { speculation, speculationHeaders } from './middleware/speculation.ts';
import { readVisitor } from './middleware/visitor.ts';
import { webapi } from './middleware/webapi.ts';
import { storeTrouble } from './ops/storeTrouble.ts';
import type { Accounts } from './accounts/openAccounts.ts';
import { keyPath } from './deliver/indexNow.ts';
import { vitalsPath } from '../shared/app/vitalsPath.ts';
import { lateModules } from './lateModules.ts';
import { linkTarget } from './linkTarget.ts';
import type { BrandParts } from './openBrand.ts';
import type { Parts } from './parts.ts';
import { busyPages } from './render/busyPages.ts';
import { listedOf } from './render/listed.ts';
import type { Known } from './render/match.ts';
import { reportsPath, security } from './render/securityHeaders.ts';

/** Who asks by a name of another brand gets that brand's app; every other name, known or not, is the first one's business. */
export function createApp({ others, ...first }: Parts): RequestListener {
  const main = appOf(first);
  if (others.length === 0) return main;
  const brands = others.map((parts) => ({ sites: parts.sites, app: appOf(parts) }));
  return (request, response) => {
    const brand = brands.find(({ sites }) => sites.find(request.headers.host));
    (brand?.app ?? main)(request, response);
  };
}

function appOf(parts: BrandParts): RequestListener {
  const { config, renderer, cache, backend, texts, sites, log, clock, content, metrics, gate } = parts;
  const headers = config.SPECULATION ? speculationHeaders : {};
  const pages = pagesOf({ renderer, cache, clock, headers });
  const forms = async () => (await parts.forms()).parts;
  let opening: Promise<Accounts> | undefined;
  const accounts = () =>
    (opening ??= Promise.all([forms(), lateModules.accounts()]).then(([opened, { openAccounts }]) =>
      openAccounts(opened, config),
    ));
  const trouble = storeTrouble(async () => (await forms()).store());
  const known: Known = { category: renderer.news.category, has: renderer.has };
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', config.TRUST_PROXY ? 'loopback' : false);
  app.set('query parser', 'simple');

  // Supervisors first: they must get an answer whatever else is wrong.
  app.use(health(metrics, { isReady: parts.isReady, trouble }));
  // An id and one log line a request.
  app.use(requestLog(log, metrics));
  // Only host names of ours.
  app.use(knownHost(sites));
  // Security headers, before anything can answer.
  app.use(security);
  // What browsers report of the content policy.
  app.post(
    reportsPath,
    later(async () => (await lateModules.reports()).reports({ log, metrics, known })),
  );
  // What this brand says in its own words.
  app.use(ownTexts(renderer.textFiles));
  // Built files, compressed ahead of time.
  app.use('/assets', assets(path.join(renderer.build.root, 'assets'), { immutable: true }));
  app.use(ownIcon(renderer.icon));
  app.use(assets(path.join(renderer.build.root, 'public'), { immutable: false }));
  // What is made now is compressed now; React's flushes pass through.
  app.use(compression({ threshold: 512 }));
  // Sitemaps and whatever else helps others find the site.
  app.use(
    later(async () => {
      const { news: articles, owner } = content;
      const { builtOn } = renderer.build.manifest;
      const listed = listedOf({ has: renderer.has, articles, campaigns: owner.campaign, builtOn });
      return (await lateModules.finding()).finding({
        listed,
        texts,
        brand: renderer.brand,
        ownIcon: renderer.icon !== undefined,
        has: renderer.has,
        clock,
      });
    }),
  );
  // The key by which search engines know that changes are told by us.
  const indexNow = config.INDEXNOW_URL;
  if (indexNow) app.get(keyPath(indexNow), (_request, response) => void response.type('text/plain').send(indexNow.key));
  // What browsers may fetch ahead.
  if (config.SPECULATION) app.use(speculation);
  // The price lists as data.
  app.use(priceFiles(content.prices, content.priceFacts));
  // The visitor's language, from the address.
  app.use(locale(texts));
  const formPost = (isOurs?: (origin: string | undefined) => boolean) =>
    later(async () => (await lateModules.formPost()).formPost({ pages, known, forms, isOurs }));
  // What changes something comes from our own pages only.
  app.use(sameOrigin(refused(formPost(sites.isOrigin), pages)));
  // How quick our pages were, from some visits.
  if (config.VITALS_SHARE > 0)
    app.post(
      vitalsPath,
      later(async () => (await lateModules.vitals()).vitals(metrics)),
    );
  // Files of enquiries, for desks with a signed link.
  app.get(
    '/attachment/:file',
    later(async () => (await lateModules.attachment()).attachment(forms, texts.of)),
  );
  // What forms send besides their own pages.
  app.use(
    '/webapi',
    later(async () => (await lateModules.leadApi()).leadApi(forms, renderer.has)),
  );
  // Accounts: the same forms for other clients, and what is whose.
  app.use(
    '/webapi/account',
    later(async () => (await lateModules.accounts()).accountApi({ forms, accounts: await accounts() })),
  );
  // The API.
  app.use(webapi(backend, { isKnownHost: (host) => sites.find(host) !== undefined, log: log.warn }));
  // While developing: the mails that forms send.
  if (config.NODE_ENV === 'development')
    app.use(
      '/dev/mail',
      later(async () => (await lateModules.mailPreview()).mailPreview(forms)),
    );
  // The answer to the cookie question.
  app.post('/consent', consentBody, consent);
  // Forms of accounts, posted to their page or to the page below their dialog.
  app.post(
    '/{*path}',
    later(async () => (await lateModules.accounts()).accountPost({ pages, known, forms, accounts })),
  );
  // Forms, posted to the page they stand on.
  app.post('/{*path}', formPost());
  // The page of who is logged in.
  app.get(
    ['/account', '/:prefix/account'],
    later(async () => (await lateModules.accounts()).accountPage({ pages, known, accounts })),
  );
  // Thanks, only for what was sent.
  app.use(sentForm(forms));
  // Pages, moves, the menu check, and the 404 page.
  app.use(
    address({
      pages,
      backend,
      news: renderer.news,
      known,
      linkTarget: async (hash, request, response) =>
        linkTarget(content.links, hash, clock()) ??
        (await lateModules.accounts()).accountLink(await accounts(), hash, request, response),
      onMiss: config.MENU_CHECK_MISS === '404' ? '404' : 'redirect',
    }),
  );
  // Whatever threw: the site's error page.
  app.use(failures({ pages, texts, log, details: config.NODE_ENV === 'development' }));

  const ready = readyPages({ cache, log, answered: metrics.quick });
  const letIn = overload({
    gate,
    ready,
    busy: busyPages(texts),
    sites,
    publicFolder: path.join(renderer.build.root, 'public'),
    log,
    answered: metrics.quick,
  });
  return (request, response) => {
    // One spelling and one visitor, read before anybody decides anything.
    usePlainPath(request);
    readVisitor(request, response);
    // Pages that are ready; all else costs work, and waits for its turn.
    if (!ready(request, response)) letIn(request, response, app);
  };
}

export { loadConfig } from './config.ts';
export { openParts } from './parts.ts';
export type { Parts } from './parts.ts';
