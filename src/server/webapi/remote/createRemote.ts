// The back end behind HTTP: validates its answers and keeps them in memory and on disk, so that nobody waits for one twice.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Article, NewsPage } from '../../../shared/facts/facts.ts';
import { localeOf, type LocaleCode } from '../../../shared/i18n/locales.ts';
import { askedListOf } from '../../../shared/pages/newsList/askedList.ts';
import { fillPath, isSegment } from '../../../shared/webapi/callPath.ts';
import { calls, type Call, type PathValues } from '../../../shared/webapi/calls.ts';
import type { Banner, MenuItem, MenuList } from '../../../shared/webapi/types.ts';
import { menuLink, safeLink } from '../../content/safeLink.ts';
import { NeighbourFault } from '../../ops/faults.ts';
import type { Backend, NewsBackend } from '../Backend.ts';
import { backendRequests, type BackendRequests } from './backendRequests.ts';
import { knownAnswers, type Log } from './knownAnswers.ts';

type Snapshots = {
  /** Answers stored for a call, by key; unreadable files are skipped. */
  kept: (call: string) => { key: string; answer: unknown }[];
  keep: (call: string, key: string, answer: unknown) => Promise<void>;
};

/** More than all calls, languages and domains need; it keeps host names made up by visitors from filling the disk. */
const mostFiles = 500;

const stored = v.object({ call: v.string(), key: v.string(), answer: v.unknown() });

/** Stores the last good answers on disk, for restarts while the back end is down. */
function createSnapshots(dir: string, log: Log): Snapshots {
  mkdirSync(dir, { recursive: true });
  const written = new Map<string, string>();

  function read(name: string): v.InferOutput<typeof stored>[] {
    try {
      return [v.parse(stored, JSON.parse(readFileSync(join(dir, name), 'utf8')))];
    } catch (error) {
      log('snapshot.unreadable', { file: name, reason: String(error) });
      return [];
    }
  }

  const files = readdirSync(dir).filter((name) => name.endsWith('.json'));
  const all = files.flatMap(read);
  for (const name of files) written.set(join(dir, name), '');

  return {
    kept: (call) => all.filter((row) => row.call === call),
    async keep(call, key, answer) {
      const text = JSON.stringify({ call, key, answer });
      const file = join(dir, `${encodeURIComponent(`${call} ${key}`)}.json`);
      if (written.get(file) === text || (!written.has(file) && written.size >= mostFiles)) return;
      written.set(file, text);
      try {
        // Several processes may store the same answer: each writes its own draft and renames it.
        const draft = `${file}.${process.pid}`;
        await writeFile(draft, text);
        await rename(draft, file);
      } catch (error) {
        written.delete(file);
        log('snapshot.unkept', { call, reason: String(error) });
      }
    },
  };
}

/** The content security policy allows pictures from this site only. */
const ownPicture = (address: string): string => {
  const safe = safeLink(address);
  return safe?.startsWith('/') ? safe : '';
};

function cleanItem(item: MenuItem, locale: LocaleCode): MenuItem[] {
  const link = menuLink(item.link, locale);
  const children = item.children.flatMap((child) => cleanItem(child, locale));
  if (!link && children.length === 0) return [];
  return [
    { ...item, link: link ?? '', icon: ownPicture(item.icon), iconActive: ownPicture(item.iconActive), children },
  ];
}

/** Removes links from remote answers that are not safe to follow. */
const cleanMenu = ({ homePage, menu }: MenuList, locale: LocaleCode): MenuList => ({
  homePage,
  menu: menu.flatMap((item) => cleanItem(item, locale)),
});

const cleanBanners = (banners: Banner[], locale: LocaleCode): Banner[] =>
  banners.map((banner) => ({
    ...banner,
    links: banner.links.flatMap(({ text, link }) => {
      const safe = menuLink(link, locale);
      return safe ? [{ text, link: safe }] : [];
    }),
  }));

type Parts = {
  /** API_BASE without a trailing slash. */
  base: string;
  urlDomain: string;
  dataDir: string;
  /** The embedded back end, used when no answer was ever received. */
  shipped: Backend & NewsBackend;
  log: Log;
  /** For a whole answer. */
  deadlineMs: number;
};

type Question = { host: string; locale?: LocaleCode | undefined; page?: string; id?: string };

const maxBytes = 1024 * 1024;

function pathValues({ host, locale, page, id }: Question): PathValues {
  const row = locale && localeOf(locale);
  return {
    host,
    ...(row && { prefix: row.prefix, dir: row.dir, language: row.dir }),
    ...(page && { page }),
    ...(id && { id }),
  };
}

type Ask = <Answer>(call: Call<Answer>, question: Question, query?: string) => Promise<Answer>;
type Worded = Question & { locale: LocaleCode };
type NewsParts = { http: BackendRequests; ask: Ask; shipped: NewsBackend; log: Log };

