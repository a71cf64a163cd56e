// What a page says of itself to machines (JSON-LD): who we are, where the page stands, what it offers and at which price.
import type { Graph, Thing } from 'schema-dts';
import type { ReadNeed } from '../../shared/app/needs.ts';
import type { PageInfo } from '../../shared/app/PageContext.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import type { PageId } from '../../shared/pages/pages.ts';
import { withoutLinks } from '../../shared/sections/Linked.tsx';
import { questionKey } from '../../shared/sections/questions.ts';
import { factsOf } from '../../shared/sections/useFacts.ts';
import { priceDataPath, type PriceList } from '../../shared/webapi/priceLists.ts';

export type Described = {
  info: PageInfo;
  texts: TranslatorOf;
  origin: string;
  brand: string;
  /** Of this page, absolute. */
  url: string;
  description: string;
  read: ReadNeed;
};

/** The name, the price in US dollars and what it is for, as the page shows them. */
type Offered = { name: string; price: number; unit?: string };

const priced: Partial<Record<PageId, { list: PriceList; offers: (read: ReadNeed) => Offered[] }>> = {
  server: {
    list: 'servers',
    offers: (read) =>
      read('prices').servers.map(({ type, spec, platformUsdMonth }) => ({
        name: `${type}, ${spec}`,
        price: platformUsdMonth,
        unit: 'MON',
      })),
  },
  ddos: {
    list: 'ddos',
    offers: (read) =>
      read('prices').ddos.map(({ name, protect, platformUsdMonth }) => ({
        name: `${name}, ${protect}`,
        price: platformUsdMonth,
        unit: 'MON',
      })),
  },
  cdn: {
    list: 'cdn-packs',
    offers: (read) => read('prices').cdnPacks.map(({ gb, platformUsd }) => ({ name: `${gb} GB`, price: platformUsd })),
  },
  sms: {
    list: 'sms',
    offers: (read) => read('prices').sms.map(({ country, usdPerSegment }) => ({ name: country, price: usdPerSegment })),
  },
  prepaidcard: {
    list: 'prepaid',
    offers: (read) =>
      read('prices').prepaid.map(({ payUsd, creditUsd }) => ({ name: `${creditUsd} USD`, price: payUsd })),
  },
};

function organization({ origin, brand, read }: Described): Thing {
  const { telphone, emailAddress } = read('domainInfo');
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    url: origin,
    logo: `${origin}/icon-512.png`,
    sameAs: read('social').map(({ link }) => link),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      ...(telphone && { telephone: telphone }),
      ...(emailAddress && { email: emailAddress }),
    },
  };
}

function breadcrumb({ info, texts, origin, url, read }: Described): Thing {
  const { page, locale } = info;
  const own = page.id === 'article' ? read('article').title : texts(page.id)('name');
  const trail = [
    { name: texts('layout')('home'), item: origin + pathOf('home', locale.code) },
    { name: own, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, item }, at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
  };
}

function service(about: Described): Thing | undefined {
  const { info, texts, origin, url, description, read } = about;
  const offered = priced[info.page.id];
  if (!offered) return undefined;
  return {
    '@type': 'Service',
    name: texts(info.page.id)('name'),
    description,
    url,
    provider: { '@id': `${origin}/#organization` },
    subjectOf: {
      '@type': 'Dataset',
      name: texts(info.page.id)('name'),
      description,
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'application/json',
        contentUrl: origin + priceDataPath(offered.list, 'json'),
      },
    },
    offers: offered.offers(read).map(({ name, price, unit }) => ({
      '@type': 'Offer',
      name,
      price,
      priceCurrency: 'USD',
      ...(unit && {
        priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitCode: unit },
      }),
    })),
  };
}

function article({ info, origin, url, description, read }: Described): Thing {
  const { title, author, publishedAt, category, locale } = read('article');
  return {
    '@type': category === 'cloud-news' ? 'NewsArticle' : 'BlogPosting',
    headline: title,
    description,
    datePublished: publishedAt,
    inLanguage: locale === info.locale.code ? info.locale.iso : locale.replace('_', '-'),
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: author },
    publisher: { '@id': `${origin}/#organization` },
  };
}

function list({ info, origin, read }: Described): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: read('news')
      .filter(({ category }) => category === info.page.lists)
      .map(({ id, title }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: title,
        url: origin + pathOf('article', info.locale.code, { id }),
      })),
  };
}

/** The questions that the page answers, in its own words. */
function questions({ info, texts, read }: Described): Thing | undefined {
  const { page, locale } = info;
  const { questions: ids } = page;
  if (ids.length === 0) return undefined;
  const own = texts(page.id);
  const facts = { ...factsOf(locale, read), name: own('name') };
  const say = (id: string, part: 'question' | 'answer') => {
    const key = questionKey(id, part);
    const t = page.common && own(key) === key ? texts(page.common) : own;
    return withoutLinks(t(key, facts));
  };
  return {
    '@type': 'FAQPage',
    mainEntity: ids.map((id) => ({
      '@type': 'Question',
      name: say(id, 'question'),
      acceptedAnswer: { '@type': 'Answer', text: say(id, 'answer') },
    })),
  };
}

export function structuredData(about: Described): Graph {
  const { info, origin, brand, url } = about;
  const { id, lists } = info.page;
  const things: (Thing | undefined)[] = [
    organization(about),
    id === 'home'
      ? {
          '@type': 'WebSite',
          name: brand,
          url: origin,
          inLanguage: info.locale.iso,
          publisher: { '@id': `${origin}/#organization` },
        }
      : breadcrumb(about),
    service(about),
    questions(about),
    id === 'article' ? article(about) : undefined,
    lists ? list(about) : undefined,
    id === 'contactUs' ? { '@type': 'ContactPage', url } : undefined,
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
