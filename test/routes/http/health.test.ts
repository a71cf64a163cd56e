// What supervisors learn about a process that starts, works, or is about to stop.
import { inside, startApp, type App } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import type { Phase } from '../../../src/server/http/health.ts';

inside('a process', () => {
  let phase: Phase = 'starting';
  let app: App;
  beforeAll(async () => void (app = await startApp({ replaced: { phase: () => phase } })));
  afterAll(() => app.close());

  test.each<[Phase, number]>([
    ['starting', 503],
    ['ready', 200],
    ['draining', 503],
  ])('a process that is %s answers /readyz with %d, and lives', async (now, status) => {
    phase = now;
    const { get } = clientOf(app.base);
    expect(await get('/readyz')).toMatchObject({ status, text: now });
    expect((await get('/healthz')).status).toBe(200);
  });

  test('numbers asked for without the token are not there, and no page is made to say so', async () => {
    expect(await clientOf(app.base).get('/metrics')).toMatchObject({ status: 404, text: 'not found' });
  });
});
