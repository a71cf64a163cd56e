// What links pass to a form: shown to each reader in their own language, and forged values never.
import { readFileSync } from 'node:fs';
import { inside } from '../../support/app.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { broughtOn, tagsOf, textOf } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

const said: Readonly<Record<string, string>> = {
  trial: 'Free trial',
  prepaid: 'Prepaid pack',
  largerServer: 'Instance type larger than those listed',
  'servers 3 r1.xlarge 456': '3 × r1.xlarge, US$456 a month',
  'serversOver 1 s1.small 7.6 7.59': '1 × s1.small, US$7.60 a month; limit US$7.59 a month',
  'floor singapore jp-tokyo 5313 53.1': 'Singapore to Tokyo: 5,313 km, 53.1 ms at least',
  'sms CA 1000000 2 0.0075': 'SMS, Canada: recipients 1,000,000, segments per message 2, US$0.0075',
  'smsElsewhere 10 1': 'SMS, another country or region: recipients 10, segments per message 1',
  'quietFree otp 9:05': 'OTP or notification at 9:05 Taiwan time: may be sent',
  'quietBound marketing 21:00 9:00': 'Marketing at 21:00 Taiwan time: may be sent from 9:00',
  'month 2 10 Basic 1000 998.75': 'Month: servers 2, CDN 10 TB, Anti-DDoS Basic, SMS 1,000; total US$998.75',
  'monthOpen 0 0 0 0': 'Month: servers 0, CDN 0 TB, no Anti-DDoS, SMS 0; total US$0',
  'saving 1000 950': 'Servers, Anti-DDoS: original price US$1,000 a month, with us US$950',
  'cloudSpend 1000': 'Clouds: original price US$1,000 a month',
  'cdn EU 12000 1000.5': 'CDN, Europe: 12,000 GB a month, US$1,000.50',
  'cdnPack 10000': '10 TB traffic pack',
  'visits 100 50000 2': '100 GB traffic pack: 50,000 visits of 2 MB',
  'cache 1000 92.5 75': '1,000 GB at a hit ratio of 92.5%: 75 GB from the origin',
  'downtime 40 20': 'Downtime: 20 min planned, 40 min announced',
  'copy 4500 100 70 142.9': '4,500 GB over 100 Mbps at 70%: 142.9 h',
  'audience 1000 2.5 60 2.5 1125': 'Viewers 1,000, 2.5 Mbps, 60 min: 2.5 Gbps at peak, 1,125 GB in all',
  'attack 400': 'Attack of 400 Gbps',
  'attackPlan Overseas 50': 'Anti-DDoS Overseas for an attack of 50 Gbps',
  'ddosPlan Basic 10': 'Anti-DDoS Basic, 10 Gbps',
  'nodes 501 2': 'Peak players 501, nodes 2',
  'pack 1000 1020 topup': 'Top-up: US$1,000 for US$1,020 credit',
  'packFor 500 500 400': 'US$500 for US$500 credit; wanted: US$400',
  'clouds web taiwan gcpService awsService azureCloud':
    'Website or API, users: Taiwan. Google Cloud, AWS, Microsoft Azure',
  'need containers': 'Chosen: Containers',
  'row database.engines.0': 'Chosen: MySQL',
  'country BR': 'Destination: Brazil',
  hosting: 'Managed hosting',
};

const elsewhere = { zh: '一并提交：', 'zh-tw': '一併送出：', pt: 'Enviado junto: ', jp: '併せて送信する内容：' };

const madeUp = [
  'see https://evil.example/',
  'Your account is blocked: call 0800 1234',
  '500 USD for 500 USD credit, new',
  'cdn EU 12000',
  'cdn EU 12000 1000 more',
  'cdn EU <b> 1000',
  'servers 1 s1.small -5',
  'constructor',
  'row privacy.table.0',
  'trial ',
  '',
];

