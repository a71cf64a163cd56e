// Opens everything an app is made of, from the configuration; tests hand in their own clock, back end or content.
import path from 'node:path';
import { openContent } from './content/openContent.ts';
import { checkServices as realServices } from './http/checkServices.ts';
import type { Config } from './config.ts';
import { lateModules } from './lateModules.ts';
import { openBrand, textsOfBrand, type BrandParts, type House } from './openBrand.ts';
import { openGate } from './ops/gate.ts';
import { openLog } from './ops/log.ts';
import { openMetrics } from './ops/metrics.ts';
import { openOnce } from './ops/openOnce.ts';
import { loadBuild, type Build } from './render/build.ts';
import { pageCache } from './pages/pageCache.ts';
import { partCache } from './render/partCache.ts';
import type { Prepared } from './render/renderPage.tsx';
import { sitesOf, sitesOfBrand } from './http/sites.ts';

/** The first brand's, which speaks for every name that no other claims, and those of the others. */
export type Parts = BrandParts & { others: readonly BrandParts[] };

/** What a test may replace: the clock, the outside world and chance. */
type Outside = Pick<Parts, 'clock' | 'log' | 'backend' | 'checkServices'>;
/** What a process keeps while it reloads, and where it has build and content, when not under `root`. */
type OfProcess = Pick<Parts, 'phase' | 'metrics' | 'gate'> & {
  build: Build;
  buildFolder: string;
  contentFolder: string;
};
export type Replaced = Partial<Outside & OfProcess>;

const megabyte = 1024 * 1024;
const freshFor = 60_000;

function openHouse(config: Config, root: string, replaced: Replaced): House {
  const log = replaced.log ?? openLog(config.LOG_LEVEL);
  const metrics = replaced.metrics ?? openMetrics();
  const gate = replaced.gate ?? openGate();
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
    clock: replaced.clock ?? Date.now,
    log,
    metrics,
    gate,
    build: replaced.build ?? loadBuild(replaced.buildFolder ?? path.join(root, 'dist')),
    checkServices: replaced.checkServices ?? realServices,
    cache,
    parts: partCache(16 * megabyte, freshFor),
    phase: replaced.phase ?? (() => 'ready'),
  };
}

export async function openParts(config: Config, root: string, replaced: Replaced = {}): Promise<Parts> {
  const house = openHouse(config, root, replaced);
  const { build, checkServices, metrics, clock, log } = house;
  const content = await openContent(replaced.contentFolder ?? path.join(root, 'content'), build.content);
  const all = [content, ...content.brands];
  const brands = await Promise.all(all.map(async (one) => ({ content: one, texts: await textsOfBrand(build, one) })));
  const openAll = openOnce(async () => {
    const { openForms } = await lateModules.openForms();
    const serverDir = path.join(build.root, 'server');
    return openForms({ config, brands, checkServices, metrics, clock, log, serverDir });
  });
  const [first, ...others] = await Promise.all(
    brands.map(({ content: own, texts }, index) =>
      openBrand(house, texts, {
        content: own,
        sites:
          index === 0
            ? sitesOf(own.site.domains, config.HOSTS, config.NODE_ENV === 'development')
            : sitesOfBrand(own.site.domains),
        isFirst: index === 0,
        backend: index === 0 ? replaced.backend : undefined,
        forms: async () => {
          const forms = await openAll();
          return { ...forms, parts: forms.partsOf(own) };
        },
      }),
    ),
  );
  if (!first) throw new Error('There is no content');
  const closeAll = async () => void (await Promise.all([first, ...others].map(({ close }) => close())));
  return { ...first, others, close: closeAll };
}
