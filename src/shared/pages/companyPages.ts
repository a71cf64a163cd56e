// The pages about the company, its answers, and the ways to reach it.
import { directionNames } from '../forms/fields.ts';
import { readSlot } from '../forms/slot.ts';
import { longestSearch } from '../search/longestSearch.ts';
import { faqGroups } from './faq/faqGroups.ts';
import { allBut, everywhere, page, sharedPage, type AskedQuery } from './page.ts';
import { callDay, callZone, oneOf, typed } from './query.ts';

const address = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,4}$/;
const fields = ['subject', 'body', 'cc', 'bcc'] as const;
const longest = 200;
const addressFields: readonly string[] = ['cc', 'bcc'];
/** Rejects all control characters, because mail programs differ in what ends a line, and escapes that a second decoding would turn into one. */
const lineBreak = /[\p{Cc}\u2028\u2029]|%0[ad]/iu;

const isGood = (name: string, value: AskedQuery[string]): boolean =>
  value === undefined ||
  (typeof value === 'string' &&
    value.length <= longest &&
    !lineBreak.test(value) &&
    (!addressFields.includes(name) || address.test(value)));

export const companyPages = [
  sharedPage({
    id: 'home',
    path: '',
    locales: everywhere,
    query: { notice: oneOf(['missing']) },
    needs: ['regions', 'prices', 'charts', 'pictures', 'banners', 'slides', 'latestNews', 'covers', 'menu'],
    /** The page's own texts replace what the back end leaves out. */
    head: (read) => {
      const { title, description, keywords } = read('menu').homePage;
      return { ...(title && { title }), ...(description && { description }), ...(keywords && { keywords }) };
    },
  }),
  sharedPage({
    id: 'partner',
    path: 'partner',
    locales: everywhere,
    still: true,
    form: 'consult',
    questions: ['contract', 'account', 'vendor', 'visit'],
  }),
  // The short company page.
  sharedPage({
    id: 'intro',
    path: 'intro',
    locales: everywhere,
    still: true,
    contacts: true,
    index: false,
  }),
  // The FAQ, which also searches the questions of all pages.
  sharedPage({
    id: 'faq',
    path: 'FAQ',
    locales: everywhere,
    still: true,
    contacts: true,
    query: { q: typed(longestSearch) },
    needs: ['questionsFound'],
    questions: Object.values(faqGroups).flat(),
  }),
  // The search of the whole site.
  sharedPage({
    id: 'search',
    path: 'search',
    locales: everywhere,
    still: true,
    contacts: true,
    index: false,
    query: { q: typed(longestSearch), in: oneOf(['prices', 'pages', 'questions']) },
    needs: ['siteFound'],
  }),
  sharedPage({
    id: 'contactUs',
    path: 'contact_us',
    locales: everywhere,
    form: 'contactUs',
    needs: ['desk'],
  }),
  sharedPage({
    id: 'freeOpen',
    path: 'free_open',
    locales: everywhere,
    form: 'freeOpen',
    questions: ['length', 'data', 'second', 'card'],
  }),
  // For future partners, with the cooperation form.
  sharedPage({
    id: 'cooperation',
    path: 'cooperation',
    locales: everywhere,
    // The About page links here with a direction to preselect.
    query: { directions: oneOf(directionNames) },
    needs: ['desk'],
    form: 'cooperation',
    questions: ['cost', 'cobox', 'unsure'],
  }),
  // To book a call. Never stored: every booking changes the free times for the next visitor.
  page({
    id: 'callback',
    path: 'callback',
    locales: everywhere,
    form: 'callback',
    query: { tz: callZone, day: callDay, slot: (raw) => (readSlot(raw) ? raw : undefined) },
    needs: ['calls'],
  }),
  // A booked call, which opens by the visitor's secret link: time, calendar file, moving and cancelling.
  page({
    id: 'call',
    path: 'callback/:link',
    params: { link: (raw) => (/^[0-9a-f]{40}$/.test(raw) ? raw : undefined) },
    locales: everywhere,
    handled: true,
    chunk: 'callback',
    query: { tz: callZone, day: callDay, did: oneOf(['moved']) },
    needs: ['call', 'calls'],
    index: false,
  }),
  // After paying for a prepaid pack.
  sharedPage({
    id: 'success',
    path: 'success',
    locales: allBut('pt'),
    index: false,
    enquiry: { send: 'prepaid' },
    form: 'success',
    questions: ['other', 'wrong', 'late', 'invoice'],
  }),
  sharedPage({
    id: 'privacy',
    path: 'privacy',
    locales: allBut('pt'),
    chunk: 'legal',
    still: true,
  }),
  sharedPage({
    id: 'disclaimer',
    path: 'disclaimer',
    locales: allBut('pt'),
    chunk: 'legal',
    still: true,
  }),
  // The sample campaign page.
  sharedPage({
    id: 'template',
    path: 'template',
    locales: everywhere,
    still: true,
    contacts: true,
    index: false,
    questions: ['who', 'until', 'ended'],
  }),
  // Opens a mail: it accepts one plain address and four known fields, no other mail header.
  page({
    id: 'mailto',
    path: 'mailto/:to',
    params: { to: (raw) => raw },
    locales: everywhere,
    query: Object.fromEntries(fields.map((name) => [name, typed(longest)])),
    index: false,
    refuse: ({ params: { to = '' }, query }) =>
      address.test(to) && !lineBreak.test(to) && fields.every((name) => isGood(name, query[name])) ? undefined : 400,
  }),
];
