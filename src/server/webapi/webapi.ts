// Serves the API calls from the back end as JSON of one shape, with the true status.
import type * as v from 'valibot';
import type { SiteTerms } from '../../shared/forms/siteTerms.ts';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { usualLocale, type LocaleCode } from '../../shared/i18n/locales.ts';
import { localeByApiName } from '../../shared/webapi/localeByApiName.ts';
import { pathMatcher } from '../../shared/webapi/callPath.ts';
import { callNames, calls, type CallName } from '../../shared/webapi/calls.ts';
import { openapi } from '../../shared/webapi/openapi.ts';
import type { PriceList } from '../../shared/webapi/priceLists.ts';
import { askToWait, fault, jsonOnly, ok } from '../http/respond.ts';
import { isTyped } from '../../shared/pages/query.ts';
import { longestSearch } from '../../shared/search/longestSearch.ts';
import type { AskedList } from '../../shared/pages/newsList/categories.ts';
import { askedListOf } from '../../shared/pages/newsList/askedList.ts';
import type { Backend, NewsBackend } from './Backend.ts';

type Question = { host: string; locale: LocaleCode | undefined; page: string; id: string; query: Request['query'] };
/** As the table of calls says; undefined when there is no such article. */
type Answer<Name extends CallName> = (
  question: Question,
) => Promise<v.InferOutput<(typeof calls)[Name]['answer']> | undefined>;
type Options = {
  isKnownHost: (host: string) => boolean;
  /** What the forms of this site ask for, in the description of the API. */
  terms: SiteTerms;
  publishedLists: readonly PriceList[];
  log: (event: string, fields: object) => void;
};

const mount = '/webapi';
const retrySeconds = 5;

/** Ignores query values that lists do not know. */
function askedListIn({ category, tag, sort, q, number }: Request['query']): AskedList {
  const page = Math.max(1, Math.trunc(Number(number)) || 1);
  const words = typeof q === 'string' && isTyped(q, longestSearch) ? q : undefined;
  const asked = Object.entries({ cat: category, sort, tag, q: words });
  const given = asked.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return { ...askedListOf('all', Object.fromEntries(given)), page };
}

const languageName = ({ prefix, dir, language }: Request['params']) => prefix ?? dir ?? language;

export function webapi(
  backend: Backend,
  news: NewsBackend,
  { isKnownHost, terms, publishedLists, log }: Options,
): Router {
  const defaultLocale = async (host: string): Promise<LocaleCode> => {
    const { defaultLanguage } = await backend.configuration(host);
    return localeByApiName(defaultLanguage)?.code ?? usualLocale;
  };
  const localeFor = async ({ locale, host }: Question) => locale ?? defaultLocale(host);

  const answers: { readonly [Name in CallName]: Answer<Name> } = {
    configuration: ({ host }) => backend.configuration(host),
    languageList: ({ locale, host }) => backend.languageList(locale, host),
    menuList: async (question) => backend.menuList(await localeFor(question), question.host),
    banners: async (question) => backend.banners(await localeFor(question), question.host),
    check: async (question) => backend.check(await localeFor(question), question.host, question.page),
    domainInfo: async (question) => backend.domainInfo(await localeFor(question), question.host),
    newsList: async (question) => news.newsList(await localeFor(question), question.host, askedListIn(question.query)),
    newsArticle: async (question) => news.newsArticle(await localeFor(question), question.host, question.id),
  };

  /** A caller may name another domain of ours; with any other name, the requested host counts. */
  const hostOf = ({ params, query }: Request, { locals }: Response): string => {
    const asked = params['host'] ?? query['domain'];
    const host = typeof asked === 'string' ? asked.toLowerCase().replace(/:\d+$/, '') : '';
    return isKnownHost(host) ? host : locals.site.host;
  };

  const handler =
    (answer: (question: Question) => Promise<unknown>): RequestHandler =>
    async (request, response) => {
      const asked = languageName(request.params);
      const locale = typeof asked === 'string' ? localeByApiName(asked)?.code : undefined;
      if (asked && !locale) return fault(response, 404, `No language ${String(asked)}`);
      const page = String(request.params['page'] ?? '');
      const id = String(request.params['id'] ?? '');
      const result = await answer({ host: hostOf(request, response), locale, page, id, query: request.query });
      if (result === undefined) return fault(response, 404, 'No such article');
      ok(response, result);
    };

  const onlyGet: RequestHandler = (_request, response) => {
    response.set('Allow', 'GET, HEAD');
    fault(response, 405, 'Only GET is answered here');
  };

  const failed: ErrorRequestHandler = (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof URIError) return fault(response, 400, 'The address is malformed');
    log('webapi.failed', { reason: String(error) });
    askToWait(response, retrySeconds);
    fault(response, 503, 'The answer is not known at the moment');
  };

  const api = Router();
  api.use(jsonOnly);
  const description = openapi(terms, publishedLists);
  api
    .route('/openapi.json')
    .get((_request, response) => void response.json(description))
    .all(onlyGet);
  for (const name of callNames) {
    api
      .route(pathMatcher(calls[name].path.slice(mount.length)))
      .get(handler(answers[name]))
      .all(onlyGet);
  }
  api.use((_request, response) => fault(response, 404, 'No such call'));
  api.use(failed);
  return Router().use(mount, api);
}
