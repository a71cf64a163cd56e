// Names of companies: nothing passes that a mail program or a browser makes a link, whatever its ending, and real names do.
import { readCompanyName } from '../../../src/server/accounts/companyApi.ts';

test.each([
  'https://evil.example/login',
  'evil.example',
  'Evil。example',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ/login',
  'evil․example',
  'Harbour EVIL.COM.',
  'evil.com.de/x',
  'evil.on.com',
  'Harbour (evil.cc)',
  'Harbour-evil.cc',
  '海港evil.com登录',
  '海港。evil.公司',
  'help@evil.example',
  'Booking.com',
  'x.win',
  // Endings that no list had.
  'paypal-check.win/login',
  'evil-bank.loan',
  'login.stream',
  'bank.credit',
  'evil.software',
  'evil.next-years-ending',
  'evil.онлайн',
  'evil.укр',
  'evil.世界',
  'evil.我爱你',
  'evil.한국',
  'evil.ไทย',
  'evil.ком',
  'evil.xn--p1ai',
  'evil.\u0301com',
  // Mail programs link these whatever follows.
  'www.evil.win',
  'www.google',
  'Harbour WWW.x',
  '(www.1)',
  '1.1.1.1/login',
  // Invisible signs are not mailed.
  'evil.com\uFE0F',
  'evil\uFE0F.com',
  'evil.\u034Fcom',
  'evil.c\u200Bom',
  'e\u00ADvil.c\u2060om',
  // Harmless words within an address.
  'paypal-co.ltd',
  'paypal.co.ltd',
  'co.ltd/login',
  'co.ltd.evil',
  'co.ltd-evil.win',
  'evil.com.js',
  'example.com',
  'www.example.co',
  'bit.ly/x',
  'evil.shop',
  // Abbreviations before what is an address all the same.
  'st.com',
  'Dr.Evil.com',
  'evil.Dr.Com',
  'evil-Dr.Com',
  'www.Dr.Evil',
  'node.js.org',
  // Initials before what is an address all the same.
  'J.P.Morgan.com',
  'evil.J.P.Morgan',
  'evil-J.Crew',
  'www.J.Crew',
  'x.Crew',
  'J.P.MORGAN',
  'Your account is locked: call 1-800-555-0100',
  '+1 (800) 555 0100',
  '<b>Harbour</b>',
  '?!',
  '\u3164',
  '',
])('%j is no name of a company', (typed) => {
  expect(readCompanyName(typed)).toBeUndefined();
});

test.each([
  'Harbour & Sons, Ltd.',
  'Harbour Inc.',
  'Baía S/A',
  'Baía S.A.',
  'Harbour S.p.A.',
  'Harbour S.A. de C.V.',
  'L’Île d’Or (Taipei) Co., Ltd.',
  'Harbour Co.,Ltd.',
  'Harbour Co.Ltd',
  'Harbour Sdn.Bhd.',
  'Harbour (Singapore) Pte.Ltd.',
  'L.L.C. Quay-1688',
  'Dr. Oetker',
  'Dr.-Ing. Hafen GmbH',
  'A.P. Møller',
  'A.B.C. Ltd',
  'No.1 Trading',
  'E.ON SE',
  'Node.js 株式会社',
  'Web 2.0 Labs',
  '株式会社ハーバー・ライト',
  '海港（台灣）股份有限公司',
  '一、二株式会社',
  'C# GmbH',
])('%s is one', (typed) => {
  expect(readCompanyName(typed)).toBe(typed.normalize('NFKC'));
});

test.each([
  ['Dr.Oetker', 'Dr. Oetker'],
  ['St.Gallen AG', 'St. Gallen AG'],
  ['Bäckerei St.Émilion', 'Bäckerei St. Émilion'],
  // An ending that there is: with the space nothing makes it a link.
  ['Dr.Win', 'Dr. Win'],
  ['J.P.Morgan', 'J.P. Morgan'],
  ['J.Crew & Sons', 'J. Crew & Sons'],
  ['Bank É.Leclerc', 'Bank É. Leclerc'],
])('%s is kept as %s', (typed, kept) => {
  expect(readCompanyName(typed)).toBe(kept);
});

test('a name is kept without invisible signs and with single spaces', () => {
  expect(readCompanyName(' 葛\u{E0100}城\u200B  Harbour\n')).toBe('葛城 Harbour');
});
