// Each host's sitemaps, robots.txt, security.txt, llms.txt and web manifest.
import { Router, type Response } from 'express';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { taipeiDay } from '../../shared/i18n/days.ts';
import { localeOf, locales, type LocaleRow } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import { priceDataPath, type PriceList } from '../../shared/webapi/priceLists.ts';
import { palette } from '../../shared/ui/palette.ts';
import type { Texts } from '../i18n/texts.ts';
import { alternatesOf, originFor, type Cluster } from '../render/cluster.ts';
import type { NewsSource } from '../render/NewsSource.ts';
import type { TextFacts } from '../render/textFacts.ts';
import { feeds } from './feeds.ts';
import type { Listed, ListedAt } from './listed.ts';
import type { Site } from '../http/sites.ts';

type Options = {
  listed: ListedAt;
  texts: Texts;
  textFacts: TextFacts;
  publishedLists: readonly PriceList[];
  brand: string;
  /** The brand's icon is drawn from its logo: there are no PNG icons. */
  ownIcon: boolean;
  news: NewsSource;
  cluster: Cluster | undefined;
  clock: () => number;
};

const sitemapPath = ({ prefix }: LocaleRow): string => `/sitemap-${prefix}.xml`;
const halfAYear = 15_552_000_000;

/** Whether this domain lists the texts of a language; those that belong to another domain are left to it. */
const servesLanguage = (site: Site, { code }: LocaleRow, { cluster }: Pick<Options, 'cluster'>): boolean =>
  originFor(code, site, cluster) === site.origin;

async function sitemapOf(site: Site, { code }: LocaleRow, listed: readonly Listed[], cluster: Options['cluster']) {
  const stream = new SitemapStream({
    hostname: site.origin,
    lastmodDateOnly: true,
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  for (const page of listed.filter((one) => one.locales.includes(code))) {
    const links = alternatesOf(page.locales, site, cluster, page.path);
    stream.write({
      url: site.origin + page.path(code),
      lastmod: page.changed,
      links: links.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
    });
  }
  stream.end();
  return streamToPromise(stream);
}

async function indexOf(site: Site, changed: string, options: Options) {
  const stream = new SitemapIndexStream({ lastmodDateOnly: true });
  for (const locale of locales)
    if (servesLanguage(site, locale, options))
      stream.write({ url: site.origin + sitemapPath(locale), lastmod: changed });
  stream.end();
  return streamToPromise(stream);
}

const robotsOf = ({ origin }: Site): string =>
  ['User-agent: *', 'Disallow: /webapi/', 'Disallow: /dev/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

function manifestOf({ defaultLocale }: Site, { brand, ownIcon }: Options): object {
  const row = locales.find(({ code }) => code === defaultLocale);
  return {
    name: brand,
    short_name: brand,
    lang: row?.iso,
    start_url: `/${row?.prefix}`,
    display: 'browser',
    background_color: palette.day.paper,
    theme_color: palette.day.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...(ownIcon ? [] : [192, 512]).map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    ],
  };
}

/** A list of pages for language models, with their descriptions in English. */
function llmsOf(
  { origin }: Site,
  listed: readonly Listed[],
  { texts, textFacts, publishedLists, brand, clock }: Options,
): string {
  const t = texts.of('en');
  const facts = textFacts(localeOf('en'), taipeiDay(clock()));
  const rows = listed.flatMap(({ page, locales: written, path }) =>
    page && written.includes('en')
      ? `- [${t(page)('name')}](${origin}${path('en')}): ${t(page)('description', facts)}`
      : [],
  );
  const prices = publishedLists.map((list) => `- [${list}](${origin}${priceDataPath(list, 'json')})`);
  return [
    `# ${brand}`,
    '',
    `> ${t('home')('description', facts)}`,
    '',
    '## Pages',
    '',
    ...rows,
    '',
    '## Prices as data',
    '',
    ...prices,
    '',
  ].join('\n');
}

export function finding(options: Options): Router {
  const { listed, clock } = options;
  const send = (response: Response, type: string, body: string | Buffer) =>
    void response.set('Cache-Control', 'public, max-age=3600').type(type).send(body);
  const newestOf = (all: readonly Listed[]): string =>
    all
      .map(({ changed }) => changed)
      .toSorted()
      .at(-1) ?? '';
  const router = Router();
  router.use(feeds(options));
  router.get('/sitemap.xml', async (_request, response) => {
    const { site } = response.locals;
    send(response, 'application/xml', await indexOf(site, newestOf(await listed(site.host, clock())), options));
  });
  for (const locale of locales) {
    router.get(sitemapPath(locale), async (_request, response, next) => {
      const { site } = response.locals;
      if (!servesLanguage(site, locale, options)) return next();
      const all = await listed(site.host, clock());
      send(response, 'application/xml', await sitemapOf(site, locale, all, options.cluster));
    });
  }
  router.get('/robots.txt', (_request, response) => send(response, 'text/plain', robotsOf(response.locals.site)));
  router.get('/llms.txt', async (_request, response) => {
    const { site } = response.locals;
    send(response, 'text/plain', llmsOf(site, await listed(site.host, clock()), options));
  });
  router.get('/site.webmanifest', (_request, response) =>
    send(response, 'application/manifest+json', JSON.stringify(manifestOf(response.locals.site, options))),
  );
  router.get('/.well-known/security.txt', (_request, response) => {
    const { origin, defaultLocale } = response.locals.site;
    const lines = [
      `Contact: ${origin}${pathOf('contactUs', defaultLocale)}`,
      `Expires: ${new Date(clock() + halfAYear).toISOString()}`,
      `Preferred-Languages: ${locales.map(({ iso }) => iso).join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    send(response, 'text/plain', `${lines.join('\n')}\n`);
  });
  return router;
}
