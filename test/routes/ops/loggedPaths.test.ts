// The log and the metrics name the address that was requested, also where a router further in has answered it.
import { inside } from '../../support/app.ts';
import { watching } from '../../support/metricsToken.ts';
import { startServer } from '../../support/serverProcess.ts';

inside('a line of the log', () => {
  test('has the whole path, and metrics count calls as calls', async () => {
    const site = await startServer({ env: { LOG_LEVEL: 'info' } });
    const paths = ['/webapi/account/login', '/webapi/lead/contactUs', '/webapi/upload', '/en/contact_us', '/consent'];
    for (const path of paths) await (await site.post(path, { account: 'nobody' })).arrayBuffer();
    await (await fetch(`${site.base}/webapi/menu/en/menuList?domain=localhost`)).arrayBuffer();
    const metrics = await (await fetch(`${site.base}/metrics`, { headers: watching })).text();
    await site.stop();
    const logged = [...site.output().matchAll(/"path":"([^"]*)","status":\d+,"ms"/g)].map(([, path]) => path);
    expect(logged).toEqual(expect.arrayContaining([...paths, '/webapi/menu/en/menuList']));
    expect(metrics).toMatch(/^http_answers_total\{route="webapi",status="422"\} 2$/m);
  });
});
