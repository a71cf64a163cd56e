// What supervisors learn about a process that starts, works, or is about to stop.
import { inside, startApp } from '../../support/app.ts';
import { siteOf } from '../../support/siteOf.ts';
import type { Phase } from '../../../src/server/http/health.ts';

inside('a process', () => {
  let phase: Phase = 'starting';
  const site = siteOf(() => startApp({ replaced: { phase: () => phase } }));

  test.each<[Phase, number]>([
    ['starting', 503],
    ['ready', 200],
    ['draining', 503],
  ])('a process that is %s answers /readyz with %d, and lives', async (now, status) => {
    phase = now;
    const { get } = site;
    expect(await get('/readyz')).toMatchObject({ status, text: now });
    expect((await get('/healthz')).status).toBe(200);
  });

  test('numbers asked for without the token are not there, and no page is made to say so', async () => {
    expect(await site.get('/metrics')).toMatchObject({ status: 404, text: 'not found' });
  });
});
