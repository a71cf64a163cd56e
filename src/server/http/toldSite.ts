// Asks the back end which domain and language the visited name stands for; what it says holds for everything that follows.
import type { RequestHandler } from 'express';
import { localeByApiName } from '../../shared/webapi/localeByApiName.ts';
import type { WebsiteConfiguration } from '../../shared/webapi/types.ts';
import { patiently } from './patiently.ts';
import type { Sites } from './sites.ts';

type Backend = { configuration: (host: string) => Promise<WebsiteConfiguration> };

/** `patienceMs`: after that the visitor is answered with what is known; what comes later holds for the next one. */
export function toldSite(backend: Backend, sites: Sites, patienceMs: number): RequestHandler {
  async function ask(name: string): Promise<void> {
    const { domain, defaultLanguage } = await backend.configuration(name);
    const locale = localeByApiName(defaultLanguage);
    if (locale) sites.learn(name, { domain: domain.toLowerCase(), defaultLocale: locale.code });
  }
  return async (request, response, next) => {
    // A back end that says nothing has a stand-in of its own; one without leaves the names as content has them.
    await patiently(
      ask(response.locals.site.name).catch(() => undefined),
      patienceMs,
    );
    response.locals.site = sites.find(request.headers.host) ?? response.locals.site;
    next();
  };
}
