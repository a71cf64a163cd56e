// Reports to the owner about each brand's empty settings.
import { emptySettings, ownerWarning } from '../../../scripts/settings/emptySettings.ts';
import { loadContent } from '../../../src/server/content/loadContent.ts';
import { inEvery } from '../../support/sampleContent.ts';
import { secondName, twoBrands } from '../../support/twoBrands.ts';

const texts = (namespace: string) => (key: string) => `${namespace}.${key}`;
const told = { locale: 'en', today: '2027-01-01', texts } as const;
const keysOf = (brand: Parameters<typeof emptySettings>[0]) => emptySettings(brand, told).empty.map(({ key }) => key);

test('names every office whose address is a sample, and none whose address is real', () => {
  const content = onceAWorker.content();
  for (const sample of ['offices.taipei.source', 'offices.taipei.telphone', 'offices.hongkong.chats.WhatsApp'])
    expect(keysOf(content)).toContain(`site.yaml ${sample}`);
  expect(keysOf(content)).toContain('site.yaml social.LinkedIn');
  const offices = content.site.offices.map((office) => ({ ...office, source: undefined }));
  const settled = keysOf({ ...content, site: { ...content.site, offices } });
  expect(settled.filter((key) => key.includes('offices'))).toEqual([]);
  expect(settled).toContain('owner.yaml legal.entity');
});

test('starts with what buyers ask first, then contacts that reach no one', () => {
  const keys = keysOf(onceAWorker.content());
  expect(keys.slice(0, 10)).toEqual(
    [
      'discounts',
      'legal.entity',
      'accounts.root',
      'accounts.leaving',
      'invoice.kinds',
      'payment.terms',
      'support.languages',
      'sms.undeliveredBilled',
      'sms.senders',
      'roundTrips',
    ].map((key) => `owner.yaml ${key}`),
  );
  expect(keys[10]).toBe('site.yaml offices.taipei.telphone');
});

test('names missing and expired proofs', () => {
  const content = onceAWorker.content();
  const proofs = [
    'owner.yaml sla.history',
    'owner.yaml partnerTiers',
    'owner.yaml certificates',
    'owner.yaml customers',
    'stories',
  ];
  expect(keysOf(content).filter((key) => proofs.includes(key))).toEqual(proofs);
  const certified = (until: string) => {
    const certificates = [{ name: 'C', body: 'B', number: 'N', until, proof: 'https://proof.example' }];
    return keysOf({ ...content, owner: { ...content.owner, certificates } }).includes('owner.yaml certificates');
  };
  expect([certified('2027-01-01'), certified('2026-12-31')]).toEqual([false, true]);
});

test('reports each brand’s own empty settings', () => {
  const { contentFolder, remove } = twoBrands();
  const { brands } = loadContent(contentFolder);
  const [second] = brands;
  expect(second?.site.brand).toBe(secondName);
  const keys = second ? keysOf(second) : [];
  expect(keys).toContain('site.yaml social');
  expect(keys.filter((key) => key.includes('offices.taipei'))).toEqual([]);
  remove();
});

test('a build warns of an empty company, and not of one that is filled in', () => {
  const { owner } = onceAWorker.content();
  const named = inEvery('Acme');
  expect(ownerWarning({ ...owner, legal: { ...owner.legal, entity: undefined } })).toContain('legal.entity');
  const entity = { name: named, registrationNo: '1', taxNumber: '2', address: named };
  expect(ownerWarning({ ...owner, legal: { ...owner.legal, entity } })).toBeUndefined();
});
