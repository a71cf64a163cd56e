// The sales desk's hours on form pages and closing bands: in the reader's time zone, whether the desk is open, and the steps
// until the answer.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentDir } from '../../support/backendParts.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { inside, uncached } from '../../support/app.ts';
import { startFormSite } from '../../support/formSite.ts';
import { textOf } from '../../support/html.ts';
import { taipei } from '../../support/taipei.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('the desk', () => {
  let now = taipei('2026-11-23T14:20');
  const site = siteOf(() => startFormSite({ replaced: { clock: () => now } }));

  const said = async (path: string) => textOf((await site.get(path)).text);

  test.each([
    // 2026-11-23 is a Monday, 2026-12-25 a holiday in Taiwan.
    ['2026-11-23T14:20', '/en/contact_us', ['14:20', 'Monday, Taipei time', 'is open until 18:00', 'by Wednesday']],
    ['2026-11-23T14:20', '/jp/contact_us', ['15:20', '月曜日、東京の現在時刻', '営業窓口は19:00まで']],
    ['2026-11-23T14:20', '/pt/contact_us', ['3h20', 'horário de Brasília', 'atende até as 7h']],
    ['2026-11-23T08:59', '/en/cooperation', ['8:59', 'opens at 9:00 today', 'hear from us by Tuesday']],
    ['2026-11-23T18:00', '/zh-tw/contact_us', ['18:00', '業務窗口週二 9:00 開始服務']],
    ['2026-11-28T12:00', '/zh/contact_us', ['12:00', '销售咨询周一 9:00 起受理']],
    ['2026-12-24T18:30', '/en/contact_us', ['opens on Monday at 9:00', 'by Tuesday']],
  ])('at %s, %s says so', async (moment, path, words) => {
    now = taipei(moment);
    const text = await said(path);
    for (const word of words) expect(text).toContain(word);
  });

  test('the next minute is shown at once, although the page was ready', async () => {
    // Later than all cases before: the clock of ready pages never goes back.
    now = taipei('2027-01-04T10:00');
    expect(await said('/en/contact_us')).toContain('10:00');
    now += 59_000;
    expect(await said('/en/contact_us')).toContain('10:00');
    now += 1000;
    expect(await said('/en/contact_us')).toContain('10:01');
  });

  // Later still, and a Monday in Taipei; in Brazil its morning is still Sunday.
  test.each([
    [
      '2027-01-11T09:30',
      '/pt/contact_us',
      ['Mensagens de domingo', 'domingo, 22h30 em Brasília', 'terça-feira, 22h30'],
    ],
    ['2027-01-11T14:20', '/en/contact_us', ['Monday, 14:20 in Taipei', 'Tuesday, 9:00', 'Wednesday, 14:20 in Taipei']],
    ['2027-01-11T14:20', '/jp/contact_us', ['月曜日15:20（日本時間）', '火曜日10:00', '水曜日15:20（日本時間）']],
    [
      '2027-01-11T14:20',
      '/pt/cooperation',
      ['segunda-feira, 3h20 em Brasília', 'segunda-feira, 22h', 'quarta-feira, 3h20'],
    ],
    ['2027-01-11T14:20', '/zh-tw/contact_us', ['週一 14:20，台北時間', '週三 14:20，台北時間']],
  ])('at %s, %s names each step in the time of its readers', async (moment, path, words) => {
    now = taipei(moment);
    const text = await said(path);
    for (const word of words) expect(text).toContain(word);
  });

  // The desk is closed from Thursday 4 to Wednesday 10 February, for the lunar new year.
  test.each([
    [
      '2027-02-03T17:20',
      '/en/contact_us',
      ['hear back by Friday (12 Feb)', 'Thursday (11 Feb), 9:00', 'Friday (12 Feb), 17:20'],
    ],
    ['2027-02-03T17:20', '/pt/contact_us', ['até sexta-feira (12 de fev.)', 'quarta-feira (10 de fev.), 22h']],
    ['2027-02-03T17:20', '/jp/contact_us', ['金曜日（2月12日）までに回答', '木曜日（2月11日）10:00']],
    ['2027-02-03T17:20', '/zh/cooperation', ['最晚周五（2 月 12 日）收到回复', '周四（2 月 11 日）9:00']],
    ['2027-02-03T18:20', '/en/contact_us', ['Wednesday, Taipei time', 'opens on Thursday (11 Feb) at 9:00']],
    ['2027-02-04T10:00', '/en/contact_us', ['Write on Thursday', 'opens on Thursday (11 Feb) at 9:00']],
    ['2027-02-04T10:00', '/zh-tw/contact_us', ['業務窗口週四（2 月 11 日）9:00 開始服務']],
    ['2027-02-05T10:00', '/en/contact_us', ['by Friday (12 Feb)', 'opens on Thursday at 9:00', 'Thursday, 9:00']],
  ])('at %s, %s names a day of another week with its date', async (moment, path, words) => {
    now = taipei(moment);
    const text = await said(path);
    for (const word of words) expect(text).toContain(word);
  });

  /** The hours of the day's drawing in which the desk is open, and the clocks written there. */
  async function drawn(path: string) {
    const { text } = await site.get(path);
    const day = text.slice(text.indexOf('data-part="DeskDay'));
    const [down = ''] = /<svg[^]*?<\/svg>/.exec(day) ?? [];
    const share = (name: string, of: string) => Number(new RegExp(` ${name}="([\\d.]+)%"`).exec(of)?.[1]);
    const spans = [...down.matchAll(/<rect[^>]* x="0" y="[\d.]+%" width="100%"[^>]*>/g)].map(([rect]) =>
      [share('y', rect), share('height', rect)].map((part) => Math.round((part * 24) / 100)),
    );
    return { spans, clocks: [...down.matchAll(/<text[^>]*>([^<]*)/g)].map(([, words]) => words) };
  }

  test.each([
    // A Friday, a Saturday, a holiday; in Brazil the desk opens late on Sunday, and closes early on Friday.
    ['2027-02-12T20:00', '/en/contact_us', [[9, 9]], ['9:00', '18:00']],
    ['2027-02-12T20:00', '/jp/cooperation', [[10, 9]], ['10:00', '19:00']],
    ['2027-02-12T20:00', '/pt/contact_us', [[0, 7]], ['7h']],
    ['2027-02-13T12:00', '/en/contact_us', [], []],
    ['2027-02-13T12:00', '/pt/contact_us', [], []],
    ['2027-02-14T23:00', '/pt/contact_us', [[22, 2]], ['22h']],
    [
      '2027-02-16T12:00',
      '/pt/contact_us',
      [
        [0, 7],
        [22, 2],
      ],
      ['7h', '22h'],
    ],
    ['2027-03-01T12:00', '/zh-tw/contact_us', [], []],
  ])('at %s, %s draws the hours of that very day', async (moment, path, spans, clocks) => {
    now = taipei(moment);
    expect(await drawn(path)).toEqual({ spans, clocks });
  });

  // In New York the clocks go forward on Sunday 14 March; the first half hour is free on Thursday the 11th there.
  test.each([
    ['', 'between 20:00 and 5:00', 'UTC−5'],
    ['&day=2027-03-12', 'between 20:00 and 5:00', 'UTC−5'],
    ['&day=2027-03-14', 'between 21:00 and 6:00', 'UTC−4'],
    ['&day=2027-03-22', 'between 21:00 and 6:00', 'UTC−4'],
    ['&day=2027-01-01', 'between 20:00 and 5:00', 'UTC−5'],
  ])('the hours for calls are those of the day that is shown: %s', async (day, hours, utc) => {
    now = taipei('2027-03-12T10:00');
    const text = await said(`/en/callback?tz=America/New_York${day}`);
    expect(text).toContain(`New York: we call ${hours}`);
    expect(text).toContain(`New York (${utc})`);
  });

  test('the page of thanks read a day later still counts from the day of sending', async () => {
    now = taipei('2026-11-23T14:20');
    const { headers } = await site.send('/en/contact_us', entriesFor('contactUs', 'en'));
    const thanks = headers['location']?.split('#')[0] ?? '';
    now = taipei('2026-11-24T16:00');
    const text = await said(thanks);
    for (const words of ['Monday, 14:20 in Taipei: you are here', 'Tuesday', 'Wednesday, 14:20 in Taipei'])
      expect(text).toContain(words);
  });

  test.each([
    // 9:00 in Taipei on Monday is 22:00 on Sunday in Brazil, and 10:00 in Japan.
    ['/en/blog', 'Mon', 9],
    ['/pt/cloud-news', 'dom', 22],
    ['/jp/blog/bill-labels', '月', 10],
    ['/zh-tw/FAQ', '週一', 9],
  ])('%s ends with five working days of a week from %s, each from %s hours on', async (path, day, from) => {
    const { text } = await site.get(path);
    const band = text.slice(text.lastIndexOf('data-part="ContactBand'), text.indexOf('<footer'));
    const spans = [...band.matchAll(/<rect x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, x, width]) => [
      Math.round((Number(x) * 168) / 100),
      Math.round((Number(width) * 168) / 100),
    ]);
    expect(spans).toEqual([[0, 168], ...[0, 1, 2, 3, 4].map((days) => [days * 24 + from, 9])]);
    expect(/<text[^>]*>([^<]+)/.exec(band)?.[1]).toBe(day);
    expect(band).toMatch(/href="[^"]*\/contact_us"/);
  });

  test('a kind of cooperation chosen on the page about us is already ticked', async () => {
    const { text } = await site.get('/en/cooperation?directions=marketing');
    expect(/<input[^>]*name="directions"[^>]*value="marketing"[^>]*>/.exec(text)?.[0]).toContain('checked');
    expect((await site.get('/en/cooperation?directions=nonsense')).text).not.toMatch(/name="directions"[^>]*checked/);
  });
});

