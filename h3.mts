import { openBrowser } from './bench/pages/openBrowser.ts';
import { lines, slowLine } from './bench/pages/slowLine.ts';
import { watchPage } from './bench/pages/watchPage.ts';
const [port, times, ...paths] = process.argv.slice(2);
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const browser = await openBrowser();
for (const p of paths) {
  const rows = [];
  for (let n = 0; n < Number(times); n += 1) {
    const front = await slowLine(lines[0]!, Number(port));
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const s = await context.newCDPSession(page);
    await s.send('Network.enable');
    await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watchPage, false);
    const started = new Map();
    const log = [];
    let zero = 0;
    s.on('Network.requestWillBeSent', (e) => {
      zero ||= e.timestamp;
      started.set(e.requestId, {
        u: e.request.url,
        t: e.timestamp,
        pr: e.request.initialPriority,
        i: e.initiator.type,
      });
    });
    s.on('Network.loadingFinished', (e) => {
      const r = started.get(e.requestId);
      if (r)
        log.push([
          Math.round((r.t - zero) * 1000),
          Math.round((e.timestamp - zero) * 1000),
          e.encodedDataLength,
          r.pr,
          r.i,
          r.u.replace(/^http:\/\/[^/]+/, '').slice(0, 90),
        ]);
    });
    await page.goto(`http://127.0.0.1:${front.port}${p}`, { waitUntil: 'load', timeout: 60000 });
    await page.waitForFunction(() => window.watched.hydrated !== undefined, undefined, {
      timeout: 60000,
      polling: 100,
    });
    await page.waitForTimeout(1500);
    const w = await page.evaluate(() => ({
      ...window.watched,
      nav: performance.getEntriesByType('navigation')[0].loadEventStart,
    }));
    rows.push({
      fcp: Math.round(w.fcp),
      lcp: Math.round(w.lcp),
      hyd: Math.round(w.hydrated),
      load: Math.round(w.nav),
      cls: w.cls,
      bytes: log.reduce((a, r) => a + r[2], 0),
      n: log.length,
    });
    if (n === 0) {
      console.log('==', p);
      for (const r of log) console.log('  ', r.join('\t'));
    }
    await context.close();
    front.close();
  }
  console.log(p, JSON.stringify(rows));
}
await browser.close();
