// Makes the Express app, without listening. The steps of a request stand here from top to bottom, each with a comment.
import type { RequestListener } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import express from 'express';
import { learnArticle, linkTarget, openPage, otherAddress, readAddress } from './pages/address.ts';
import { assets } from './http/assets.ts';
import { smallWindow } from './http/coding.ts';
import { consent, consentBody } from './pages/consent.ts';
import { failures, refusedChange } from './pages/failures.ts';
import { health } from './http/health.ts';
import { knownHost, sameOrigin, toldSite } from './http/sites.ts';
import { readLocale } from './i18n/texts.ts';
import { overload } from './http/overload.ts';
import { ownIcon, ownTexts } from './pages/ownFiles.ts';
import { showPages } from './pages/showPages.ts';
import { accountForms, ownPage, routeOf, type PageHandler } from './pages/ownPage.ts';
import { preview, previewPath } from './pages/preview.ts';
import { openThanksDue } from './http/thanksDue.ts';
import { usePlainCodings, usePlainPath } from './http/plainPath.ts';
import { priceFiles } from './found/priceFiles.ts';
import { readyPages } from './pages/readyPages.ts';
import { requestLog } from './http/requestLog.ts';
import { sentForm } from './pages/sentForm.ts';
import { speculation, speculationHeaders } from './pages/speculation.ts';
import { addressBy, readVisitor } from './http/visitor.ts';
import { termsOf } from './content/BrandContent.ts';
import { webapi } from './webapi/webapi.ts';
import { openOnce } from './ops/boundedWork.ts';
import { vitalsPath } from '../shared/webapi/vitalsPath.ts';
import { later, lateModules } from './lateModules.ts';
import type { PageId } from '../shared/pages/pages.ts';
import type { BrandParts, Parts } from './parts.ts';
import { busyPages } from './http/barePages.ts';
import { listedOf } from './found/listed.ts';
import { pageAt, type Known } from './render/match.ts';
import { reportsPath, security } from './http/securityHeaders.ts';

