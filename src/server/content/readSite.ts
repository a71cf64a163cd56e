// Reads content/site.yaml (domains, offices, social pages and planned pages): its schema, its cross-references and its samples.
import * as v from 'valibot';
import { localeCodes } from '../../shared/i18n/locales.ts';
import { currencies } from '../../shared/facts/currencies.ts';
import { country, email, identifier, locale, textByLocale, words } from '../../shared/facts/kinds.ts';
import { host, link, page, textOrFallback } from './kinds.ts';
import { isSampleLink, isSampleNumber } from '../../shared/facts/sample.ts';
import type { PageId } from '../../shared/pages/pages.ts';
import { accentFaults } from './accent.ts';
import { type ReadFile, repeated, reportTwice } from './contentFolder.ts';

/** The customers of a domain: countries and languages, with their currency and a note on tax. */
const market = v.strictObject({
  countries: v.pipe(v.array(country), v.nonEmpty('names no country')),
  languages: v.pipe(v.array(locale), v.nonEmpty('names no language')),
  currency: v.optional(v.picklist(currencies, `is not a currency (${currencies.join(', ')})`), 'usd'),
  tax: v.optional(textByLocale),
});

const domain = v.strictObject({
  /** Also the id of the regional site's name in the texts. */
  website: identifier,
  domain: host,
  aliases: v.optional(v.array(host), []),
  defaultLanguage: locale,
  emailAddress: email,
  /** The office whose telephone and address pages show; without one they show only the mail address. */
  office: v.optional(identifier),
  market: v.optional(market),
});

const channel = v.picklist(['phone', 'email', 'chat']);

const source = v.optional(v.literal('sample'));

/** Our page or account on another service; `except`: languages whose readers cannot reach it. */
const place = { name: words, link, except: v.optional(v.array(locale), []) };

const office = v.strictObject({
  id: identifier,
  country,
  telphone: v.pipe(v.string(), v.regex(/^\+[\d ]{7,}$/, 'is not a number such as +886 2 1234 5678')),
  emailAddress: email,
  chats: v.array(v.strictObject(place)),
  shown: v.array(channel),
  address1: textOrFallback,
  address2: textOrFallback,
  mapLink: link,
  source,
});

const drawn = v.optional(
  v.pipe(v.string(), v.regex(/^[MLHVCSQTAZmlhvcsqtaz\d\s,.-]+$/, 'is not the data of an SVG path')),
);

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, 'is not a colour such as #b3145a'));

const siteSchema = v.strictObject({
  brand: words,
  logo: v.strictObject({
    mark: v.strictObject({ line: drawn, solid: drawn, accent: drawn }),
    words: v.optional(v.strictObject(v.entriesFromList(localeCodes, v.optional(words))), {}),
  }),
  /** For light and dark mode; without them the default accent. */
  accent: v.optional(v.strictObject({ day: colour, night: colour })),
  /** Pages that this site leaves out. */
  without: v.optional(v.array(page), []),
  domains: v.pipe(v.array(domain), v.minLength(1, 'needs at least one domain')),
  offices: v.array(office),
  social: v.array(v.strictObject({ ...place, source })),
  planned: v.array(identifier),
});

export type Site = v.InferOutput<typeof siteSchema>;
export type DomainRow = Site['domains'][number];

/** Layout, forms, mails and server responses link to these pages, so no brand can leave them out. */
const neededPages: readonly PageId[] = [
  'home',
  'contactUs',
  'faq',
  'freeOpen',
  'prepaidcard',
  'success',
  'blog',
  'cloudNews',
  'article',
  'privacy',
  'disclaimer',
  'login',
  'register',
  'forget',
  'activate',
  'account',
  'hash',
  'mailto',
  'compile',
  'error',
  'refused',
  'notFound',
];

const leadsAway = 'a sample may lead to nobody: a host that ends in .example';

export function readSite(read: ReadFile): Site | undefined {
  const site = read('site.yaml', siteSchema);
  if (!site) return undefined;
  const { domains, offices, social, accent, without } = site.data;
  const officeIds = offices.map(({ id }) => id);
  const known = new Set(officeIds);
  domains.forEach(({ office }, index) => {
    if (office !== undefined && !known.has(office)) site.fault(['domains', index, 'office'], `no office ${office}`);
  });
  const websites = domains.map(({ website }) => website);
  reportTwice(site, websites, (index) => ['domains', index, 'website'], 'website ');
  reportTwice(site, officeIds, (index) => ['offices', index, 'id'], 'office ');
  const hosts = domains.flatMap(({ domain, aliases }, index) => [domain, ...aliases].map((host) => ({ host, index })));
  const names = hosts.map(({ host }) => host);
  reportTwice(site, names, (place) => ['domains', hosts[place]?.index ?? 0, 'domain'], 'host ');
  const sold = domains.flatMap(({ market }, index) =>
    (market?.countries ?? []).flatMap((country) =>
      (market?.languages ?? []).map((language) => ({ said: `${country} in ${language}`, index })),
    ),
  );
  for (const place of repeated(sold.map(({ said }) => said))) {
    const { said, index = 0 } = sold[place] ?? {};
    site.fault(['domains', index, 'market'], `${said} is another domain's already`);
  }
  offices.forEach(({ source, telphone, chats }, index) => {
    if (source !== 'sample') return;
    if (!isSampleNumber(telphone))
      site.fault(['offices', index, 'telphone'], 'a sample may ring at nobody: zeros alone after the area');
    chats.forEach(({ link }, at) => {
      if (!isSampleLink(link)) site.fault(['offices', index, 'chats', at, 'link'], leadsAway);
    });
  });
  social.forEach(({ source, link }, index) => {
    if (source === 'sample' && !isSampleLink(link)) site.fault(['social', index, 'link'], leadsAway);
  });
  for (const [time, reason] of accent ? accentFaults(accent) : []) site.fault(['accent', time], reason);
  without.forEach((id, index) => {
    if (neededPages.includes(id)) site.fault(['without', index], `every site needs the page ${id}`);
  });
  return site.data;
}
