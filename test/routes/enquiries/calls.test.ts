// A call is booked on the form's page; only its link can move it, cancel it or put it into a calendar.
import PostalMime from 'postal-mime';
import { mailSchema, webhookSchema } from '../../../src/server/messages/ports.ts';
import { callDays } from '../../../src/server/enquiries/callTimes.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { halfHourMs, slotText } from '../../../src/shared/forms/slot.ts';
import { inside, startApp } from '../../support/app.ts';
import { eventually } from '../../support/eventually.ts';
import { encoded, entriesFor } from '../../support/formEntries.ts';
import { faultsIn, startFormSite, type FormSite } from '../../support/formSite.ts';
import { textOf, unheld } from '../../support/html.ts';
import { startSmtp } from '../../support/smtp.ts';
import { emptyPostgres, quietLog } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';
import { siteOf } from '../../support/siteOf.ts';
import * as v from 'valibot';

/** A Monday morning in Taipei. */
const now = Date.parse('2026-12-21T00:00:00Z');
const content = onceAWorker.content();
const free = callDays(content, now, []).flatMap(({ at, halves }) =>
  Array.from(halves).flatMap((sign, place) => (sign === 'f' ? [at + place * halfHourMs] : [])),
);
const slotAt = (place: number, zone = 'Asia/Tokyo') => slotText({ at: free[place] ?? 0, zone });
const path = '/jp/callback';
const entries = (place: number, different: Record<string, string> = {}) =>
  entriesFor('callback', 'jp', { slot: slotAt(place), ...different });

/** The text of the page without its frame. */
const said = (html: string) => unheld(textOf(html.slice(html.indexOf('<main'), html.indexOf('</main>'))));