/** Requests for a host name of another brand go to that brand's app; all others, also for unknown names, to the first one. */
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
  const { config, renderer, cache, backend, newsBackend, texts, sites, log, clock, content, metrics, gate, reads } =
    parts;
  const { backOffice } = parts;
  const headers = config.SPECULATION ? speculationHeaders : {};
  // Compresses streams piece by piece; React's flushes pass through.
  const compressed = compression({ threshold: 512, brotli: { params: smallWindow } });
  const { TRUSTED_TYPES: types } = config;
  const { publishedLists } = renderer;
  const known: Known = { category: (id) => renderer.news.category(id, clock()), has: renderer.has };
  const pages = showPages({ renderer, known, cache, clock, headers, types, compressed, isCrowded: gate.isCrowded });
  const store = async () => (await backOffice()).store();
  const secrets = async () => (await backOffice()).secrets;
  const accounts = openOnce(async () => {
    const [opened, { openAccounts }] = await Promise.all([backOffice(), lateModules.openAccounts()]);
    return openAccounts(opened, config);
  });
  const thanks = openThanksDue();
  const app = express();
  const own = (methods: 'all' | 'get' | 'post', id: PageId, load: () => Promise<PageHandler>) =>
    app[methods](routeOf(id), ownPage(pages, id, later(load)));
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', config.TRUST_PROXY ? 'loopback' : false);
  app.set('query parser', 'simple');

  // Health checks first: supervisors must get an answer whatever else is wrong.
  app.use(health(metrics, { phase: parts.phase, trouble: parts.trouble, metricsTokens: config.METRICS_TOKEN }));
  // An id and one log line a request.
  app.use(requestLog(log, metrics));
  // Refuses host names that are not ours.
  app.use(knownHost(sites));
  // The domain and language that the host name stands for, as the back end says.
  app.use(toldSite(backend, sites, renderer.patienceMs));
  // The visitor's language, from the address.
  app.use(readLocale(texts));
  // Shows thanks only for a form that was really sent.
  app.use(sentForm(store));

  // Pages are the most frequent requests: they have a router of their own, which all other requests leave at `readAddress`.
  const page = express.Router();
  // Asks a remote back end about the article that the address may name.
  if (renderer.news.learn) page.use(learnArticle(renderer.news.learn));
  // What the address means.
  page.use(readAddress(known));
  // Shows a ready page, renders one for all, or renders one for this visitor.
  page.use(openPage({ pages, news: renderer.news, stories: content.stories, clock }));
  app.use(page);
  // Security headers of all other answers; pages write their own.
  app.use(security);

  // Browsers' reports about the content policy.
  app.post(
    reportsPath,
    later(async () =>
      (await lateModules.reports()).reports({ log, metrics, pageAt: (path, locale) => pageAt(path, locale, known) }),
    ),
  );
  // Text files of a brand with its own wording.
  app.use(ownTexts(renderer.textFiles, compressed));
  // Built files, compressed ahead of time.
  app.use('/assets', assets(path.join(renderer.build.root, 'assets'), { immutable: true }));
  app.use(ownIcon(renderer.icon));
  app.use(assets(path.join(renderer.build.root, 'public'), { immutable: false }));
  // Everything below is made for each request, and compressed.
  app.use(compressed);
  // Sitemaps, robots.txt and other files that help others find the site.
  app.use(
    later(async () => {
      const { owner, stories } = content;
      const { has, news, build, textFacts } = renderer;
      return (await lateModules.finding()).finding({
        listed: listedOf({ has, news, stories, campaigns: owner.campaign, builtOn: build.manifest.builtOn }),
        texts,
        textFacts,
        publishedLists,
        brand: renderer.brand,
        ownIcon: renderer.icon !== undefined,
        news,
        cluster: renderer.cluster,
        clock,
      });
    }),
  );
  // Rules for what browsers may prefetch.
  if (config.SPECULATION) app.use(speculation);
  // The price lists as data.
  app.use(priceFiles(publishedLists, content.prices, content.priceFacts));
  const formPost = (isOurs?: (origin: string | undefined) => boolean) =>
    later(async () => (await lateModules.formPost()).formPost({ pages, backOffice, isOurs, thanks }));
  // Changes are accepted from our own pages only.
  app.use(sameOrigin(refusedChange(formPost(sites.isOrigin), pages)));
  // Page speed, measured in the browsers of some visits.
  if (config.VITALS_SHARE > 0)
    app.post(
      vitalsPath,
      later(async () => (await lateModules.reports()).vitals({ log, metrics })),
    );
  // Files of enquiries, for desks with a signed link.
  app.get(
    '/attachment/:file',
    later(async () => (await lateModules.attachment()).attachment(backOffice)),
  );
  // For forms: enquiries of other clients, uploads in pieces, and the challenge of the human check.
  app.use(
    '/webapi',
    later(async () => (await lateModules.leadApi()).leadApi(backOffice, renderer.has, thanks)),
  );
  // Accounts for other clients: the same forms as JSON, and what a logged-in visitor may see and do.
  app.use(
    '/webapi/account',
    later(async () => (await lateModules.accountApi()).accountApi({ backOffice, accounts: await accounts() })),
  );
  // Search suggestions.
  app.get(
    '/webapi/search/:language',
    later(async () => (await lateModules.suggestions()).suggestions(renderer, clock)),
  );
  // The API.
  const isKnownHost = (host: string) => sites.find(host) !== undefined;
  app.use(webapi(backend, newsBackend, { isKnownHost, publishedLists, terms: termsOf(content), log: log.warn }));
  // In development: the mails that forms send.
  if (config.NODE_ENV === 'development')
    app.use(
      '/dev/mail',
      later(async () => (await lateModules.mailPreview()).mailPreview(backOffice)),
    );
  // Changes the estimate of this browser.
  app.use(
    '/basket',
    later(async () => (await lateModules.basket()).basket({ backOffice, content })),
  );
  // The answer to the cookie question.
  app.post('/consent', consentBody, consent);
  // Account forms, posted to their page or to the page under their dialog, which may be any of those below.
  const accountPost = later(async () => (await lateModules.accountPost()).accountPost({ pages, backOffice, accounts }));
  app.post('/{*path}', accountForms(pages, accountPost));
  // Booked calls, shown, moved and cancelled by personal links.
  own('all', 'call', async () => (await lateModules.callPage()).callPage({ pages, backOffice }));
  // The newsletter: ordered by its form; confirmed, changed and ended by the links in its mails.
  own('post', 'newsletter', async () => (await lateModules.newsletter()).newsletter({ pages, backOffice }));
  own('all', 'subscription', async () =>
    (await lateModules.subscriptionPage()).subscriptionPage({ pages, backOffice }),
  );
  // Other forms, posted to the page they stand on.
  app.post('/{*path}', formPost());
  // An estimate by its signed address, and as a file.
  own('get', 'estimate', async () => (await lateModules.estimatePage()).estimatePage({ pages, backOffice, content }));
  app.get(
    ['/estimate.csv', '/estimate.json'],
    later(async () => (await lateModules.estimatePage()).estimateFile(backOffice, content)),
  );
  // The account page of a logged-in visitor.
  own('get', 'account', async () => (await lateModules.accountPage()).accountPage({ pages, accounts }));
  // Unpublished articles, for readers with a signed link.
  app.get(previewPath, preview({ pages, news: renderer.news, secrets, clock }));
  // Personal links, redirects, the menu check, and the 404 page.
  app.use(
    otherAddress({
      pages,
      backend,
      linkTarget: async (hash, request, response) =>
        linkTarget(content.links, hash, clock()) ??
        (await lateModules.accountPost()).accountLink(await accounts(), hash, request, response),
      onMiss: config.MENU_CHECK_MISS === '404' ? '404' : 'redirect',
    }),
  );
  // Errors: the site's error page.
  app.use(failures({ pages, texts, log, details: config.NODE_ENV === 'development' }));

  const addressOf = addressBy(app);
  const ready = readyPages({ cache, sites, log, answered: metrics.quick });
  const letIn = overload({
    gate,
    thanks,
    ready,
    busy: busyPages(texts),
    sites,
    publicFolder: path.join(renderer.build.root, 'public'),
    log,
    answered: metrics.quick,
  });
  return (request, response) => {
    // Normalizes the request and reads its visitor, before any step decides anything.
    usePlainPath(request);
    usePlainCodings(request);
    readVisitor(request, response, sites);
    // Counts reads of articles.
    reads.watch(request, response, { isArticle: (id) => known.category(id) !== undefined, addressOf });
    // Answers with a ready page; everything else costs work and waits for its turn.
    if (!ready(request, response)) letIn(request, response, app);
  };
}

export { loadConfig } from './config.ts';
export { openParts } from './parts.ts';
export type { Parts } from './parts.ts';
