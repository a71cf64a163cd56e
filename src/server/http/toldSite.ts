// Asks the back end which domain and language the visited host name stands for. Later steps use the answer.
import type { RequestHandler } from 'express';
import { localeByApiName } from '../../shared/webapi/localeByApiName.ts';
import type { WebsiteConfiguration } from '../../shared/webapi/types.ts';
import { patiently } from './patiently.ts';
import type { Sites } from './sites.ts';

type Backend = { configuration: (host: string) => Promise<WebsiteConfiguration> };

/** `patienceMs`: after that the request goes on with what is known; a later answer counts from the next request on. */
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
