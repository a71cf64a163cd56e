// The look of our mails, light and dark: tables of 600 pixels, no pictures, nothing that is fetched.

/** What the machines of the readers of a language have; the page's own list is longer than a mail should be. */
const fonts: Readonly<Record<string, string>> = {
  'zh-CN': '"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",',
  'zh-TW': '"PingFang TC","Noto Sans CJK TC","Microsoft JhengHei",',
  ja: '"Hiragino Sans","Noto Sans CJK JP","Yu Gothic",Meiryo,',
};

const light = [
  'body{margin:0;padding:24px 0;background:#e9ecea}',
  '.em{color:#0f1e27;background:#fff;width:100%;max-width:600px;margin:0 auto;border-collapse:collapse}',
  '.em td,.em th{padding:0;line-height:1.6;word-break:break-word}',
  '.em .pre{display:none;font-size:0;line-height:0}',
  '.em .pd{padding:20px 40px 0}.em .lgo{padding-top:26px;font-size:20px;letter-spacing:-.03em}',
  '.em .nt{border:1px solid #0f1e27;line-height:0;font-size:0}.em .n0{background:#0f1e27}.em .n1{background:#fff}',
  '.em h1{font-size:28px;line-height:1.25;margin:0 0 8px}.em p{margin:0 0 10px}',
  '.em .wd td{font-size:14px;padding:8px 10px;border:1px solid #0f1e27;text-align:right}',
  '.em .wd .du{border-right:5px solid #b3145a;font-weight:700}',
  '.em .kv th,.em .kv td{border-top:1px solid #d6dcdb;padding:10px 0;vertical-align:top;font-size:15px}',
  '.em .kv th{font-weight:400;color:#41505a;width:150px;padding-right:16px}',
  '.em a,.em .mg{color:#b3145a}',
  '.em .bt{border-radius:4px;background:#b3145a}',
  '.em .bt a{display:block;padding:13px 24px;color:#fff;font-weight:700;text-decoration:none}',
  '.em .ft{padding:26px 40px 32px;font-size:13px;color:#5c6a72;line-height:1.7}',
];

const narrow = [
  'body{padding:0}.em .pd{padding-left:22px;padding-right:22px}.em h1{font-size:24px}',
  '.em .kv th,.em .kv td{display:block;width:auto}.em .kv td{border:0;padding-top:0}.em .kv th{padding-bottom:0}',
];

const dark = [
  'body{background:#050d12}.em{background:#0b1821;color:#e8eff0}',
  '.em .nt{border-color:#9db2bb}.em .n0{background:#9db2bb}.em .n1{background:#0b1821}',
  '.em .kv th,.em .ft{color:#9db2bb}.em .wd td{border-color:#9db2bb}',
  '.em .kv th,.em .kv td{border-color:#27434f}.em .wd .du{border-right-color:#ff74ac}',
  '.em a,.em .mg{color:#ff74ac}.em .bt a{color:#fff}',
];

export const mailStyle = (language: string): string =>
  [
    `.em,.em td,.em th{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Arial,${fonts[language] ?? ''}sans-serif;font-size:16px}`,
    ...light,
    `@media(max-width:480px){${narrow.join('')}}`,
    `@media(prefers-color-scheme:dark){${dark.join('')}}`,
  ].join('\n');
