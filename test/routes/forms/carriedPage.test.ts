// What a form says about the page that led to it: that something is already selected, if it is.
import { startApp, uncached } from '../../support/app.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = siteOf(() => startApp({ env: uncached }));

const said = 'so it is already selected';
const chosenIn = (text: string) =>
  [...text.matchAll(/<input[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes('checked=""'))
    .flatMap((input) => /value="([^"]*)"/.exec(input)?.[1] ?? []);

test.each(['faq', 'partner', 'blog', 'success', 'prepaidcard'])(
  'contact from %s selects no service and does not claim that one is selected',
  async (product) => {
    const { text } = await site.get(`/en/contact_us?product=${product}`);
    expect(text).not.toContain(said);
    expect(chosenIn(text)).toEqual([]);
  },
);

test.each([
  ['server', 'cloud'],
  ['awsService', 'cloud'],
  ['cdn', 'cdn'],
  ['cloudflare', 'cdn'],
  ['ddos', 'ddos'],
  ['coshield', 'ddos'],
  ['database', 'database'],
  ['sms', 'sms'],
  ['alicloudMigration', 'relocation'],
])('contact from %s selects %s and says so', async (product, service) => {
  const { text } = await site.get(`/en/contact_us?product=${product}`);
  expect(text).toContain(said);
  expect(chosenIn(text)).toEqual([service]);
});

test.each(['newcustomer', 'cdn', 'cloudIntegration'])('a trial from %s selects no cloud', async (product) => {
  const { text } = await site.get(`/en/free_open?product=${product}`);
  expect(text).not.toContain(said);
  expect(chosenIn(text)).toEqual([]);
});

test.each([
  ['aws-service', 'awsService', 'aws'],
  ['tencentCloud', 'tencentCloud', 'tencent'],
  ['huaweiCloud', 'huaweiCloud', 'huawei'],
])('every link from /en/%s to a trial brings its cloud', async (path, product, cloud) => {
  const { text } = await site.get(`/en/${path}`);
  const links = [...text.matchAll(/href="(\/en\/free_open[^"]*)"/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((link) => !link?.endsWith(`?product=${product}`))).toEqual([]);
  const form = await site.get(links[0] ?? '');
  expect(form.text).toContain(said);
  expect(chosenIn(form.text)).toEqual([cloud]);
});

test('Google Cloud in three stages leads to a trial of Google Cloud', async () => {
  const { text } = await site.get('/zh-tw/min-gcp');
  const links = [...text.matchAll(/href="(\/zh-tw\/free_open[^"]*)"/g)].map(([, link]) => link);
  expect(links.filter((link) => !link?.endsWith('?product=minGcp'))).toEqual([]);
});
