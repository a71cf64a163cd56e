// The pages of our own services, what they are used for, and what they cost.
import { audienceSizeFields } from '../calculators/audienceSize.ts';
import { cacheOriginFields } from '../calculators/cacheOrigin.ts';
import { cdnMonthFields } from '../calculators/cdnMonth.ts';
import { cloudFinderFields } from '../calculators/cloudFinder.ts';
import { ddosFinderFields } from '../calculators/ddosFinder.ts';
import { listSavingFields } from '../calculators/listSaving.ts';
import { downtimeWindowFields } from '../calculators/moveTimes.ts';
import { packVisitsFields } from '../calculators/packVisits.ts';
import { prepaidNeedFields } from '../calculators/prepaidNeed.ts';
import { quietHoursFields } from '../calculators/quietHours.ts';
import { sampleBillFields } from '../calculators/sampleBill.ts';
import { serverFinderFields } from '../calculators/serverFinder.ts';
import { shieldNodesFields } from '../calculators/shieldNodes.ts';
import { smsCostFields } from '../calculators/smsCost.ts';
import { startWayFields } from '../calculators/startWay.ts';
import { unsignedNames } from '../facts/Estimate.ts';
import { longestCode } from '../forms/estimateLimits.ts';
import { currencies } from '../facts/currencies.ts';
import { coboxTabs } from './cloudplatform/coboxTab.ts';
import { engineCases } from './cases.ts';
import { allBut, everywhere, page, sharedPage } from './page.ts';
import { calculatorFields, calculatorFieldsFrom, countryCode, oneOf, type ReadQuery, type ReadValue } from './query.ts';

/** A malformed code becomes `damaged`, which the page reports, unlike a missing one. */
const code: ReadValue = (raw) => (raw.length <= longestCode && /^[\w.-]*$/.test(raw) ? raw : 'damaged');

/** Query names of unsigned changes. The server redirects to the signed code that includes them, so no page reads or passes them on. */
const unsigned: ReadQuery = Object.fromEntries(unsignedNames.map((name) => [name, () => undefined]));