inside('a call', () => {
  const site = siteOf(() => startFormSite({ replaced: { clock: () => now } }));

  const booked = async (place: number, different: Record<string, string> = {}): Promise<string> => {
    const answer = await site.send(path, entries(place, different));
    expect(answer.status).toBe(303);
    return String(answer.headers['location']).split('?')[0] ?? '';
  };
  const shown = async (link: string) => said((await site.get(link)).text);
  const mailsOf = async () =>
    (await site.messages()).flatMap(({ kind, payload }) => (kind === 'mail' ? [v.parse(mailSchema, payload)] : []));

  test('is booked, shown to anyone with the link, and reported to visitor and desk', async () => {
    const link = await booked(0);
    expect(link).toMatch(/^\/jp\/callback\/[0-9a-f]{40}$/);
    const page = await site.get(link);
    expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'private, no-store',
      'no-referrer',
    ]);
    // Calls begin two hours from now at the earliest.
    expect(said(page.text)).toMatch(/12月21日（月）.*11:00.*11:30まで、日本時間.*台北では10:00/s);
    const [lead] = await site.leads();
    expect(lead).toMatchObject({
      form: 'callback',
      desk: 'japan',
      values: { slot: slotAt(0) },
      dueAt: (free[0] ?? 0) + halfHourMs,
    });
    const mails = await mailsOf();
    const visitor = mails.find(({ to }) => to === 'visitor@example.com');
    expect(visitor?.subject).toContain('12月21日（月）11:00～11:30（UTC+9）');
    expect(visitor?.text).toContain(`https://cocloud.example${link}`);
    expect(visitor?.text.replace(link, '')).not.toMatch(/山田|090-?1234|東京，請報價/);
    expect(visitor?.calendar?.method).toBe('REQUEST');
    const desk = mails.find(({ to }) => to.startsWith('sales.jp'));
    expect(desk?.text).toMatch(/10:00～10:30（UTC\+8）.*山田.*東京，請報價/s);
    expect(desk?.text).not.toContain(link);
  });

  test('is booked once, however often the same form comes', async () => {
    const sent = entries(1);
    const links = await Promise.all([site.send(path, sent), site.send(path, sent)]);
    const [first, second] = links.map(({ headers }) => String(headers['location']).split('?')[0]);
    expect(first).toBe(second);
  });

  test('of many visitors one gets the half hour; the others are offered near ones and keep what they typed', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, person) => site.sendJson(path, entries(2, { name: `Person ${person}` }))),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = all.filter(({ status }) => status === 422);
    expect(others).toHaveLength(11);
    for (const answer of others) {
      expect(faultsIn(answer)).toEqual({ slot: 'slotTakenNear' });
      expect(answer.body.errors[0].message).toMatch(/\d+:\d\d、\d+:\d\d/);
    }
    const page = await site.send(path, entries(2, { name: 'Too late' }));
    expect(page.status).toBe(422);
    expect(page.text).toContain('value="Too late"');
    expect(said(page.text)).toContain('他の予約が入りました');
  });

  test.each([
    ['on a holiday', '2026-12-25T02:00Z[Asia/Tokyo]', 'slotGone'],
    ['at lunch', '2026-12-22T04:00Z[Asia/Tokyo]', 'slotGone'],
    ['in the past', '2026-12-18T02:00Z[Asia/Tokyo]', 'slotGone'],
    ['none at all', '', 'slot'],
    ['by a clock of one’s own', '2026-12-22T02:00Z[Mars/Base]', 'slotGone'],
  ])('is not booked %s', async (_, slot, key) => {
    expect(faultsIn(await site.sendJson(path, entries(9, { slot })))).toEqual({ slot: key });
  });

  test('is moved and cancelled by its link, only by POST, and its old half hour is free again', async () => {
    const mover = 'mover@example.com';
    const link = await booked(3, { email: mover });
    for (const query of ['?act=cancel', `?act=move&slot=${encodeURIComponent(slotAt(4))}`])
      expect((await site.get(link + query)).status).toBe(200);
    expect(await shown(link)).toContain('お電話の予約を承りました');
    const move = (slot: string) => site.send(link, { act: 'move', slot });
    const place = async (at: number) => (await move(slotAt(at))).headers['location'];
    // The last answers a second press.
    const places = [await place(3), await place(4), await place(4)];
    expect(places).toEqual([link, `${link}?did=moved`, `${link}?did=moved`]);
    expect(await shown(`${link}?did=moved`)).toContain('ご予約の時間を変更しました');
    const refusedAt = (slot: string) =>
      move(slot).then(({ status, text }) => [status, /その時間は[^。]+/.exec(said(text))?.[0]]);
    expect(await refusedAt(slotAt(2))).toEqual([422, 'その時間は他の予約が入りました']);
    for (const day of ['25', '18'])
      expect(await refusedAt(`2026-12-${day}T02:00Z[Asia/Tokyo]`)).toEqual([422, 'その時間は予約できなくなりました']);
    const freed = await booked(3);
    expect((await site.send(link, { act: 'cancel' })).status).toBe(303);
    expect(await shown(link)).toContain('ご予約を取り消しました');
    expect((await site.send(link, { act: 'cancel' })).status).toBe(409);
    expect((await move(slotAt(5))).status).toBe(409);
    expect(await shown(freed)).toContain('お電話の予約を承りました');
    const desk = (await mailsOf()).filter(({ subject }) => /(時間変更|取り消し).*山田/.test(subject));
    expect(desk.map(({ replyTo, text }) => /言語：日本語/.test(text) && replyTo)).toEqual([mover, mover]);
    const told = (await site.messages()).flatMap(({ kind, payload }) =>
      kind === 'webhook' ? [v.parse(webhookSchema, payload).event as { type: string; data: { sequence: number } }] : [],
    );
    const changes = told.filter(({ type }) => type !== 'lead.created');
    expect(changes.toSorted((a, b) => a.data.sequence - b.data.sequence)).toMatchObject([
      { type: 'call.moved', data: { desk: 'japan', sequence: 1, was: free[3], at: free[4], zone: 'Asia/Tokyo' } },
      { type: 'call.cancelled', data: { desk: 'japan', sequence: 2, was: free[4] } },
    ]);
    const invitations = (await mailsOf()).flatMap(({ to, calendar }) => (to === mover && calendar ? [calendar] : []));
    const read = (content: string, name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(content)?.[1] ?? '';
    const invited = invitations.map(
      ({ method, content }) => `${read(content, 'SEQUENCE')} ${method} ${read(content, 'DTSTART')}`,
    );
    const [was = '', then = ''] = [free[3], free[4]].map((at = 0) =>
      new Date(at).toISOString().replace(/[-:]|\.\d+/g, ''),
    );
    expect(invited.toSorted()).toEqual([`0 REQUEST ${was}`, `1 REQUEST ${then}`, `2 CANCEL ${then}`]);
    expect(new Set(invitations.map(({ content }) => read(content, 'UID'))).size).toBe(1);
  });

  test('removes its half hour from the offer, in every process', async () => {
    const other = await startFormSite({ env: { DATA_DIR: site.dataDir }, replaced: { clock: () => now } });
    const offers = async ({ get }: FormSite) => (await get(path)).text.includes(`value="${slotAt(8)}"`);
    expect([await offers(site), await offers(other)]).toEqual([true, true]);
    const link = await booked(8);
    expect([await offers(site), await offers(other)]).toEqual([false, false]);
    await other.send(link, { act: 'cancel' });
    expect([await offers(site), await offers(other)]).toEqual([true, true]);
    await other.close();
  });

  test('ends with its half hour, and then cannot be moved or cancelled', async () => {
    const link = await booked(9);
    const clock = () => (free[9] ?? 0) + halfHourMs;
    const later = await startFormSite({ env: { DATA_DIR: site.dataDir }, replaced: { clock } });
    expect(said((await later.get(link)).text)).toContain('お電話の時間は過ぎました');
    for (const act of ['cancel', 'move']) expect((await later.send(link, { act, slot: slotAt(40) })).status).toBe(409);
    await later.close();
    expect(await shown(link)).toContain('お電話の予約を承りました');
  });

  test('has a calendar file at its link', async () => {
    const file = await site.get(`${await booked(6)}?file=ics`);
    expect([file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      'text/calendar; charset=utf-8',
      'attachment; filename=call.ics',
    ]);
    expect(file.text).toMatch(/METHOD:PUBLISH\r\n.*SEQUENCE:0\r\n/s);
    expect(file.text).not.toContain('ATTENDEE');
  });

  test('has no other link, and no other site can change it', async () => {
    const link = await booked(7);
    expect((await site.get(`/jp/callback/${'0'.repeat(40)}`)).status).toBe(404);
    expect((await site.get('/jp/callback/short')).status).toBe(404);
    const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await site.post(link, foreign).type('form').send('act=cancel')).status).toBe(403);
    expect(await shown(link)).toContain('お電話の予約を承りました');
  });

  test('the page offers times in the chosen time zone, otherwise in that of the language’s country', async () => {
    const first = async (address: string) =>
      /name="slot"[^>]*value="([^"]+)"/.exec((await site.get(address)).text)?.[1];
    expect(await first('/pt/callback')).toContain('[America/Sao_Paulo]');
    expect(await first('/zh-tw/callback')).toContain('[Asia/Taipei]');
    expect(await first('/jp/callback?tz=Europe%2FLondon')).toContain('[Europe/London]');
    expect(await first('/jp/callback?tz=Mars%2FBase')).toContain('[Asia/Tokyo]');
    // Taipei's own hours are drawn only where a clock shows another time.
    expect((await site.get('/jp/callback?tz=Asia%2FTokyo')).text).toContain('<b>台北</b>');
    expect((await site.get('/jp/callback?tz=Asia%2FSingapore')).text).not.toContain('<b>台北</b>');
  });

  test('days without a free half hour lead to one that has some; if nothing is free, to the contact form', async () => {
    const store = await openStore({ dataDir: site.dataDir, databaseUrl: '', clock: () => now, log: quietLog });
    const take = async (slots: readonly number[]) => {
      for (const at of slots)
        await store.leads.create(
          newLead({ call: { at, zone: 'Asia/Tokyo', bookers: [], linkOf: (reference) => reference } }),
        );
    };
    await take(free.filter((at) => at < Date.parse('2026-12-28')));
    expect(await shown(`${path}?day=2026-12-22`)).toMatch(/12月21日から、空きは0枠.*次に空きのある日：12月28日（月）/);
    expect(await shown(path)).toMatch(/12月28日から、空きは\d\d枠(?!.*次に空きのある日)/);
    await take(free);
    expect(await shown(path)).toMatch(/^(?!.*空きは0枠).*予約できる時間がありません/s);
    expect((await site.get(path)).text).not.toContain('href="#form"');
    await store.close();
  });
});

