// How the desks fare is among the metrics: what has not left, and what nobody has answered in time.
import { inside } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { entriesFor } from '../support/formEntries.ts';
import { startFormSite } from '../support/formSite.ts';

inside('the work behind the desks', () => {
  test('figures of leads and messages are among the metrics', async () => {
    let now = Date.now();
    // Nobody listens there: the mails wait, the event goes to a file.
    const env = { SMTP_URL: 'smtp://127.0.0.1:1' };
    const site = await startFormSite({ env, replaced: { clock: () => now }, works: true });
    await site.sendJson('/en/contact_us', entriesFor('contactUs', 'en'));
    now += 14 * 24 * 3_600_000;
    const figures = async () => {
      const { text } = await site.site.get('/metrics');
      return ['outbox_waiting', 'outbox_refused', 'leads_overdue'].map((name) =>
        Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]),
      );
    };
    await eventually(figures, [2, 0, 1]);
    await site.close();
  });
});