inside('a desk whose hours staff have changed', () => {
  const contentFolder = mkdtempSync(path.join(tmpdir(), 'site-hours-'));
  const change = (name: string, from: string, to: string) => {
    const file = path.join(contentFolder, name);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  };
  let now = taipei('2026-11-23T09:30');
  const site = siteOf(async () => {
    cpSync(contentDir, contentFolder, { recursive: true });
    change('claims.yaml', "salesFrom: '9:00', salesTo: '18:00'", "salesFrom: '10:00', salesTo: '19:00'");
    change('hours.yaml', "from: '9:00'", "from: '10:00'");
    return startFormSite({ env: uncached, replaced: { clock: () => now, contentFolder } });
  });
  afterAll(() => rmSync(contentFolder, { recursive: true }));

  test('opens, answers and promises by them', async () => {
    const said = async () => textOf((await site.get('/en/contact_us')).text);
    expect(await said()).toContain('opens at 10:00 today');
    now = taipei('2026-11-23T18:30');
    expect(await said()).toContain('is open until 19:00');
    await site.send('/en/contact_us', entriesFor('contactUs', 'en'));
    // A Monday, and two days of nine hours later.
    expect((await site.leads()).map(({ dueAt }) => dueAt)).toEqual([taipei('2026-11-25T18:30')]);
  });
});
