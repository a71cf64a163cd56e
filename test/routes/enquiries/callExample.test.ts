// The example of a booked call below the calendar: of the desk's next day, at times in the visitor's zone at which the desk answers.
import { inside, startApp } from '../../support/app.ts';
import { textOf, unheld } from '../../support/html.ts';

/** A Monday morning in Taipei. */
const now = Date.parse('2026-12-21T00:00:00Z');

inside('the example of a booked call', () => {
  test.each([
    // Monday 14:30 in Taipei, and the same moment in São Paulo.
    ['Asia/Taipei', '14:30', '21 Dec'],
    ['America/Sao_Paulo', '3:30', '21 Dec'],
  ])('in %s', async (zone, clock, day) => {
    const app = await startApp({ replaced: { clock: () => now } });
    const { text } = await app.get(`/en/callback?${new URLSearchParams({ tz: zone })}`);
    await app.close();
    const [, pane = ''] = text.slice(text.indexOf('id="after"')).split('<figure');
    expect([...unheld(textOf(`<figure${pane}`)).matchAll(/\d+:\d\d|\d+ Dec/g)].map(String)).toEqual([clock, day]);
  });
});