inside('a call on PostgreSQL', () => {
  test('arrives at visitor and desk as an invitation that calendars understand, and the desk is reminded', async () => {
    const smtp = await startSmtp();
    const env = { DATABASE_URL: await emptyPostgres(), SMTP_URL: smtp.url, CAPTCHA: 'off' };
    const first = await startApp({ env, replaced: { clock: () => now }, works: true });
    const body = encoded(entries(0));
    expect((await first.post(path).type('form').send(body)).status).toBe(303);
    await eventually(() => smtp.mails.length, 2);
    const mails = await Promise.all(smtp.mails.map((mail) => PostalMime.parse(mail)));
    const invited = mails.find(({ attachments }) => attachments.length > 0);
    expect(invited?.attachments.map(({ mimeType, filename }) => [mimeType, filename])).toContainEqual([
      'application/ics',
      'call.ics',
    ]);
    await first.close();

    const timers = jest.spyOn(onceAWorker.globals, 'setInterval').mockClear();
    const soon = (free[0] ?? 0) - 35 * 60_000;
    const second = await startApp({ env, replaced: { clock: () => soon }, works: true });
    const due = () => timers.mock.calls.filter(([, every]) => every === 600_000);
    await eventually(() => due().length, 1);
    due()[0]?.[0]();
    await eventually(() => smtp.mails.length, 3);
    expect((await PostalMime.parse(smtp.mails.at(-1) ?? '')).subject).toContain('まもなくお電話の時間です');
    await second.close();
    await smtp.stop();
    jest.restoreAllMocks();
  });
});
