// The calculators over HTTP: their results at the borders, messages for what is wrong, and no word of a hostile query unescaped.
import { startApp, uncached, type App } from '../support/app.ts';
import { clientOf, type Client } from '../support/client.ts';
import { headOf } from '../support/html.ts';

let app: App;
let site: Client;

beforeAll(async () => {
  app = await startApp({ env: uncached });
  site = clientOf(app.base);
});
afterAll(() => app.close());

async function resultOf(path: string): Promise<{ figure: string | undefined; text: string; faults: number }> {
  const { status, text } = await site.get(path);
  expect([path, status]).toEqual([path, 200]);
  const [result = ''] = text.slice(text.indexOf('id="result')).split('</section>');
  const figure = /<output[^>]*>([^<]*)/.exec(result)?.[1]?.replace(/\s/g, ' ');
  return { figure, text, faults: text.split('aria-invalid="true"').length - 1 };
}

test.each([
  ['/en/cdn?region=AP1&gb=12&unit=tb', 'US$1,225'],
  ['/en/cdn?region=AP1&gb=１２０００', 'US$1,225'],
  ['/en/cdn?region=AP1&gb=1000', 'US$220'],
  ['/en/cdn?region=AP1&gb=1001', 'US$220.095'],
  ['/en/cdn?region=AP1&gb=1000&cur=twd', 'NT$7,260'],
  ['/en/sms?to=JP&set=ucs2&len=70&n=10000', 'US$720'],
  ['/en/sms?to=JP&set=ucs2&len=71&n=10000', 'US$1,440'],
  ['/en/sms?to=CA&set=gsm&len=160&n=1', 'US$0.0075'],
  ['/pt/sms?to=TW&set=gsm&len=161&n=1000', 'US$ 96'],
  ['/en/sms?country=JP', 'US$720'],
  ['/en/sms?country=XX', 'US$480'],
  ['/en/sms?to=other&set=gsm&len=154&n=10', '10'],
  ['/zh-tw/akamai?gb=10000&hit=85', '1,500'],
  ['/en/aws.global.accelerator?from=taipei&to=eu-frankfurt', '93.8'],
  ['/zh-tw/min-cdn?page=2', '50,000'],
  ['/zh-tw/min-cdn?page=０.01&visits=1000', '10,000,000'],
  ['/zh-tw/min-gcp?tab=new&need=501', 'US$1,000'],
  ['/en/cloudIntegration?users=taiwan&need=data', 'Google Cloud'],
  ['/zh/cloudIntegration?users=mainland&need=windows', '阿里云'],
  ['/en/cloudIntegration?users=moon&need=web', 'AWS'],
  ['/jp/aws.global.accelerator?from=singapore&to=singapore', '0'],
  ['/zh/akamai?gb=10000&hit=100&need=video', '0'],
  // What is no choice is not asked for.
  ['/en/cdn?region=constructor&gb=1000', 'US$220'],
  ['/en/sms?to=__proto__&set=ucs2&len=70&n=10000', 'US$480'],
  ['/en/coflyer?kind=marketing&at=12:29', 'Now'],
  ['/en/coflyer?kind=marketing&at=12:30', '13:30'],
  ['/en/coflyer?kind=marketing&at=１３：３０', 'Now'],
  ['/en/coflyer?kind=marketing&at=21:00', '9:00'],
  ['/pt/coflyer?kind=marketing&at=8h59', '9h'],
  ['/en/coflyer?kind=marketing&at=09:00', 'Now'],
  ['/en/coflyer?kind=otp&at=03:00', 'Now'],
  ['/en/database?drain=5&catchup=10&verify=10&switch=5', '60'],
  ['/jp/database?drain=０&catchup=0&verify=0&switch=600&engine=redis', '1,200'],
  ['/en/productService?spend=8', 'US$7.60'],
  ['/zh/productService?spend=１０００&on=own', 'US$950'],
  ['/jp/productService?spend=1000000&on=own', 'US$950,000'],
  ['/en/productService?spend=1000&on=cloud', 'In your quote'],
  ['/zh-tw/promotion002?region=NA&gb=1&unit=tb', 'US$200'],
  ['/zh/promotion002?region=AP1&gb=12&unit=tb', 'US$1,225'],
  ['/zh-tw/newcustomer?know=no', '免費試用'],
  ['/zh-tw/newcustomer?know=yes', '預付方案'],
  ['/en/ddos?gbps=0&line=any', 'US$23.75'],
  ['/en/ddos?gbps=10&line=any', 'US$23.75'],
  ['/en/ddos?gbps=１０.1&line=any', 'US$285'],
  ['/en/ddos?gbps=100&line=any', 'US$2,796.80'],
  ['/en/ddos?gbps=100&line=mainland', 'US$2,850'],
  ['/en/ddos?gbps=100.1&line=mainland', 'On request'],
  ['/en/ddos?gbps=300&line=any&cur=twd', 'NT$156,750'],
  ['/en/ddos?gbps=300.1', 'On request'],
  ['/en/ddos?gbps=5&line=moon', 'US$23.75'],
  ['/en/aws.global.accelerator?from=toString&to=eu-frankfurt', '93.8'],
])('%s answers %s', async (path, figure) => {
  const result = await resultOf(path);
  expect([result.figure, result.faults]).toEqual([figure, 0]);
});

