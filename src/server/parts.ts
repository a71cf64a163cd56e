// Opens the parts of an app: those that all brands of a process share, and those of each brand. Tests replace some.
import path from 'node:path';
import { brandSources } from './brandSources.ts';
import type { Config } from './config.ts';
import { accentRules } from './content/accent.ts';
import { type BrandContent, textsOfBrand } from './content/BrandContent.ts';
import { publishedLists } from './content/publishedPrices.ts';
import { keepCurrent, openKept, type KeptBrand, type OpenedContent } from './content/openContent.ts';
import { checkServices as realServices, type CheckServices } from './http/checkServices.ts';
import { formsTrouble, type Phase, type Readiness } from './http/health.ts';
import { sitesOf, sitesOfBrand, type Sites } from './http/sites.ts';
import type { Texts } from './i18n/texts.ts';
import { lateModules } from './lateModules.ts';
import type { BackOffice } from './openBackOffice.ts';
import type { EnquiryParts } from './enquiries/EnquiryParts.ts';
import { openGate, type Gate } from './http/gate.ts';
import { openLog, type Log } from './ops/log.ts';
import { openMetrics, type Metrics } from './ops/metrics.ts';
import { openOnce } from './ops/boundedWork.ts';
import { pageCache, type PageCache } from './pages/pageCache.ts';
import { clusterOf } from './render/cluster.ts';
import type { Renderer } from './render/Renderer.ts';
import { brandIcon } from './pages/ownFiles.ts';
import { readCounter, type ReadCounter } from './pages/readCounter.ts';
import { loadBuild, type Build } from './render/build.ts';
import { firstViews } from './render/firstView.ts';
import { lateSearch } from './render/siteSearch.ts';
import { newsAnswers, ownNews } from './render/ownNews.ts';
import { ownTextFiles } from './render/ownTextFiles.ts';
import { partCache, type PartCache } from './render/partCache.ts';
import type { PageWithData } from './render/pageWithData.tsx';
import { remoteNews } from './render/remoteNews.ts';
import { textFacts } from './render/textFacts.ts';
import type { Backend, NewsBackend } from './webapi/Backend.ts';
import { createEmbedded } from './webapi/createEmbedded.ts';
import { hasAllBut } from '../shared/pages/addresses.ts';
import { minuteMs } from '../shared/i18n/times.ts';

/** What all brands share. */
type SharedParts = {
  config: Config;
  clock: () => number;
  log: Log;
  metrics: Metrics;
  /** Requests that cost work wait here for their turn. */
  gate: Gate;
  build: Build;
  checkServices: CheckServices;
  /** Absent when every request is rendered. Brands can share it: each key holds a host or an origin, which belongs to one brand. */
  cache: PageCache<PageWithData> | undefined;
  /** Shared for the same reason: each key holds an origin. */
  partCache: PartCache;
  reads: ReadCounter;
  phase: () => Phase;
  /** Why forms cannot be accepted now. */
  trouble: Readiness['trouble'];
};

export type BrandParts = Omit<SharedParts, 'build' | 'partCache'> & {
  content: BrandContent;
  texts: Texts;
  sites: Sites;
  backend: Backend;
  newsBackend: NewsBackend;
  /** What the back office has for this brand. Opened on first use: showing pages needs no data folder. */
  backOffice: () => Promise<EnquiryParts>;
  renderer: Renderer;
  /** Closes what is open to a remote back end. The back office is closed by the code that opened it. */
  close: () => Promise<void>;
};

/** The parts of the first brand, which answers every host name that no other brand has, and of the other brands. */
export type Parts = BrandParts & { others: readonly BrandParts[]; openBackOffice: () => Promise<BackOffice> };

type ReplacedByTests = Pick<Parts, 'clock' | 'log' | 'backend' | 'checkServices'>;
/** What a process keeps across reloads, the content as last read, and the content folder when it is not under `root`. */
type OfProcess = Pick<Parts, 'phase' | 'metrics' | 'gate'> & {
  isSteady: () => boolean;
  build: Build;
  kept: OpenedContent;
  contentFolder: string;
};
export type Replaced = Partial<ReplacedByTests & OfProcess>;

const megabyte = 1024 * 1024;
const freshFor = minuteMs;

/** Counts from the start, in tests as well, so that it is never taken for the time of day. */
function sinceNow(clock: () => number): () => number {
  const began = clock();
  return () => clock() - began;
}

function openShared(config: Config, root: string, replaced: Replaced, store: EnquiryParts['store']): SharedParts {
  const log = replaced.log ?? openLog(config.LOG_LEVEL);
  const metrics = replaced.metrics ?? openMetrics();
  const gate = replaced.gate ?? openGate();
  const cache =
    config.PAGE_CACHE_MB === 0
      ? undefined
      : pageCache<PageWithData>({
          maxBytes: config.PAGE_CACHE_MB * megabyte,
          freshMs: freshFor,
          // Monotonic, so that pages do not stay fresh when the time of day is set back.
          clock: sinceNow(replaced.clock ?? (() => performance.now())),
          timeOfDay: replaced.clock ?? Date.now,
          isBusy: gate.isBusy,
          quietMs: 1_000,
          onError: (error) => log.warn('cache.failed', { error: String(error) }),
        });
  return {
    config,
    clock: replaced.clock ?? Date.now,
    log,
    metrics,
    gate,
    build: replaced.build ?? loadBuild(path.join(root, 'dist')),
    checkServices: replaced.checkServices ?? realServices,
    cache,
    partCache: partCache(16 * megabyte, freshFor),
    reads: readCounter({ store, log }),
    phase: replaced.phase ?? (() => 'ready'),
    trouble: formsTrouble(store, config.DATA_DIR),
  };
}

