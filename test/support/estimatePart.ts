// The sample estimate as the live part that opens on its page, with the facts that the server gives it.
import { estimateFacts } from '../../src/server/forms/estimateFacts.ts';
import { loadContent } from '../../src/server/content/loadContent.ts';
import { secretsOf } from '../../src/server/secrets.ts';
import { localeOf } from '../../src/shared/i18n/locales.ts';
import { translatorOver } from '../../src/shared/i18n/translate.ts';
import { OpenEstimate } from '../../src/shared/pages/estimate/Page.tsx';
import { contentOfTests } from './contentOfTests.ts';
import { renderLive } from './renderLive.tsx';
import { estimateSecret, sealed, shop } from './sampleEstimate.ts';
import { brand, readTexts } from './sources.ts';

const { prices, exchange } = loadContent(contentOfTests());
export { prices };
export const locale = localeOf('en');
export const secrets = secretsOf([estimateSecret]);
export const code = sealed(shop);
const texts = Object.fromEntries(['prices', 'estimate', 'currency'].map((name) => [name, readTexts('en', name)]));
export const facts = estimateFacts(
  { secrets, prices, rate: exchange.twdPerUsd },
  {
    code,
    host: 'cocloud.example',
    isMember: false,
    now: Date.parse('2026-11-26T04:00:00Z'),
    reader: { locale, textsOf: translatorOver(texts, 'en', brand) },
  },
);

export const renderEstimate = () =>
  renderLive(OpenEstimate, {
    props: {},
    data: { estimate: facts, exchange, market: { currency: 'usd' } },
    page: { path: '/en/estimate', query: { e: code } },
  });
