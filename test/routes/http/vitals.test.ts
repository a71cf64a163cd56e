// Page speed reports of visitors are summed up, limited in number, and accepted only if the owner has asked for them.
import { inside, startApp, uncached, type App } from '../../support/app.ts';
import { mainHost } from '../../support/client.ts';
import { watching } from '../../support/metricsToken.ts';
import { textOf } from '../../support/html.ts';

const started: App[] = [];
async function startSite(VITALS_SHARE?: string) {
  const app = await startApp({ env: { ...uncached, ...(VITALS_SHARE && { VITALS_SHARE }) } });
  started.push(app);
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${app.base}/vitals`, {
      method: 'POST',
      headers: {
        'Content-Type': 'text/plain;charset=UTF-8',
        'X-Forwarded-Host': mainHost,
        Cookie: 'consent=accept',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return answer.status;
  };
  const counted = async () => {
    const { text } = await app.get('/metrics', watching);
    return [...text.matchAll(/^(field_\w+_(?:sum|count)\{.*)$/gm)].map(([, line]) => line);
  };
  return { app, post, counted };
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((app) => app.close()));
});

const report = { page: 'cdn', LCP: 1500, INP: 80, TTFB: 300, CLS: 0.02 };

inside('the intake of measures', () => {
  test('a report is summed by kind of page, and nothing else of it is stored', async () => {
    const { app, post, counted } = await startSite('0.1');
    expect(await post(report)).toBe(204);
    expect(await post({ page: 'cdn', TTFB: 500 })).toBe(204);
    expect((await counted()).toSorted()).toEqual(
      [
        'field_lcp_seconds_sum{page="cdn"} 1.5',
        'field_lcp_seconds_count{page="cdn"} 1',
        'field_inp_seconds_sum{page="cdn"} 0.08',
        'field_inp_seconds_count{page="cdn"} 1',
        'field_ttfb_seconds_sum{page="cdn"} 0.8',
        'field_ttfb_seconds_count{page="cdn"} 2',
        'field_cls_score_sum{page="cdn"} 0.02',
        'field_cls_score_count{page="cdn"} 1',
      ].toSorted(),
    );
    expect(JSON.stringify(app.logged)).not.toMatch(/127\.0\.0\.1|1500|LCP/);
  });

  test.each<[string, unknown, Record<string, string>, number]>([
    ['no JSON', '{', {}, 204],
    ['something else', [1], {}, 204],
    ['a made-up page', { ...report, page: 'ada@example.com' }, {}, 204],
    ['a page that every object has', { ...report, page: 'constructor' }, {}, 204],
    ['a measure that we do not know', { ...report, id: 'ada' }, {}, 204],
    ['a word for a number', { ...report, LCP: '1500' }, {}, 204],
    ['less than nothing', { ...report, LCP: -1 }, {}, 204],
    ['longer than anybody waits', { ...report, LCP: 1e9 }, {}, 204],
    ['another type', report, { 'Content-Type': 'application/json' }, 204],
    ['more than a report holds', JSON.stringify({ ...report, page: 'x'.repeat(600) }), {}, 400],
    ['no answer to the cookie question', report, { Cookie: '' }, 204],
    ['a refusal', report, { Cookie: 'consent=reject' }, 204],
    ['another site', report, { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ])('%s is not counted', async (_name, body, headers, status) => {
    const { post, counted } = await startSite('1');
    expect([await post(body, headers), await counted()]).toEqual([status, []]);
  });

  test('a flood is counted six hundred times a minute', async () => {
    const { post, counted } = await startSite('1');
    for (let sent = 0; sent < 700; sent += 50) {
      await Promise.all(Array.from({ length: 50 }, () => post({ page: 'sms', TTFB: 100 })));
    }
    expect(await counted()).toContain('field_ttfb_seconds_count{page="sms"} 600');
  });

  test('by default they are not accepted, no page loads their script, and the policy does not mention them', async () => {
    const { app, post, counted } = await startSite();
    expect(await post(report)).not.toBe(204);
    expect(await counted()).toEqual([]);
    const { text } = await app.get('/en/cdn');
    expect(text).not.toMatch(/vitals/i);
    expect((await app.get('/en/privacy')).text).not.toContain('How quick our pages are');
  });

  test.each([
    ['en', 'How quick our pages are: on 10%'],
    ['zh', '网页的快慢：约 10%'],
    ['zh-tw', '網頁的快慢：約 10%'],
    ['jp', '訪問の約10%'],
  ])('above it the policy says so in %s, with the share', async (prefix, words) => {
    const { app } = await startSite('0.1');
    const { text } = await app.get(`/${prefix}/privacy`);
    expect(textOf(/id="section-server"[^]*?<\/section>/.exec(text)?.[0] ?? '')).toContain(words);
  });

  test.each(['-1', '1.1', 'some'])('a share of %s stops the start', async (share) => {
    await expect(startSite(share)).rejects.toThrow('VITALS_SHARE');
  });
});
