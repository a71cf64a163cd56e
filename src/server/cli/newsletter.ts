// npm run newsletter: subscribers of the newsletter and its editions, for staff at a terminal.
import path from 'node:path';
import { mailBrand } from '../content/BrandContent.ts';
import { isLocaleCode, localeCodes } from '../../shared/i18n/locales.ts';
import { articleCategories } from '../../shared/forms/articleCategories.ts';
import { loadContent } from '../content/loadContent.ts';
import { newsState } from '../content/articleFile.ts';
import { mailSchema } from '../messages/ports.ts';
import * as v from 'valibot';
import { articlesSince, mailTo, articlesFromBackend, type NewsBrand, sendEdition } from '../newsletter/editions.ts';
import { hostsOf } from '../http/sites.ts';
import { marksOf } from '../newsletter/subscribers.ts';
import type { Config } from '../config.ts';
import { openSecrets } from '../secrets.ts';
import type { NewsCount, NewsletterEdition } from '../store/newsletterEditions.ts';
import type { Store } from '../store/openStore.ts';
import { harmless, print, printTable, taipeiTime, zone } from './print.ts';
import { languageWord, textsIn } from './words.ts';
import { noteDeed } from './staffLog.ts';
import { contentDir, nothingMore, onlyOne, readArguments, typedAddress, withStore } from './withStore.ts';
import { StaffFault } from '../ops/faults.ts';

const usage = `npm run newsletter -- list                               subscribers by language and topic, and editions
npm run newsletter -- preview <edition> [<article> …]    what it says in each language, and to how many; --html <language> for a browser
npm run newsletter -- send <edition> [<article> …] --yes writes it to everybody who has not got it yet; a name such as 2026-12
npm run newsletter -- bounced <address>                  its mailbox takes no mail: no more news
npm run newsletter -- export <address or id>             what is kept of it, as JSON
npm run newsletter -- erase <address or id>              for good, also that it wanted none; an id as the log names it
Without articles: those that have come since the last edition of their topic.`;

async function brandsOf({ API_BASE, URL_DOMAIN }: Config): Promise<NewsBrand[]> {
  const { brands, ...first } = loadContent(contentDir);
  const found = [first, ...brands].map(async ({ site, owner, news }): Promise<NewsBrand> => {
    const hosts = hostsOf(site.domains);
    const [domain] = hosts;
    return {
      textsOf: (locale) => textsIn(locale, site.brand),
      from: mailBrand(site),
      origin: `https://${domain}`,
      hosts,
      owner,
      news: (API_BASE !== '' && (await articlesFromBackend(API_BASE, URL_DOMAIN, domain))) || news,
    };
  });
  return Promise.all(found);
}

const countIn = (counts: readonly NewsCount[], isWanted: (count: NewsCount) => boolean): number =>
  counts.filter(isWanted).reduce((sum, { count }) => sum + count, 0);

async function list({ newsletterEditions: editions }: Store): Promise<void> {
  const [all, made, written, states] = await Promise.all([
    editions.subscribers(),
    editions.list(),
    editions.written(),
    editions.states(),
  ]);
  printTable(
    ['Language', ...articleCategories, 'Subscribers'],
    localeCodes.map((code) => [
      languageWord(code),
      ...articleCategories.map(
        (topic) => `${countIn(all, ({ locale, topics }) => locale === code && topics.includes(topic))}`,
      ),
      `${countIn(all, ({ locale }) => locale === code)}`,
    ]),
  );
  print([...states].map(([state, count]) => `${state} ${count}`).join(', ') || 'Nobody yet.');
  if (made.length === 0) return;
  printTable(
    ['Edition', 'Made', 'Mails', 'Articles'],
    made.map(({ id, madeAt, articles }) => [id, taipeiTime(madeAt), `${written.get(id) ?? 0}`, articles.join(' ')]),
  );
  print(zone);
}

