// Cases for every calculator at its limits: results at the prices of test/fixtures/content, and values it must refuse; for the
// tests over HTTP and in Chromium.

type Calculator = {
  /** An address and the large figure of its result. */
  answers: readonly (readonly [path: string, figure: string])[];
  /** Addresses with one wrong value. */
  wrong: readonly string[];
};

/** By the key of its texts in `calculators.json`. */
export const calculatorCases: Readonly<Record<string, Calculator>> = {
  cdn: {
    answers: [
      ['/en/cdn?region=AP1&gb=12&unit=tb', 'US$1,225'],
      ['/en/cdn?region=AP1&gb=１２０００', 'US$1,225'],
      ['/en/cdn?region=AP1&gb=1000', 'US$220'],
      ['/en/cdn?region=AP1&gb=1001', 'US$220.10'],
      ['/en/cdn?region=EU&gb=10000', 'US$875'],
      ['/en/cdn?region=CN&gb=10001', 'US$930.06'],
      ['/en/cdn?region=MEAA&gb=100001', 'US$9,970.08'],
      ['/en/cdn?region=AP1&gb=1000&cur=twd', 'NT$7,260'],
      ['/zh-tw/promotion002?region=NA&gb=1&unit=tb', 'US$200'],
      ['/zh/promotion002?region=AP1&gb=12&unit=tb', 'US$1,225'],
      // The campaign begins with traffic that uses up its pack in the six months, 1,666 GB.
      ['/zh/promotion002', 'US$283.27'],
      // A value that is no choice falls back to the default.
      ['/en/cdn?region=constructor&gb=1000', 'US$220'],
    ],
    wrong: [
      '/en/cdn?region=AP1&gb=0',
      '/en/cdn?region=AP1&gb=100000000',
      '/en/cdn?region=AP1&gb=1.5',
      '/en/cdn?region=AP1&gb=0,500',
      '/en/cdn?region=AP1&gb=100000&unit=tb',
      '/zh-tw/promotion002?region=AP1&gb=0',
    ],
  },
  sms: {
    answers: [
      ['/en/sms?to=JP&set=ucs2&len=70&n=10000', 'US$720'],
      ['/en/sms?to=JP&set=ucs2&len=71&n=10000', 'US$1,440'],
      ['/en/sms?to=JP&set=ucs2&len=670&n=1', 'US$0.72'],
      ['/en/sms?to=CH&set=ucs2&len=134&n=1', 'US$0.138'],
      ['/en/sms?to=CH&set=ucs2&len=135&n=1', 'US$0.207'],
      ['/en/sms?to=CA&set=gsm&len=160&n=1', 'US$0.0075'],
      ['/pt/sms?to=TW&set=gsm&len=161&n=1000', 'US$ 96'],
      ['/en/sms?to=TH&set=gsm&len=1530&n=10000000', 'US$1,950,000'],
      ['/en/sms?country=JP', 'US$720'],
      ['/en/sms?country=XX', 'US$480'],
      ['/en/sms?country=BR', '10,000'],
      ['/en/sms?to=other&set=gsm&len=154&n=10', '10'],
      ['/en/sms?to=__proto__&set=ucs2&len=70&n=10000', 'US$480'],
    ],
    wrong: [
      '/en/sms?to=JP&set=gsm&len=1531&n=1',
      '/en/sms?to=JP&set=ucs2&len=671&n=1',
      '/en/sms?to=JP&set=gsm&len=0&n=1',
      '/en/sms?to=JP&set=gsm&len=1&n=10000001',
    ],
  },
  quiet: {
    answers: [
      ['/en/coflyer?kind=marketing&at=12:29', 'Now'],
      ['/en/coflyer?kind=marketing&at=12:30', '13:30'],
      ['/en/coflyer?kind=marketing&at=13:29', '13:30'],
      ['/en/coflyer?kind=marketing&at=１３：３０', 'Now'],
      ['/en/coflyer?kind=marketing&at=20:59', 'Now'],
      ['/en/coflyer?kind=marketing&at=21:00', '9:00'],
      ['/pt/coflyer?kind=marketing&at=8h59', '9h'],
      ['/en/coflyer?kind=marketing&at=09:00', 'Now'],
      ['/en/coflyer?kind=otp&at=03:00', 'Now'],
    ],
    wrong: ['/en/coflyer?kind=marketing&at=24:00', '/en/coflyer?kind=otp&at=9'],
  },
  prepaid: {
    answers: [
      ['/en/prepaidcard?tab=new&need=500', 'US$500'],
      ['/en/prepaidcard?tab=new&need=501&use=100', 'US$1,000'],
      ['/jp/prepaidcard?tab=new&need=１０２０', 'US$1,000'],
      ['/en/prepaidcard?tab=new&need=1021', 'US$2,000'],
      ['/en/prepaidcard?tab=new&need=2051', 'US$2,000'],
      ['/en/prepaidcard?tab=topup&need=2051', 'US$3,000'],
      ['/en/prepaidcard?tab=topup&need=3151', 'US$3,000'],
      ['/zh-tw/min-gcp?tab=new&need=501', 'US$1,000'],
    ],
    wrong: ['/en/prepaidcard?tab=new&need=0', '/en/prepaidcard?need=1000001', '/en/prepaidcard?need=500&use=0'],
  },
  server: {
    answers: [
      ['/en/server?cpu=4&mem=16&n=1', 'US$152'],
      ['/en/server?cpu=1&mem=1', 'US$7.60'],
      ['/zh-tw/server?cpu=１&mem=１&n=１', 'US$7.60'],
      ['/en/server?cpu=8&mem=32&n=100', 'US$24,700'],
      ['/en/server?cpu=9&mem=1&n=1', 'On request'],
      ['/en/server?cpu=1&mem=33&n=1', 'On request'],
      ['/en/server?cpu=2&mem=2&n=2&max=38', 'US$38'],
    ],
    wrong: ['/en/server?cpu=0&mem=1&n=1', '/en/server?cpu=1&mem=1&n=101', '/en/server?cpu=1&mem=1&n=1&max=1.234'],
  },
  ddos: {
    answers: [
      ['/en/ddos?gbps=0&line=any', 'US$23.75'],
      ['/en/ddos?gbps=10&line=any', 'US$23.75'],
      ['/en/ddos?gbps=１０.1&line=any', 'US$285'],
      ['/en/ddos?gbps=100&line=any', 'US$2,796.80'],
      ['/en/ddos?gbps=100&line=mainland', 'US$2,850'],
      ['/en/ddos?gbps=100.1&line=mainland', 'On request'],
      ['/en/ddos?gbps=300&line=any&cur=twd', 'NT$156,750'],
      ['/en/ddos?gbps=300.1', 'On request'],
      ['/en/ddos?gbps=5&line=moon', 'US$23.75'],
    ],
    wrong: ['/en/ddos?gbps=10000.1', '/en/ddos?gbps=1.25'],
  },
  audience: {
    answers: [
      ['/en/cloudLive?viewers=1&mbps=0.3&minutes=1', '0.0003'],
      ['/en/cloudLive?viewers=48000000&mbps=2.5&minutes=120', '120,000'],
      ['/zh-tw/cloudLive?viewers=５０００００００&mbps=25&minutes=100000', '1,250,000'],
      ['/pt/cloudLive?viewers=1000&mbps=2,5&minutes=60', '2,5'],
    ],
    wrong: [
      '/en/cloudLive?viewers=50000001&mbps=1&minutes=1',
      '/en/cloudLive?viewers=1&mbps=0.29&minutes=1',
      '/en/cloudLive?viewers=1&mbps=25.1&minutes=1',
      '/en/cloudLive?viewers=1&mbps=1&minutes=0',
    ],
  },
  shield: {
    answers: [
      ['/en/coshield?users=1', '1'],
      ['/en/coshield?users=500', '1'],
      ['/en/coshield?users=501', '2'],
      ['/jp/coshield?users=１００００００', '2,000'],
    ],
    wrong: ['/en/coshield?users=0', '/en/coshield?users=1000001'],
  },
  cache: {
    answers: [
      ['/zh-tw/akamai?gb=10000&hit=85', '1,500'],
      ['/zh/akamai?gb=10000&hit=100&need=video', '0'],
      ['/en/cloud_cdn?gb=99999999&hit=0', '99,999,999'],
      ['/pt/cloud_cdn?gb=1.000&hit=97,5', '25'],
    ],
    wrong: ['/zh-tw/akamai?gb=10000&hit=101', '/en/cloud_cdn?gb=0&hit=50'],
  },
  copy: {
    answers: [
      ['/en/alicloud.migration?gb=2000&mbps=200&eff=70', '31.7'],
      ['/en/alicloud.migration?gb=2000&mbps=200', '31.7'],
      ['/en/alicloud.migration?gb=2268&mbps=100&eff=70', '72'],
      ['/zh/alicloud.migration?gb=４５&mbps=100&eff=100', '1'],
      ['/en/alicloud.migration?gb=0.1&mbps=100&eff=100', '&lt; 0.1'],
    ],
    wrong: [
      '/en/alicloud.migration?gb=1&mbps=1&eff=9',
      '/en/alicloud.migration?gb=1&mbps=1&eff=101',
      '/en/alicloud.migration?gb=0&mbps=1&eff=70',
    ],
  },
  floor: {
    answers: [
      ['/en/aws.global.accelerator?from=taipei&to=eu-frankfurt', '93.8'],
      ['/jp/aws.global.accelerator?from=singapore&to=singapore', '0'],
      // Without a place it starts from the readers' own: Singapore, or Tokyo.
      ['/en/aws.global.accelerator?from=toString&to=eu-frankfurt', '102.6'],
      ['/jp/aws.global.accelerator', '93.3'],
    ],
    // Both inputs are choices, so nothing can be wrong.
    wrong: [],
  },
  downtime: {
    answers: [
      ['/en/database?drain=5&catchup=10&verify=10&switch=5', '60'],
      ['/jp/database?drain=０&catchup=0&verify=0&switch=600&engine=redis', '1,200'],
    ],
    wrong: ['/en/database?drain=601&catchup=0&verify=0&switch=0', '/en/database?drain=-1&catchup=0&verify=0&switch=0'],
  },
  bill: {
    answers: [
      ['/en/cloudplatform?s=0&tb=none&ddos=none&sms=0', 'US$0'],
      ['/en/cloudplatform?s=1&tb=10&ddos=Basic&sms=１０００', 'US$432.08'],
      ['/en/cloudplatform?s=100&tb=10&ddos=Enterprise&sms=10000000', 'US$509,563.33'],
    ],
    wrong: ['/en/cloudplatform?s=101&tb=none&ddos=none&sms=0', '/en/cloudplatform?s=1&tb=none&ddos=none&sms=-1'],
  },
  saving: {
    answers: [
      ['/en/productService?spend=8', 'US$7.60'],
      ['/zh/productService?spend=１０００&on=own', 'US$950'],
      ['/jp/productService?spend=1000000&on=own', 'US$950,000'],
      ['/en/productService?spend=1000&on=cloud', 'In your quote'],
    ],
    wrong: ['/en/productService?spend=0.99', '/en/productService?spend=1.001'],
  },
  visits: {
    answers: [
      ['/zh-tw/min-cdn?page=2', '50,000'],
      ['/zh-tw/min-cdn?page=０.01&visits=1000', '10,000,000'],
    ],
    wrong: ['/zh-tw/min-cdn?page=0', '/zh-tw/min-cdn?page=2&visits=1.5'],
  },
  clouds: {
    answers: [
      ['/en/cloudIntegration?users=taiwan&need=data', 'Google Cloud'],
      ['/zh/cloudIntegration?users=mainland&need=windows', '阿里云'],
      ['/en/cloudIntegration?users=moon&need=web', 'AWS'],
    ],
    wrong: [],
  },
  start: {
    answers: [
      ['/zh-tw/newcustomer?know=no', '免費試用'],
      ['/zh-tw/newcustomer?know=yes', '預付方案'],
    ],
    wrong: [],
  },
};
