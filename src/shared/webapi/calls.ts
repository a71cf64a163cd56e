// The table of calls between site and back end: method, path, input and response, for both ends and for OpenAPI.
import type * as v from 'valibot';
import {
  bannerList,
  checkResult,
  domainInfo,
  languageList,
  menuList,
  newsArticle,
  newsPage,
  websiteConfiguration,
} from './answers.ts';

/** All parameters of paths and queries. */
export const parameters = {
  prefix: {
    in: 'path',
    required: false,
    text: 'First path segment of a language, or none for the default language',
    example: 'zh-tw',
  },
  dir: {
    in: 'path',
    required: false,
    text: 'Language by its dir, prefix or code, or none for the default language',
    example: 'zh_TW',
  },
  language: { in: 'path', required: true, text: 'Language by its dir, prefix or code', example: 'zh_TW' },
  host: { in: 'path', required: true, text: 'Host name without port', example: 'www.example.com' },
  page: {
    in: 'path',
    required: true,
    text: 'A path segment that is no page of the site',
    example: 'building',
  },
  id: { in: 'path', required: true, text: 'Id of an article', example: 'bill-labels' },
  category: {
    in: 'query',
    required: false,
    text: 'cloud-news or company; all without it',
    example: 'company',
  },
  tag: { in: 'query', required: false, text: 'Id of a tag of the articles', example: 'cdn' },
  sort: { in: 'query', required: false, text: 'old or hot; new without it', example: 'hot' },
  number: { in: 'query', required: false, text: 'Which page of the list, from 1', example: '2' },
  q: { in: 'query', required: false, text: 'Words to search for in the articles', example: 'cdn' },
  domain: { in: 'query', required: false, text: 'Host name that the visitor requested', example: 'www.example.com' },
  urlDomain: { in: 'query', required: false, text: 'Fixed identifier of this site', example: 'website' },
} as const;

export type ParameterName = keyof typeof parameters;
export type PathValues = { readonly [Name in ParameterName]?: string };

export type Call<Answer> = {
  method: 'GET';
  /** `/{name}` is a required segment. `{name}` without a slash before it is an optional one; when missing, its slash is missing too. */
  path: string;
  input: readonly ParameterName[];
  answer: v.GenericSchema<unknown, Answer>;
  summary: string;
};

const call = <Answer>(row: Call<Answer>): Call<Answer> => row;

export const calls = {
  configuration: call({
    method: 'GET',
    path: '/webapi/website/configuration',
    input: ['domain', 'urlDomain'],
    answer: websiteConfiguration,
    summary: 'The domain, its default language and its e-mail address',
  }),
  languageList: call({
    method: 'GET',
    path: '/webapi/language{prefix}/list',
    input: ['prefix', 'domain', 'urlDomain'],
    answer: languageList,
    summary: 'Languages of the site and its regional sites',
  }),
  menuList: call({
    method: 'GET',
    path: '/webapi/menu{dir}/menuList',
    input: ['dir', 'domain', 'urlDomain'],
    answer: menuList,
    summary: 'Texts for search engines of the home page, and the menu',
  }),
  banners: call({
    method: 'GET',
    path: '/webapi/banner{dir}/list',
    input: ['dir', 'domain', 'urlDomain'],
    answer: bannerList,
    summary: 'Banners of the home page',
  }),
  check: call({
    method: 'GET',
    path: '/webapi/menu/{language}/{host}/{page}/check',
    input: ['language', 'host', 'page', 'domain', 'urlDomain'],
    answer: checkResult,
    summary: 'Whether an unknown page is planned',
  }),
  domainInfo: call({
    method: 'GET',
    path: '/webapi/domain{dir}/info',
    input: ['dir', 'domain', 'urlDomain'],
    answer: domainInfo,
    summary: 'How to reach us under this domain',
  }),
  newsList: call({
    method: 'GET',
    path: '/webapi/news{dir}/list',
    input: ['dir', 'category', 'tag', 'sort', 'q', 'number', 'domain', 'urlDomain'],
    answer: newsPage,
    summary: 'A page of the list of articles, and the most popular ones',
  }),
  newsArticle: call({
    method: 'GET',
    path: '/webapi/news{dir}/article/{id}',
    input: ['dir', 'id', 'domain', 'urlDomain'],
    answer: newsArticle,
    summary: 'An article in a language, or in another that it exists in, with what belongs to it',
  }),
};

export type CallName = keyof typeof calls;

export const callNames: readonly CallName[] = [
  'configuration',
  'languageList',
  'menuList',
  'banners',
  'check',
  'domainInfo',
  'newsList',
  'newsArticle',
];
