// THE table of pages: what exists, under which path, in which languages, and how it is treated.
import type { NeedName } from '../app/needs.ts';
import { localeCodes, type LocaleCode } from '../i18n/locales.ts';

const everywhere = localeCodes;
const notPortuguese = ['en', 'zh_CN', 'zh_TW', 'jp'] as const;
const chinese = ['zh_CN', 'zh_TW'] as const;
const traditional = ['zh_TW'] as const;

/** What links to a form may bring along, and what its thanks show. */
const formQuery = ['product', 'plan', 'type', 'sent'] as const;

type PageDraft = {
  /** Path under the prefix, in React Router's pattern language. */
  path: string;
  locales: readonly LocaleCode[];
  /** Folder of src/shared/pages whose Page.tsx shows it. */
  chunk?: string;
  layout?: 'full' | 'noHeader' | 'bare';
  /** `ready`: kept as bytes; `private`: rendered for each visitor and never stored. */
  cache?: 'ready' | 'private';
  /** Query names that change what the page shows; all others leave it the same. */
  query?: readonly string[];
  index?: boolean;
  needs?: readonly NeedName[];
  /** Texts that the page's own script needs in the browser. */
  clientTexts?: readonly string[];
  status?: number;
};

const drafts = {
  home: {
    path: '',
    locales: everywhere,
    chunk: 'home',
    query: ['notice'],
    needs: ['regions', 'prices', 'charts', 'banners', 'news'],
  },
  aliCloud: { path: 'aliCloud', locales: everywhere, query: formQuery, needs: ['forms'] },
  alicloudMigration: { path: 'alicloud.migration', locales: everywhere },
  awsService: { path: 'aws-service', locales: notPortuguese, query: formQuery, needs: ['forms'] },
  awsGlobalAccelerator: { path: 'aws.global.accelerator', locales: notPortuguese },
  azureCloud: { path: 'azureCloud', locales: everywhere, query: formQuery, needs: ['forms'] },
  cdn: { path: 'cdn', locales: notPortuguese, query: ['region', 'gb'], needs: ['prices'] },
  cloudCdn: { path: 'cloud_cdn', locales: everywhere },
  cloudflare: { path: 'cloudflare', locales: everywhere },
  cloudflareCloud: { path: 'cloudflareCloud', locales: everywhere, query: formQuery, needs: ['forms'] },
  cloudIntegration: { path: 'cloudIntegration', locales: everywhere },
  cloudLive: { path: 'cloudLive', locales: everywhere },
  cloudplatform: { path: 'cloudplatform', locales: everywhere, query: ['tab'] },
  coflyer: { path: 'coflyer', locales: everywhere, needs: ['prices'] },
  contactUs: { path: 'contact_us', locales: everywhere, chunk: 'formPage', query: formQuery, needs: ['forms'] },
  cooperation: { path: 'cooperation', locales: everywhere, chunk: 'formPage', query: formQuery, needs: ['forms'] },
  coshield: { path: 'coshield', locales: everywhere },
  database: { path: 'database', locales: notPortuguese },
  ddos: { path: 'ddos', locales: notPortuguese, needs: ['prices'] },
  disclaimer: { path: 'disclaimer', locales: notPortuguese, chunk: 'legal' },
  edgeNext: { path: 'EdgeNext', locales: everywhere },
  hash: { path: ':hash', locales: everywhere, chunk: 'hash', cache: 'private', index: false },
  faq: { path: 'FAQ', locales: everywhere },
  forget: { path: 'forget', locales: notPortuguese, index: false },
  freeOpen: { path: 'free_open', locales: everywhere, chunk: 'formPage', query: formQuery, needs: ['forms'] },
  gcpService: { path: 'gcp-service', locales: everywhere, query: formQuery, needs: ['forms'] },
  huaweiCloud: { path: 'huaweiCloud', locales: everywhere, query: formQuery, needs: ['forms'] },
  partner: { path: 'partner', locales: everywhere },
  prepaidcard: {
    path: 'prepaidcard',
    locales: notPortuguese,
    chunk: 'prepaidcard',
    query: ['tab'],
    needs: ['prices'],
  },
  privacy: { path: 'privacy', locales: notPortuguese, chunk: 'legal' },
  productService: { path: 'productService', locales: notPortuguese },
  register: { path: 'register', locales: notPortuguese },
  server: { path: 'server', locales: notPortuguese, needs: ['prices'] },
  sms: { path: 'sms', locales: everywhere, query: formQuery, needs: ['prices', 'forms'] },
  success: {
    path: 'success',
    locales: notPortuguese,
    index: false,
    chunk: 'formPage',
    query: formQuery,
    needs: ['forms'],
  },
  tencentCloud: { path: 'tencentCloud', locales: everywhere, query: formQuery, needs: ['forms'] },
  tencentcloudLive: { path: 'tencentcloud.live', locales: everywhere },
  akamai: { path: 'akamai', locales: chinese },
  awsproduct: { path: 'awsproduct', locales: traditional, layout: 'noHeader' },
  gcpproduct: { path: 'gcpproduct', locales: traditional, layout: 'noHeader' },
  minCdn: { path: 'min-cdn', locales: traditional, needs: ['prices'] },
  minGcp: { path: 'min-gcp', locales: traditional },
  newcustomer: { path: 'newcustomer', locales: traditional },
  promotion002: { path: 'promotion002', locales: chinese, layout: 'bare', needs: ['prices'] },
  login: { path: 'login', locales: everywhere, index: false },
  activate: { path: 'activate', locales: everywhere, index: false },
  blog: { path: 'blog', locales: everywhere, chunk: 'newsList', query: ['q', 'sort', 'page', 'cat'], needs: ['news'] },
  cloudNews: {
    path: 'cloud-news',
    locales: everywhere,
    chunk: 'newsList',
    query: ['q', 'sort', 'page', 'cat'],
    needs: ['news'],
  },
  article: { path: 'blog/:id', locales: everywhere, chunk: 'article', needs: ['news', 'article'] },
  mailto: {
    path: 'mailto/:to',
    locales: everywhere,
    chunk: 'mailto',
    cache: 'private',
    query: ['subject', 'body', 'cc', 'bcc'],
    index: false,
  },
  compile: { path: 'compile', locales: everywhere, index: false },
  error: { path: 'error', locales: everywhere, chunk: 'error', index: false, status: 500 },
  refused: { path: '403', locales: everywhere, chunk: 'error', index: false, status: 403 },
  intro: { path: 'intro', locales: everywhere, index: false },
  template: { path: 'template', locales: everywhere, index: false },
  notFound: { path: '404', locales: everywhere, chunk: 'notFound', index: false, status: 404, needs: ['charts'] },
} as const satisfies Record<string, PageDraft>;

export type PageId = keyof typeof drafts;

export type PageRow = Required<PageDraft> & { id: PageId };

export const pages: readonly PageRow[] = Object.entries<PageDraft>(drafts).map(([id, draft]) => ({
  id: id as PageId,
  chunk: 'brief',
  layout: 'full',
  cache: 'ready',
  query: [],
  index: true,
  needs: [],
  clientTexts: [],
  status: 200,
  ...draft,
}));

const byId = new Map(pages.map((page) => [page.id, page]));

export function pageOf(id: PageId): PageRow {
  const page = byId.get(id);
  if (!page) throw new Error(`No page ${id}`);
  return page;
}