type Own = KeptBrand & {
  version: OpenedContent['version'];
  sites: Sites;
  /** Position among the brands. The build has made icons and cards for the first one only. */
  index: number;
  backend: Backend | undefined;
  backOffice: BrandParts['backOffice'];
};

/** Opens the remote back end that the settings name, if they name one. */
async function openRemote({ config, log }: SharedParts, shipped: Backend & NewsBackend) {
  if (config.API_BASE === '') return undefined;
  const { createRemote } = await lateModules.createRemote();
  return createRemote({
    base: config.API_BASE,
    urlDomain: config.URL_DOMAIN,
    dataDir: path.resolve(config.DATA_DIR),
    shipped,
    log: log.warn,
    deadlineMs: 1_000,
  });
}

async function openBrand(shared: SharedParts, texts: Texts, own: Own): Promise<BrandParts> {
  const { config, log, build, checkServices, reads } = shared;
  const { content, articles, sites, index, backOffice } = own;
  const { site, tags } = content;
  const has = hasAllBut(site.without);
  const showsAll = config.NODE_ENV === 'development';
  const facts = textFacts(content, texts);
  const search = lateSearch(shared, { ...own, texts, has, news: () => news, textFacts: facts });
  const shippedNews = ownNews(articles, { ...lateModules, ...search, tags, reads, has, showsAll });
  const answers = newsAnswers(shippedNews, shared.clock);
  const shipped = createEmbedded(content, texts.of, shared.clock);
  const remote = own.backend ? undefined : await openRemote(shared, { ...shipped, ...answers });
  const backend = own.backend ?? remote ?? shipped;
  const news = remote ? remoteNews(remote) : shippedNews;
  const captcha = config.CAPTCHA.kind;
  const checkService = captcha === 'on' || captcha === 'off' ? undefined : checkServices[captcha];
  const accent = site.accent ? accentRules(site.accent) : '';
  const copies = ownTextFiles(texts, content.texts, build.manifest.texts);
  const renderer: Renderer = {
    build: { ...build, manifest: { ...build.manifest, texts: copies.addresses } },
    textFiles: copies.files,
    texts,
    brand: site.brand,
    icon: index === 0 ? undefined : brandIcon(site.logo.mark, site.accent?.day),
    cards: index === 0 ? build.cards : {},
    accent,
    sources: brandSources({ config, build, content, backOffice }, { backend, shipped, news, search, checkService }),
    facts: { ...content, tags: tags.map(({ id }) => id) },
    publishedLists: publishedLists(has),
    priceFacts: content.priceFacts,
    textFacts: facts,
    news,
    search,
    has,
    cluster: clusterOf(site.domains),
    firstViews: firstViews(build.styles, accent),
    partCache: shared.partCache,
    patienceMs: 30,
    timeoutMs: config.RENDER_TIMEOUT_MS,
    checkService,
    vitalsShare: config.VITALS_SHARE,
    log: log.warn,
  };
  const newsBackend = remote ?? answers;
  return {
    ...shared,
    content,
    texts,
    sites,
    backend,
    newsBackend,
    backOffice,
    renderer,
    close: async () => remote?.close(),
  };
}

export async function openParts(config: Config, root: string, replaced: Replaced = {}): Promise<Parts> {
  const shared = openShared(config, root, replaced, async () => (await openBackOffice()).of(content).store());
  const { build, checkServices, metrics, clock, log } = shared;
  const folder = replaced.contentFolder ?? path.join(root, 'content');
  const kept = replaced.kept ?? openKept(await keepCurrent(folder, build, config.DATA_DIR), build);
  const { version, content } = kept;
  const withTexts = async (brand: KeptBrand) => ({ ...brand, texts: await textsOfBrand(build, brand.content) });
  const brands = await Promise.all(kept.brands.map(withTexts));
  const openBackOffice = openOnce(async () => {
    const opener = await lateModules.openBackOffice();
    return opener.openBackOffice({
      config,
      brands,
      retention: content.owner.privacy,
      checkServices,
      metrics,
      clock,
      isSteady: replaced.isSteady,
      log,
      serverDir: path.join(build.root, 'server'),
    });
  });
  const [first, ...others] = await Promise.all(
    brands.map(({ texts, ...own }, index) =>
      openBrand(shared, texts, {
        ...own,
        version,
        sites:
          index === 0
            ? sitesOf(own.content.site.domains, config.HOSTS, config.NODE_ENV === 'development')
            : sitesOfBrand(own.content.site.domains),
        index,
        backend: index === 0 ? replaced.backend : undefined,
        backOffice: async () => (await openBackOffice()).of(own.content),
      }),
    ),
  );
  if (!first) throw new Error('There is no content');
  const closeAll = async () => {
    shared.cache?.close();
    await Promise.all([first, ...others].map(({ close }) => close()));
  };
  return { ...first, others, openBackOffice, close: closeAll };
}
