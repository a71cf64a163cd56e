// The same back end behind HTTP: answers are validated, remembered in memory and on disk, and never waited for twice.
import { join } from 'node:path';
import * as v from 'valibot';
import { localeOf, type LocaleCode } from '../../../shared/i18n/locales.ts';
import { calls, type Call, type PathValues } from '../../../shared/webapi/calls.ts';
import { fillPath } from '../../../shared/webapi/callPath.ts';
import type { Article, NewsPage } from '../../../shared/facts/facts.ts';
import type { Backend, NewsBackend } from '../Backend.ts';
import { NeighbourFault } from '../../ops/faults.ts';
import { partWords } from '../../../shared/i18n/joinWords.ts';
import { wishOf } from '../../../shared/pages/newsList/wish.ts';
import { createAsker } from './createAsker.ts';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { Log } from './Log.ts';
import { knownAnswers } from './knownAnswers.ts';
import type { Banner, MenuItem, MenuList } from '../../../shared/webapi/types.ts';
import { menuLink, safeLink } from '../../content/safeLink.ts';

type Snapshots = {
  /** What was kept of a call, by key; files that cannot be read are passed over. */
  kept: (call: string) => { key: string; answer: unknown }[];
  keep: (call: string, key: string, answer: unknown) => Promise<void>;
};

/** More than all calls, languages and domains need: names from outside cannot fill the disk. */
const mostFiles = 500;

const stored = v.object({ call: v.string(), key: v.string(), answer: v.unknown() });

/** Keeps the last good answers on disk, so that a restart while the back end is down still knows them. */
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
        // Several processes may keep the same answer: each writes beside it and swaps.
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

/** The page's policy loads pictures from the site only. */
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

/** Cleans menu and banners of remote answers: only links that a visitor may safely follow come through. */
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
  /** API_BASE, without a slash at its end. */
  base: string;
  urlDomain: string;
  dataDir: string;
  /** Answers in our own process for when nothing was ever heard. */
  shipped: Backend & NewsBackend;
  log: Log;
};

type Question = { host: string; locale?: LocaleCode | undefined; page?: string; id?: string };

const deadlineMs = 1000;
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

export function createRemote({
  base,
  urlDomain,
  dataDir,
  shipped,
  log,
}: Parts): Backend & NewsBackend & { close: () => Promise<void> } {
  const asker = createAsker({ base, urlDomain, deadlineMs, maxBytes });
  const snapshots = createSnapshots(join(dataDir, 'snapshot'), log);

  async function ask<Answer>(call: Call<Answer>, question: Question, query = ''): Promise<Answer> {
    const body = await asker.ask(fillPath(call.path, pathValues(question)) + query, question.host);
    return v.parse(v.object({ code: v.literal(0), result: call.answer }), body).result;
  }

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

  type Worded = Question & { locale: LocaleCode };
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
  const check: Backend['check'] = (locale, host, page) =>
    checks.get(`${locale} ${host} ${page}`, {
      ask: () => ask(calls.check, { locale, host, page }),
      otherwise: () => Promise.reject(new NeighbourFault('unreachable', 'The back end does not answer check')),
    });

  const lists = knownAnswers<NewsPage>('newsList', log);
  // What visitors type must not drive out what they list.
  const searches = knownAnswers<NewsPage>('newsSearch', log);
  /** Whoever answers lists keeps articles: then what they do not have does not exist. */
  let keepsNews = false;
  const newsList: NewsBackend['newsList'] = (locale, host, wish) => {
    const { category, tag, words, sort, page } = wish;
    const wished = { category, sort, number: String(page), ...(tag && { tag }), ...(words && { q: words }) };
    const query = `?${new URLSearchParams(wished)}`;
    return (words ? searches : lists).get(`${locale} ${host} ${query}`, {
      ask: async () => {
        const list = await ask(calls.newsList, { locale, host }, query);
        keepsNews = true;
        return list;
      },
      otherwise: () => shipped.newsList(locale, host, wish),
    });
  };
  const articles = knownAnswers<{ article: Article | undefined }>('newsArticle', log);
  async function articleAfar(question: Worded & { id: string }): Promise<{ article: Article | undefined }> {
    const { status, answer } = await asker.call(fillPath(calls.newsArticle.path, pathValues(question)), question.host);
    if (status === 404 && answer !== undefined) {
      if (!keepsNews) await newsList(question.locale, question.host, wishOf('all', {}));
      if (keepsNews) return { article: undefined };
    }
    if (status !== 200) throw new Error(`answered ${status}`);
    const { result } = v.parse(v.object({ code: v.literal(0), result: calls.newsArticle.answer }), answer);
    const { safeHtml } = await import(
      /* webpackMode: "lazy", webpackChunkName: "content" */ '../../content/articleHtml.ts'
    );
    return { article: { ...result, html: partWords(safeHtml(result.html)) } };
  }
  const newsArticle: NewsBackend['newsArticle'] = async (locale, host, id) => {
    const { article } = await articles.get(`${locale} ${host} ${id}`, {
      ask: () => articleAfar({ locale, host, id }),
      // They are away, or keep no articles: what we have is as good.
      otherwise: async () => ({ article: await shipped.newsArticle(locale, host, id) }),
    });
    return article;
  };

  return {
    newsList,
    newsArticle,
    configuration: (host) => configuration({ host }),
    languageList: (locale, host) => languageList({ locale, host }),
    menuList: (locale, host) => menuList({ locale, host }),
    banners: (locale, host) => banners({ locale, host }),
    check,
    domainInfo: (locale, host) => domainInfo({ locale, host }),
    close: asker.close,
  };
}