inside('wishes', () => {
  const site = siteOf(startFormSite);

  const formWith = async (prefix: string, plan: string) =>
    (await site.get(`/${prefix}/contact_us?${new URLSearchParams({ plan })}`)).text;
  const carriedIn = (html: string) => tagsOf(html, 'input').filter(({ name }) => name === 'plan');

  test('every kind has a case', () => {
    const kinds = Object.keys(JSON.parse(readFileSync('locales/en/wishes.json', 'utf8')));
    expect(Object.keys(said).map((code) => code.split(' ')[0])).toEqual(kinds);
  });

  test.each(Object.entries(said))('%s reads: %s', async (plan, words) => {
    const english = await formWith('en', plan);
    expect(broughtOn(english)).toBe(`Sent along: ${words}`);
    expect(carriedIn(english).map(({ value }) => value)).toEqual([plan]);
    for (const [prefix, head] of Object.entries(elsewhere)) {
      const note = broughtOn(await formWith(prefix, plan));
      expect(note.startsWith(head)).toBe(true);
      const own = note.slice(head.length);
      expect([own, own === words, own.includes('{{'), own.includes(plan)]).toEqual([own, false, false, false]);
    }
  });

  test.each(madeUp)('%j is forged, and neither shown nor stored', async (plan) => {
    const html = await formWith('en', plan);
    expect([carriedIn(html), broughtOn(html)]).toEqual([[], '']);
    const { body } = await site.sendJson(
      '/en/contact_us',
      entriesFor('contactUs', 'en', { plan, company: `M ${plan}` }),
    );
    const lead = (await site.leads()).find(({ reference }) => reference === body.result.reference);
    expect(lead?.values['plan'] ?? '').toBe('');
    const thanks = await site.get(`/en/contact_us?sent=${body.result.reference}&${new URLSearchParams({ plan })}`);
    const words = textOf(thanks.text);
    expect([words.includes(body.result.reference), words.includes('You sent along')]).toEqual([true, false]);
  });

  test.each([
    'clouds Your-account-is-locked Call-1-800-555-0100 within-one-hour or-lose it',
    'need Call-0800-1234',
    'floor Call-us 0800-1234 1 1',
    'servers 1 x1.app 5',
  ])('%s looks like one of ours, but its words are a stranger’s: they are neither stored nor mailed', async (plan) => {
    const email = `victim-${plan.length}@example.com`;
    const { body } = await site.sendJson('/en/contact_us', entriesFor('contactUs', 'en', { plan, email }));
    const lead = (await site.leads()).find(({ reference }) => reference === body.result.reference);
    expect(lead?.values['plan'] ?? '').toBe('');
    const mails = (await site.messages()).map(({ payload }) => JSON.stringify(payload));
    expect(mails.filter((mail) => mail.includes(email)).length).toBeGreaterThan(0);
    expect(mails.filter((mail) => /Call-|x1\.app/.test(mail))).toEqual([]);
  });

  test('visitor and desk each read it in their language, thanks and mails alike', async () => {
    const plan = 'cdn EU 12000 1000.5';
    const inTaipei = { phone: '+886 912 345 678', country: 'Taiwan', email: 'taipei@example.com', plan };
    const { status, headers } = await site.send('/en/contact_us', entriesFor('contactUs', 'en', inTaipei));
    expect(status).toBe(303);
    const words = said[plan];
    const thanks = await site.get(headers['location'] ?? '');
    expect(textOf(thanks.text)).toContain(`You sent along: ${words}`);
    const mails = (await site.messages())
      .filter(({ kind }) => kind === 'mail')
      .map(({ payload }) => JSON.stringify(payload));
    const saying = (text: string) => mails.filter((mail) => mail.includes(text)).length;
    expect([words ?? '', 'CDN（歐洲）：每月 12,000 GB，US$1,000.50', plan].map(saying)).toEqual([1, 1, 0]);
  });

  test('the amount of a pack that was paid is said as money', async () => {
    const bought = entriesFor('success', 'jp');
    const { headers } = await site.send('/jp/success', bought);
    const thanks = await site.get(headers['location'] ?? '');
    expect(textOf(thanks.text)).toContain(`併せて送信した内容：US$${Number(bought['plan']).toLocaleString('en')}`);
  });
});
