// The JSON-LD of a page: who we are, where the page is on the site, what it offers and at which price.
import type { ContactPoint, Graph, Thing } from 'schema-dts';
import { taipeiIso } from '../../shared/i18n/days.ts';
import { localeOf } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import { withoutLinks, questionKey } from '../../shared/sections/usePageText.ts';
import { type Described, offered } from './offered.ts';

/** Samples are left out: machines would take them for the company's own data. */
const isReal = ({ source }: { source?: 'sample' | undefined }): boolean => source !== 'sample';

function organization({ info, origin, brand, logo, read }: Described): Thing {
  const { telphone, emailAddress } = read('domainInfo');
  const { code } = info.locale;
  const offices = read('offices');
  const real = offices.filter(isReal);
  const isSample = offices.some((office) => !isReal(office) && office.telphone === telphone);
  const point = (telephone: string, email: string, country?: string): ContactPoint => ({
    '@type': 'ContactPoint',
    contactType: 'sales',
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(country && { areaServed: country }),
  });
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand,
    url: origin,
    logo: origin + logo,
    sameAs: read('social')
      .filter(isReal)
      .map(({ link }) => link),
    contactPoint:
      real.length > 0
        ? real.map(({ telphone: own, emailAddress: mail, country, shown }) =>
            point(shown.includes('phone') ? own : '', shown.includes('email') ? mail : '', country),
          )
        : point(isSample ? '' : telphone, emailAddress),
    ...(real.length > 0 && {
      address: real.map(({ address1, address2, country }) => ({
        '@type': 'PostalAddress' as const,
        streetAddress: address1[code],
        addressLocality: address2[code],
        addressCountry: country,
      })),
    }),
  };
}

function breadcrumb({ info, texts, origin, url, read }: Described): Thing {
  const { page, locale } = info;
  const own =
    page.id === 'article'
      ? read('article').title
      : page.id === 'story'
        ? read('story').customer
        : texts(page.id)('name');
  const trail = [
    { name: texts('layout')('home'), item: origin + pathOf('home', locale.code) },
    { name: own, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, item }, at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
  };
}

function article({ origin, url, description, image, read }: Described): Thing {
  const { title, author, publishedAt, updatedAt = publishedAt, category, tags, locale } = read('article');
  return {
    '@type': category === 'cloud-news' ? 'NewsArticle' : 'BlogPosting',
    headline: title,
    description,
    image,
    datePublished: taipeiIso(publishedAt),
    dateModified: taipeiIso(updatedAt),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
    inLanguage: localeOf(locale).iso,
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: author },
    publisher: { '@id': `${origin}/#organization` },
  };
}

function list({ info, origin, read }: Described): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: read('newsPage').rows.map(({ id, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: origin + pathOf('article', info.locale.code, { id }),
    })),
  };
}

/** The questions that the page answers, in its own words. */
function questions({ info, texts }: Described): Thing | undefined {
  const { page } = info;
  const { questions: ids } = page;
  if (ids.length === 0) return undefined;
  const own = texts(page.id);
  const facts = { ...info.facts(), name: own('name') };
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
    offered(about),
    questions(about),
    id === 'article' ? article(about) : undefined,
    lists ? list(about) : undefined,
    id === 'contactUs' ? { '@type': 'ContactPage', url } : undefined,
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