/** The edition as it was made, or as it would be made now. */
async function editionOf({ newsletterEditions }: Store, brands: readonly NewsBrand[], [id = '', ...typed]: string[]) {
  // Named twice it would be in the mail twice.
  const ids = [...new Set(typed)];
  if (!/^[\w.-]{1,40}$/.test(id)) throw new StaffFault(usage);
  const made = await newsletterEditions.list();
  const known = made.find((edition) => edition.id === id);
  if (known) {
    if (ids.length > 0 && ids.join(' ') !== known.articles.join(' '))
      throw new StaffFault(`${id} was made with other articles (${known.articles.join(' ')}); choose another name`);
    return known;
  }
  const now = Date.now();
  const news = brands.flatMap((brand) => brand.news);
  const out = new Set(news.filter((text) => newsState(text, now) === 'out').map((text) => text.id));
  const missing = ids.filter((article) => !out.has(article));
  if (missing.length > 0) throw new StaffFault(`Not out, or not there: ${missing.join(' ')}`);
  const articles = ids.length > 0 ? ids : articlesSince(news, made, now);
  if (articles.length === 0) throw new StaffFault('Nothing has come since the last edition');
  return { id, articles, madeAt: now };
}

/** A link without effect, so that nobody can unsubscribe through a preview. */
const noLink = '0'.repeat(40);

async function preview(
  store: Store,
  brands: readonly NewsBrand[],
  edition: NewsletterEdition,
  html: string | undefined,
) {
  for (const brand of brands) {
    const counts = await store.newsletterEditions.subscribers(brand.hosts);
    for (const locale of localeCodes) {
      const reader = { email: brand.from.address, locale, topics: articleCategories };
      const message = mailTo(brand, edition.articles, reader, noLink, Date.now());
      if (!message) continue;
      const mail = v.parse(mailSchema, message.payload);
      if (html !== undefined) {
        if (html === locale) return print(mail.html);
        continue;
      }
      const readers = countIn(
        counts,
        (count) =>
          count.locale === locale &&
          mailTo(brand, edition.articles, { ...reader, topics: count.topics }, noLink, Date.now()) !== undefined,
      );
      print(`${brand.hosts[0]}, ${languageWord(locale)}: ${readers}\n${mail.subject}\n\n${mail.text}`);
    }
  }
  if (html !== undefined) throw new StaffFault(`There is nothing in ${html}`);
}

async function send(store: Store, brands: readonly NewsBrand[], draft: NewsletterEdition): Promise<void> {
  await store.newsletterEditions.make(draft.id, draft.articles);
  const edition = (await store.newsletterEditions.list()).find(({ id }) => id === draft.id) ?? draft;
  for (const brand of brands) {
    const count = await sendEdition(store, brand, edition, Date.now);
    print(`${brand.hosts[0]}: ${count} mails are on their way.`);
  }
}

const typedSubscriber = (typed = ''): string => (/^[0-9a-f-]{36}$/.test(typed) ? typed : typedAddress(typed));

const options = { yes: { type: 'boolean' }, html: { type: 'string' } } as const;

await withStore(async (store, config) => {
  const { values, positionals } = readArguments(options, process.argv.slice(2));
  const [command, ...words] = positionals;
  if (command === 'bounced' || command === 'export' || command === 'erase') onlyOne(words.slice(1));
  const marks = (address: string) =>
    marksOf(openSecrets(config.SESSION_SECRET, path.resolve(config.DATA_DIR)), address);
  switch (command) {
    case 'list':
      nothingMore(command, words);
      return list(store);
    case 'preview':
    case 'send': {
      if (values.html !== undefined && !isLocaleCode(values.html))
        throw new StaffFault(`--html wants one of ${localeCodes.join(', ')}`);
      const brands = await brandsOf(config);
      const edition = await editionOf(store, brands, words);
      if (command === 'preview') return preview(store, brands, edition, values.html);
      if (!values.yes) throw new StaffFault(`${edition.id}: ${edition.articles.join(' ')}. To send it, add --yes`);
      return send(store, brands, edition);
    }
    case 'bounced': {
      const address = typedAddress(words[0]);
      const ended = await store.newsletter.bounced(address, marks(address)[0]);
      for (const subscription of ended) noteDeed(config, 'bounced', { subscription });
      return print(ended.length > 0 ? `${harmless(address)} gets no more news.` : `${harmless(address)} got none.`);
    }
    case 'export': {
      const subscriber = typedSubscriber(words[0]);
      return print(JSON.stringify(await store.newsletter.keptOf(subscriber, marks(subscriber)), null, 2));
    }
    case 'erase': {
      const subscriber = typedSubscriber(words[0]);
      const erased = await store.newsletter.erase(subscriber, marks(subscriber));
      for (const subscription of erased) noteDeed(config, 'erased', { subscription });
      return print(
        erased.length > 0 ? `${harmless(subscriber)} is erased.` : `Nothing is kept of ${harmless(subscriber)}.`,
      );
    }
    default:
      throw new StaffFault(usage);
  }
});