test.each([
  '/en/cdn?region=AP1&gb=0',
  '/en/cdn?region=AP1&gb=100000000',
  '/en/cdn?region=AP1&gb=1.5',
  '/en/sms?to=JP&set=gsm&len=1531&n=1',
  '/en/sms?to=JP&set=gsm&len=0&n=1',
  '/zh-tw/akamai?gb=10000&hit=101',
  '/zh-tw/min-cdn?page=0',
  '/zh-tw/min-cdn?page=2&visits=1.5',
  '/en/coflyer?kind=marketing&at=24:00',
  '/en/coflyer?kind=otp&at=9',
  '/en/database?drain=601&catchup=0&verify=0&switch=0',
  '/en/database?drain=-1&catchup=0&verify=0&switch=0',
  '/en/productService?spend=0.99',
  '/en/productService?spend=1.001',
  '/zh-tw/promotion002?region=AP1&gb=0',
  '/en/ddos?gbps=10000.1',
  '/en/ddos?gbps=1.25',
])('%s is told at its field, without a result', async (path) => {
  const result = await resultOf(path);
  expect([result.figure, result.faults]).toEqual([undefined, 1]);
});

test('a country in the address is chosen, and told to the desk by its name', async () => {
  const { text } = await site.get('/zh-tw/sms?country=JP');
  expect(text).toMatch(/<option value="JP" selected/);
  expect(text).toMatch(/contact_us\?product=sms&amp;plan=Japan%2C|contact_us\?product=sms&amp;plan=Japan,/);
});

test.each(['cdn?gb', 'sms?len', 'ddos?gbps'])('what is typed into %s stays text', async (place) => {
  const { text, faults } = await resultOf(`/en/${place}=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`);
  expect(faults).toBeGreaterThan(0);
  expect(text.includes('<script>alert')).toBe(false);
});

test('an answer is not listed, the page is', async () => {
  const asked = headOf((await site.get('/en/cdn?region=NA&gb=20&unit=tb')).text);
  const plain = headOf((await site.get('/en/cdn')).text);
  expect([asked.robots, plain.robots]).toEqual(['noindex', undefined]);
  expect(asked.canonical).toBe(plain.canonical);
});

test('a result goes on to the form with product and figures', async () => {
  const { text } = await resultOf('/en/cdn?region=NA&gb=20&unit=tb');
  expect(/href="\/en\/contact_us\?product=cdn&amp;plan=20000[^"]*NA[^"]*"/.test(text)).toBe(true);
});