export const servicePages = [
  sharedPage({
    id: 'cdn',
    path: 'cdn',
    locales: allBut('pt'),
    query: {
      cur: oneOf(currencies),
      all: oneOf(['regions']),
      ...calculatorFieldsFrom(['region', 'gb', 'unit'], ({ prices }) =>
        cdnMonthFields(Object.keys(prices.bandwidth.usdPerGb)),
      ),
    },
    form: 'consult',
    questions: ['jump', 'icp', 'unused', 'network'],
    enquiry: { send: 'traffic' },
  }),
  // A CDN with protection.
  sharedPage({
    id: 'cloudCdn',
    path: 'cloud_cdn',
    locales: everywhere,
    still: true,
    query: calculatorFields(cacheOriginFields),
    form: 'consult',
    questions: ['alarms', 'certificates', 'api', 'two', 'prices'],
    enquiry: { send: 'traffic' },
  }),
  // The landing page of the smallest traffic pack.
  sharedPage({
    id: 'minCdn',
    path: 'min-cdn',
    locales: ['zh_TW'],
    still: true,
    contacts: true,
    query: { cur: oneOf(currencies), ...calculatorFields(packVisitsFields) },
    questions: ['unused', 'over', 'nodes'],
    enquiry: { send: 'traffic' },
  }),
  // The campaign for the largest CDN pack.
  sharedPage({
    id: 'promotion002',
    path: 'promotion002',
    locales: ['zh_CN', 'zh_TW'],
    layout: 'bare',
    still: true,
    contacts: true,
    query: {
      cur: oneOf(currencies),
      ...calculatorFieldsFrom(['region', 'gb', 'unit'], ({ prices }) =>
        cdnMonthFields(Object.keys(prices.bandwidth.usdPerGb)),
      ),
    },
    questions: ['unused', 'regions', 'renew'],
    enquiry: { send: 'traffic' },
  }),
  sharedPage({
    id: 'ddos',
    path: 'ddos',
    locales: allBut('pt'),
    query: { cur: oneOf(currencies), ...calculatorFields(ddosFinderFields) },
    enquiry: { send: 'attack' },
    form: 'consult',
    questions: ['rate', 'now', 'connect', 'level'],
  }),
  // The protection SDK for games.
  sharedPage({
    id: 'coshield',
    path: 'coshield',
    locales: everywhere,
    still: true,
    query: calculatorFields(shieldNodesFields),
    form: 'consult',
    questions: ['counting', 'clients', 'both', 'platforms', 'billing'],
    enquiry: { send: 'attack' },
  }),
  sharedPage({
    id: 'server',
    path: 'server',
    locales: allBut('pt'),
    query: { cur: oneOf(currencies), ...calculatorFields(serverFinderFields) },
    form: 'consult',
    questions: ['cloud', 'discount', 'resize', 'phone'],
    enquiry: { send: 'server' },
  }),
  sharedPage({
    id: 'database',
    path: 'database',
    locales: allBut('pt'),
    query: { engine: oneOf(engineCases), ...calculatorFields(downtimeWindowFields) },
    form: 'consult',
    questions: ['downtime', 'where', 'old', 'price', 'redis'],
    enquiry: { services: 'database', send: 'server' },
  }),
  sharedPage({
    id: 'sms',
    path: 'sms',
    locales: everywhere,
    query: {
      cur: oneOf(currencies),
      // Also a country without a published price, which visitors may ask about.
      country: countryCode,
      ...calculatorFieldsFrom(['to', 'set', 'len', 'n'], ({ prices }) =>
        smsCostFields(prices.sms.map(({ country }) => country)),
      ),
    },
    enquiry: { services: 'sms', send: 'sms' },
    form: 'consult',
    needs: ['charts'],
    questions: ['segments', 'delivery', 'failed', 'bill'],
  }),
  sharedPage({
    id: 'cloudLive',
    path: 'cloudLive',
    locales: everywhere,
    still: true,
    query: calculatorFields(audienceSizeFields),
    form: 'consult',
    questions: ['billed', 'audience', 'replay', 'mainland', 'payment'],
    enquiry: { send: 'live' },
  }),
  // Messages to phones.
  sharedPage({
    id: 'coflyer',
    path: 'coflyer',
    locales: everywhere,
    query: calculatorFields(quietHoursFields),
    enquiry: { services: 'sms', send: 'sms' },
    form: 'consult',
    questions: ['rate', 'sender', 'urls', 'cost', 'api'],
  }),
  // COBox, the platform to manage clouds.
  sharedPage({
    id: 'cloudplatform',
    path: 'cloudplatform',
    locales: everywhere,
    query: {
      tab: oneOf(coboxTabs),
      ...calculatorFieldsFrom(['s', 'tb', 'ddos', 'sms'], ({ prices }) => sampleBillFields(prices)),
    },
    form: 'consult',
    questions: ['access', 'price', 'own', 'labels'],
    enquiry: { services: 'integration' },
  }),
  // Several clouds as one.
  sharedPage({
    id: 'cloudIntegration',
    path: 'cloudIntegration',
    locales: everywhere,
    still: true,
    query: calculatorFields(cloudFinderFields()),
    questions: ['single', 'egress', 'joining', 'first'],
    enquiry: { services: 'integration' },
    form: 'consult',
  }),
  // Prepaid packs, for new accounts and for top-ups.
  sharedPage({
    id: 'prepaidcard',
    path: 'prepaidcard',
    locales: allBut('pt'),
    still: true,
    query: { cur: oneOf(currencies), ...calculatorFields(prepaidNeedFields) },
    questions: ['refund', 'combine', 'twd', 'largest'],
    enquiry: { send: 'prepaid' },
    form: 'consult',
  }),
  sharedPage({
    id: 'productService',
    path: 'productService',
    locales: allBut('pt'),
    still: true,
    query: calculatorFields(listSavingFields),
    form: 'consult',
    questions: ['direct', 'minimum', 'lock', 'response'],
  }),
  sharedPage({
    id: 'newcustomer',
    path: 'newcustomer',
    locales: ['zh_TW'],
    still: true,
    contacts: true,
    query: calculatorFields(startWayFields),
    questions: ['both', 'credit', 'card', 'after'],
    enquiry: { send: 'prepaid' },
  }),
  // The estimate page. The estimate is a signed code in the query, so its address can be shared.
  page({
    id: 'estimate',
    path: 'estimate',
    locales: everywhere,
    handled: true,
    query: { e: code, cur: oneOf(currencies), note: oneOf(['full', 'number', 'unknown', 'none']), ...unsigned },
    needs: ['estimate'],
    form: 'consult',
  }),
];
