// Opens everything an app is made of, from the configuration; tests hand in their own clock, back end or content.
import path from 'node:path';
import type { LocaleCode } from '../shared/i18n/locales.ts';
import type { Content } from './backend/embedded/loadContent.ts';
import { openContent } from './backend/embedded/openContent.ts';
import { createEmbedded } from './backend/embedded/createEmbedded.ts';
import type { Backend } from './backend/Backend.ts';
import { readCaptcha } from './check/captchaSetting.ts';
import { checkServices as realServices, type CheckServices } from './check/checkServices.ts';
import type { Config } from './config.ts';
import { loadTexts, type Texts } from './i18n/texts.ts';
import { lateModules } from './lateModules.ts';
import type { Forms } from './openForms.ts';
import { openGate, type Gate } from './ops/gate.ts';
import { openLog, type Log } from './ops/log.ts';
import { openMetrics, type Metrics } from './ops/metrics.ts';
import { loadBuild, type Build } from './render/build.ts';
import { firstViews } from './render/firstView.ts';
import { needSources } from './render/needs.ts';
import { newsOf } from './render/news.ts';
import { pageCache, type PageCache } from './render/pageCache.ts';
import { partCache } from './render/partCache.ts';
import type { Renderer } from './render/Renderer.ts';
import type { Prepared } from './render/renderPage.tsx';
import { sitesOf, type Sites } from './sites.ts';

export type Parts = {
  config: Config;
  clock: () => number;
  log: Log;
  metrics: Metrics;
  /** What costs work waits here for its turn. */
  gate: Gate;
  content: Content;
  texts: Texts;
  sites: Sites;
  backend: Backend;
  checkServices: CheckServices;
  /** Opened when first asked for: what only reads pages needs no data folder. */
  forms: () => Promise<Forms>;
  renderer: Renderer;
  /** Absent when every request is rendered. */
  cache: PageCache<Prepared> | undefined;
  isReady: () => boolean;
  /** Ends what is open towards a remote back end. Forms are closed by whoever opened them. */
  close: () => Promise<void>;
};

/** What a test may replace: the clock, the outside world and chance. */
type Outside = Pick<Parts, 'clock' | 'log' | 'backend' | 'checkServices'>;
/** What a process keeps while it reloads, and where it has build and content, when not under `root`. */
type OfProcess = Pick<Parts, 'isReady' | 'metrics' | 'gate'> & {
  build: Build;
  buildFolder: string;
  contentFolder: string;
};
export type Replaced = Partial<Outside & OfProcess>;

const megabyte = 1024 * 1024;
const freshFor = 60_000;
const patience = 30;

export async function openParts(config: Config, root: string, replaced: Replaced = {}): Promise<Parts> {
  const log = replaced.log ?? openLog(config.LOG_LEVEL);
  const clock = replaced.clock ?? Date.now;
  const metrics = replaced.metrics ?? openMetrics();
  const gate = replaced.gate ?? openGate();
  const build = replaced.build ?? loadBuild(replaced.buildFolder ?? path.join(root, 'dist'));
  const content = await openContent(replaced.contentFolder ?? path.join(root, 'content'), build.content);
  const texts = await loadTexts(build.resources, content.site.brand);
  const embedded = createEmbedded(content, (locale, namespace, key, values) =>
    texts.of(locale)(namespace)(key, values),
  );
  const remote = async () => {
    const { createRemote } = await lateModules.createRemote();
    return createRemote({
      base: config.API_BASE,
      urlDomain: config.URL_DOMAIN,
      dataDir: path.resolve(config.DATA_DIR),
      shipped: embedded,
      log: log.warn,
    });
  };
  const afar = replaced.backend || config.API_BASE === '' ? undefined : await remote();
  const backend = replaced.backend ?? afar ?? embedded;
  const news = newsOf(content.news, async (body) => (await lateModules.articleHtml()).articleHtml(body));
  const charts = build.charts;
  const checkServices = replaced.checkServices ?? realServices;
  const captcha = readCaptcha(config.CAPTCHA).kind;
  const service = captcha === 'on' || captcha === 'off' ? undefined : checkServices[captcha];
  let opening: Promise<Forms> | undefined;
  const forms = () =>
    (opening ??= lateModules.openForms().then(({ openForms }) => {
      const serverDir = path.join(build.root, 'server');
      return openForms({ config, content, texts, checkServices, metrics, clock, log, serverDir });
    }));
  /** Without a data folder to keep its key in there is no sum: it is then asked after the first try. */
  const sharedQuestion = () =>
    forms().then(
      ({ parts }) => parts.check.sharedQuestion(),
      () => undefined,
    );
  const formNeed = async () => ({ widget: service !== undefined, question: await sharedQuestion() });
  const countries = async (locale: LocaleCode) => (await lateModules.countries()).countriesIn(locale);
  const renderer: Renderer = {
    build,
    texts,
    brand: content.site.brand,
    sources: needSources(
      { backend, shipped: embedded },
      {
        ...content,
        brand: { name: content.site.brand, ...content.site.logo },
        social: content.site.social,
        offices: content.site.offices,
        forms: formNeed,
        countries,
        charts,
        pictures: build.manifest.pictures,
        covers: build.manifest.covers,
        plates: build.plates,
      },
      news,
    ),
    facts: content,
    priceFacts: content.priceFacts,
    news,
    firstViews: firstViews(build.styles),
    parts: partCache(16 * megabyte, freshFor),
    patienceMs: patience,
    timeoutMs: config.RENDER_TIMEOUT_MS,
    checkService: service,
    log: log.warn,
  };
  const cache =
    config.PAGE_CACHE_MB === 0
      ? undefined
      : pageCache<Prepared>({
          maxBytes: config.PAGE_CACHE_MB * megabyte,
          freshMs: freshFor,
          // Nothing stays fresh because somebody has set the time of day back.
          clock: replaced.clock ?? (() => performance.now()),
          isBusy: gate.isBusy,
          onError: (error) => log.warn('cache.failed', { error: String(error) }),
        });
  if (cache) metrics.watchCache(cache.stats);
  return {
    config,
    clock,
    log,
    metrics,
    gate,
    content,
    texts,
    sites: sitesOf(content.site.domains, config.HOSTS),
    backend,
    checkServices,
    forms,
    renderer,
    cache,
    isReady: replaced.isReady ?? (() => true),
    close: async () => afar?.close(),
  };
}
