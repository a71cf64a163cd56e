// The host names this server answers for, each with its origin and default language. Refuses requests for other hosts, and
// changes that pages of other sites request.
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Request } from 'express';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { localeByApiName } from '../../shared/webapi/localeByApiName.ts';
import type { WebsiteConfiguration } from '../../shared/webapi/types.ts';
import { patiently } from './patiently.ts';

export type Site = {
  /** The name for the back end: a domain of content, or an extra or loopback name as it is. */
  name: string;
  /** Canonical name, without port. */
  host: string;
  origin: string;
  /** For links in mails: one that we have configured, whatever the Host header says. */
  linkOrigin: string;
  defaultLocale: LocaleCode;
};

export type Sites = {
  find: (hostHeader: string | undefined) => Site | undefined;
  /** Whether an Origin header names a site of ours, with the scheme on which visitors reach it. */
  isOrigin: (header: string | undefined) => boolean;
  /** Stores what the back end says of a name: which of our domains it stands for, and its default language. */
  learn: (name: string, told: ToldSite) => void;
};

type ToldSite = { domain: string; defaultLocale: LocaleCode };

type SiteDomain = { domain: string; aliases: readonly string[]; defaultLanguage: LocaleCode };

/** All names of a brand, the main one first. */
export type Hosts = readonly [string, ...string[]];

export function hostsOf(domains: readonly Pick<SiteDomain, 'domain' | 'aliases'>[]): Hosts {
  const [first, ...others] = domains.flatMap(({ domain, aliases }) => [domain, ...aliases]);
  if (first === undefined) throw new Error('content/site.yaml names no domain');
  return [first, ...others];
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const wellFormed = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/;
/** A limit for what is kept by host name: loopback has any number of names. */
export const mostNames = 1000;
const isPort = (text: string): boolean => Number(text) >= 1 && Number(text) <= 65_535;

/**
 * Of the first brand: extra names (HOSTS) and loopback stand for its first domain, under their own name. `linksHere`: links
 * in mails lead to loopback, too.
 */
export const sitesOf = (domains: readonly SiteDomain[], extraHosts: readonly string[], linksHere = false): Sites =>
  namedSites(domains, { extraHosts, isLoopback: (name) => loopback.test(name), linksHere });

/** Of another brand: only its own names. */
export const sitesOfBrand = (domains: readonly SiteDomain[]): Sites =>
  namedSites(domains, { extraHosts: [], isLoopback: () => false, linksHere: false });

type Unnamed = { extraHosts: readonly string[]; isLoopback: (name: string) => boolean; linksHere: boolean };

function namedSites(domains: readonly SiteDomain[], { extraHosts, isLoopback, linksHere }: Unnamed): Sites {
  const first = domains[0];
  if (!first) throw new Error('content/site.yaml names no domain');
  const known = new Map<string, Site>();
  for (const host of extraHosts) {
    const origin = `https://${host}`;
    known.set(host, { name: host, host, origin, linkOrigin: origin, defaultLocale: first.defaultLanguage });
  }
  const ofContent = new Map<string, Site>();
  for (const { domain, aliases, defaultLanguage } of domains) {
    const origin = `https://${domain}`;
    const site = { name: domain, host: domain, origin, linkOrigin: origin, defaultLocale: defaultLanguage };
    ofContent.set(domain, site);
    for (const name of [domain, ...aliases]) known.set(name, site);
  }
  const told = new Map<string, ToldSite>();
  /** Certificates and nginx know only the names of content, so these can only stand for one another. */
  function asTold(site: Site): Site {
    const said = told.get(site.name);
    if (!said) return site;
    const { name } = site;
    const speaker = ofContent.has(name) ? ofContent.get(said.domain) : undefined;
    return { ...(speaker ?? site), name, defaultLocale: said.defaultLocale };
  }
  const seen = new Map<string, Site>();
  const sites: Sites = {
    isOrigin(header) {
      const from = URL.parse(header ?? '');
      const site = sites.find(from?.host);
      return site !== undefined && from?.protocol === new URL(site.origin).protocol;
    },
    find(header) {
      const lower = header?.toLowerCase() ?? '';
      const before = seen.get(lower);
      if (before) return before;
      const [, name = '', port = '80'] = wellFormed.exec(lower) ?? [];
      if (!isPort(port)) return undefined;
      const origin = `http://${lower}`;
      const linkOrigin = linksHere ? origin : `https://${first.domain}`;
      const local = { name, host: name, origin, linkOrigin, defaultLocale: first.defaultLanguage };
      const own = known.get(name) ?? (isLoopback(name) ? local : undefined);
      const site = own && asTold(own);
      if (site && seen.size < mostNames) seen.set(lower, site);
      return site;
    },
    learn(name, said) {
      const before = told.get(name);
      if (
        before ? before.domain === said.domain && before.defaultLocale === said.defaultLocale : told.size >= mostNames
      )
        return;
      told.set(name, said);
      seen.clear();
    },
  };
  return sites;
}

/** Of several Host headers Node reads the first, but a proxy in front may have read another. */
export function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/** Later steps use the site found here. */
export function knownHost(sites: Sites): RequestHandler {
  return (request, response, next) => {
    if (!namesOneHost(request)) {
      response.status(400).set('Cache-Control', 'no-store').type('text/plain').send('One Host, please');
      return;
    }
    const site = sites.find(request.headers.host);
    if (!site) {
      response.status(421).set('Cache-Control', 'no-store').type('text/plain').send('Misdirected request');
      return;
    }
    response.locals.site = site;
    next();
  };
}

type Backend = { configuration: (host: string) => Promise<WebsiteConfiguration> };

/**
 * Asks the back end which domain and language the visited host name stands for, for later steps. `patienceMs`: after that the
 * request goes on with what is known; a later answer counts from the next request on.
 */
export function toldSite(backend: Backend, sites: Sites, patienceMs: number): RequestHandler {
  async function ask(name: string): Promise<void> {
    const { domain, defaultLanguage } = await backend.configuration(name);
    const locale = localeByApiName(defaultLanguage);
    if (locale) sites.learn(name, { domain: domain.toLowerCase(), defaultLocale: locale.code });
  }
  return async (request, response, next) => {
    // A back end that fails has a stand-in of its own; if there is none, names stay as content has them.
    await patiently(
      ask(response.locals.site.name).catch(() => undefined),
      patienceMs,
    );
    response.locals.site = sites.find(request.headers.host) ?? response.locals.site;
    next();
  };
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
const ours = new Set(['same-origin', 'none']);

/** On an https site an http origin does not count: an attacker on an unencrypted line can forge it. */
function isOurs(origin: string, request: Request): boolean {
  const from = URL.parse(origin);
  return from?.host === request.headers.host && ['https:', `${request.protocol}:`].includes(from?.protocol ?? '');
}

/** Checks Fetch Metadata, or else Origin: it needs no token, so pages stay cacheable. Requests from elsewhere end in `refuse`. */
export function sameOrigin(refuse: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (safe.has(request.method)) return next();
    const site = request.get('sec-fetch-site');
    const origin = request.get('origin');
    const allowed = site ? ours.has(site) : !origin || isOurs(origin, request);
    return allowed ? next() : refuse(request, response, next);
  };
}