/** Lists and articles of the back end; our own while it is unreachable or has none. */
function backendNews({ http, ask, shipped, log }: NewsParts): NewsBackend {
  const lists = knownAnswers<NewsPage>('newsList', log);
  // Separate caches, so that searches by visitors do not evict lists.
  const searches = knownAnswers<NewsPage>('newsSearch', log);
  /** A back end that answers lists has articles: an article unknown to it does not exist. */
  let keepsNews = false;
  const newsList: NewsBackend['newsList'] = (locale, host, asked) => {
    const { category, tag, words, sort, page } = asked;
    const values = { category, sort, number: String(page), ...(tag && { tag }), ...(words && { q: words }) };
    const query = `?${new URLSearchParams(values)}`;
    return (words ? searches : lists).get(`${locale} ${host} ${query}`, {
      ask: async () => {
        const list = await ask(calls.newsList, { locale, host }, query);
        keepsNews = true;
        return list;
      },
      otherwise: () => shipped.newsList(locale, host, asked),
    });
  };
  const articles = knownAnswers<{ article: Article | undefined }>('newsArticle', log);
  async function askArticle(question: Worded & { id: string }): Promise<{ article: Article | undefined }> {
    const { status, answer } = await http.call(fillPath(calls.newsArticle.path, pathValues(question)), question.host);
    if (status === 404 && answer !== undefined) {
      if (!keepsNews) await newsList(question.locale, question.host, askedListOf('all', {}));
      if (keepsNews) return { article: undefined };
    }
    if (status !== 200) throw new Error(`answered ${status}`);
    const { result } = v.parse(v.object({ code: v.literal(0), result: calls.newsArticle.answer }), answer);
    const { safeHtml } = await import(
      /* webpackMode: "lazy", webpackChunkName: "content" */ '../../content/articleHtml.ts'
    );
    return { article: { ...result, html: safeHtml(result.html) } };
  }
  const newsArticle: NewsBackend['newsArticle'] = async (locale, host, id) => {
    // No question for the back end: as one, it would count as its failure.
    if (!isSegment(id)) return undefined;
    const { article } = await articles.get(`${locale} ${host} ${id}`, {
      ask: () => askArticle({ locale, host, id }),
      // The back end is unreachable or has no articles: use our own.
      otherwise: async () => ({ article: await shipped.newsArticle(locale, host, id) }),
    });
    return article;
  };

  return { newsList, newsArticle };
}

export function createRemote({
  base,
  urlDomain,
  dataDir,
  shipped,
  log,
  deadlineMs,
}: Parts): Backend & NewsBackend & { close: () => Promise<void> } {
  const http = backendRequests({ base, urlDomain, deadlineMs, maxBytes });
  const snapshots = createSnapshots(join(dataDir, 'snapshot'), log);

  const ask: Ask = async (call, question, query = '') => {
    const body = await http.ask(fillPath(call.path, pathValues(question)) + query, question.host);
    return v.parse(v.object({ code: v.literal(0), result: call.answer }), body).result;
  };

  /** A call whose answers are cleaned, cached, and stored on disk. */
  function kept<Asked extends Question, Answer extends object>(
    name: string,
    call: Call<Answer>,
    otherwise: (question: Asked) => Promise<Answer>,
    clean: (answer: Answer, question: Asked) => Answer = (answer) => answer,
  ): (question: Asked) => Promise<Answer> {
    const askedKey = ({ locale, host }: Question) => `${locale ?? '-'} ${host}`;
    const answers = knownAnswers<Answer>(name, log);
    async function askAndKeep(question: Asked): Promise<Answer> {
      const answer = clean(await ask(call, question), question);
      void snapshots.keep(name, askedKey(question), answer);
      return answer;
    }
    for (const { key, answer } of snapshots.kept(name)) {
      const result = v.safeParse(call.answer, answer);
      if (result.success) answers.remember(key, result.output);
    }
    return (question) =>
      answers.get(askedKey(question), { ask: () => askAndKeep(question), otherwise: () => otherwise(question) });
  }

  const configuration = kept('configuration', calls.configuration, ({ host }) => shipped.configuration(host));
  const languageList = kept('languageList', calls.languageList, ({ locale, host }) =>
    shipped.languageList(locale, host),
  );
  const menuList = kept(
    'menuList',
    calls.menuList,
    ({ locale, host }: Worded) => shipped.menuList(locale, host),
    (menu, { locale }) => cleanMenu(menu, locale),
  );
  const banners = kept(
    'banners',
    calls.banners,
    ({ locale, host }: Worded) => shipped.banners(locale, host),
    (list, { locale }) => cleanBanners(list, locale),
  );
  const domainInfo = kept('domainInfo', calls.domainInfo, ({ locale, host }: Worded) =>
    shipped.domainInfo(locale, host),
  );
  const checks = knownAnswers<boolean>('check', log);
  const check: Backend['check'] = async (locale, host, page) =>
    isSegment(page) &&
    checks.get(`${locale} ${host} ${page}`, {
      ask: () => ask(calls.check, { locale, host, page }),
      otherwise: () => Promise.reject(new NeighbourFault('unreachable', 'The back end does not answer check')),
    });

  return {
    ...backendNews({ http, ask, shipped, log }),
    configuration: (host) => configuration({ host }),
    languageList: (locale, host) => languageList({ locale, host }),
    menuList: (locale, host) => menuList({ locale, host }),
    banners: (locale, host) => banners({ locale, host }),
    check,
    domainInfo: (locale, host) => domainInfo({ locale, host }),
    close: http.close,
  };
}
