// The owner's settings are shown in the visitor's language; an empty one shows its sentence or nothing.
import * as v from 'valibot';
import { pageAndAddress } from '../../../src/server/content/kinds.ts';
import { loadTexts, type Resources } from '../../../src/server/i18n/texts.ts';
import { ownerSchemaWith } from '../../../src/shared/facts/ownerSchema.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import type { Translate } from '../../../src/shared/i18n/useT.ts';
import { ownerSettings, ownerText, type OwnerKey } from '../../../src/shared/owner/ownerSettings.ts';
import { readTexts } from '../../support/sources.ts';

const ownerSchema = ownerSchemaWith(pageAndAddress);
const keys = Object.keys(ownerSettings) as OwnerKey[];
const { owner: empty } = onceAWorker.content();

async function translators() {
  const resources = Object.fromEntries(localeCodes.map((code) => [code, { owner: readTexts(code, 'owner') }]));
  const texts = await loadTexts(resources as unknown as Resources, 'COCloud');
  return (code: (typeof localeCodes)[number]): Translate => texts.of(code)('owner');
}
const today = '2026-11-22';
const nameOf = (page: string) => `<${page}>`;
const inAll = (text: string) => Object.fromEntries(localeCodes.map((code) => [code, `${text} ${code}`]));

test.each(localeCodes)('empty settings show their sentence in %s, or nothing', async (locale) => {
  const t = (await translators())(locale);
  for (const key of keys.filter((one) => !ownerSettings[one].isFilled(empty))) {
    const said = ownerText(empty, key, { locale, today, t, nameOf });
    if (ownerSettings[key].empty === 'nothing') expect([key, said]).toEqual([key, undefined]);
    else expect([key, said]).toEqual([key, expect.not.stringMatching(/^empty\.|^$/)]);
  }
});

test('a filled-in setting replaces the sentence', async () => {
  const t = (await translators())('pt');
  const owner = v.parse(ownerSchema, {
    legal: { governingLaw: inAll('Law'), prevailingLanguage: null },
    privacy: { logDays: 90 },
    prepaid: { alsoFor: ['server', 'ddos'] },
    sla: { ddos: { text: inAll('Level'), link: 'https://sla.example/' } },
    trial: { lengths: { awsService: 14, gcpService: 1 } },
    reply: { weekends: false },
  });
  const say = (key: OwnerKey, about?: string) => ownerText(owner, key, { locale: 'pt', today, t, nameOf, about });
  expect(say('legal.governingLaw')).toBe('Aplica-se Law pt.');
  expect(owner.legal.prevailingLanguage).toBe('zh_TW');
  expect(say('privacy.logDays')).toBe('90 dias');
  expect(say('prepaid.alsoFor')).toBe('O crédito também paga <server>, <ddos>.');
  expect(say('sla', 'ddos')).toBe('Level pt [Contrato de serviço](https://sla.example/)');
  expect(say('trial.lengths')).toBe('<awsService>: 14 dias, <gcpService>: 1 dia');
  expect(say('sla', 'server')).toMatch(/^Os níveis de serviço/);
  expect(say('reply.weekends')).toMatch(/segunda-feira/);
});

test.each([
  ['a law in one language only', { legal: { governingLaw: { en: 'the law of Taiwan' } } }, 'legal.governingLaw.zh_CN'],
  ['a setting nobody knows', { prepaid: { refunds: null } }, 'prepaid.refunds'],
  [
    'a discount that begins above its end',
    { discounts: { awsService: { from: 9, upTo: 3, conditions: inAll('C') } } },
    'discounts.awsService',
  ],
  ['rules of a country that is none', { sms: { senders: { Japan: inAll('S') } } }, 'sms.senders.Japan'],
  ['a page that does not exist', { trial: { lengths: { aws: 14 } } }, 'trial.lengths.aws'],
  [
    'a partner tier that ends before it begins',
    {
      partnerTiers: [
        {
          vendor: 'awsService',
          tier: 'A',
          number: 'N',
          since: '2026-02-01',
          until: '2026-01-01',
          proof: 'https://a.example',
        },
      ],
    },
    'partnerTiers.0',
  ],
  [
    'a certificate without number',
    { certificates: [{ name: 'C', body: 'B', until: '2027-01-01', proof: 'https://a.example' }] },
    'certificates.0.number',
  ],
  [
    'a customer without a day of consent',
    { customers: [{ name: 'K', text: inAll('Words'), consent: { filed: 'drawer 3' } }] },
    'customers.0.consent.given',
  ],
  [
    'a month twice',
    {
      sla: {
        ddos: {
          text: inAll('Level'),
          history: {
            source: 'https://a.example',
            months: [
              { month: '2026-10', percent: 100 },
              { month: '2026-10', percent: 99 },
            ],
          },
        },
      },
    },
    'sla.ddos.history',
  ],
  ['a link without https', { statusPage: 'http://status.example' }, 'statusPage'],
  [
    'a campaign that ends too early',
    { campaign: { minCdn: { from: '2026-12-02', until: '2026-12-01' } } },
    'campaign.minCdn',
  ],
])('%s is refused', (_name, settings, place) => {
  const { issues } = v.safeParse(ownerSchema, settings);
  expect(issues?.map((issue) => v.getDotPath(issue))).toContain(place);
});
