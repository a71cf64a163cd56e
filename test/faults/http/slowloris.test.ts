// Row 32: a thousand connections that never finish their request: others are answered as usual, the slow ones are
// closed.
import net from 'node:net';
import { atFullCounts, counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { eventually } from '../../support/eventually.ts';
import { askAtRate, askInTurn, percentile } from '../../support/openLoop.ts';
import { startServer } from '../../support/serverProcess.ts';

const sockets = counts(300, 1_000);
const watchedSeconds = counts(3, 25);
const readyMs = 500;

const beginnings = [
  'GET /en HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
  'POST /en/contact_us HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nmessage=',
  'PO',
  '',
];

test(
  'connections that drip',
  async () => {
    const site = await startServer();
    const port = Number(new URL(site.base).port);
    // Rendered once before, so that only the open connections are measured.
    for (const path of ['/en/cdn', '/en/blog?q=first']) await fetch(site.base + path);
    const open = new Set<net.Socket>();
    for (let count = 0; count < sockets; count += 1) {
      const socket = net.connect(port, '127.0.0.1', () => socket.write(beginnings[count % beginnings.length] ?? ''));
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    const dripping = setInterval(() => {
      for (const socket of open) if (socket.bytesWritten > 0) socket.write('x');
    }, 1_000);
    await eventually(() => [...open].filter(({ connecting }) => !connecting).length, sockets);
    const connected = open.size;
    const path = (count: number) => (count % 2 ? '/en/cdn' : `/en/blog?q=${count}`);
    // Everyday runs ask one after the other: a fixed rate may overload a busy machine, which is another fault.
    const others = await counts(
      () => askInTurn(site.base, { lanes: 1, seconds: watchedSeconds, path }),
      () => askAtRate(site.base, { perSecond: 20, seconds: watchedSeconds, path }),
    )();
    const late = percentile(
      others.map(({ ms }) => ms),
      0.99,
    );
    const wrong = others.filter(({ status }) => status !== 200);
    // Connections with an unfinished head are closed after a time limit; bodies have a minimum pace instead.
    const heads = Math.ceil((sockets * 2) / beginnings.length);
    const dropped = connected - open.size;
    clearInterval(dripping);
    for (const socket of open) socket.destroy();
    await site.stop();
    report({
      row: 32,
      fault: 'connections that never say all of what they want',
      promise: `others are answered, p99 < ${readyMs} ms; unfinished heads are dropped`,
      count: `${connected} connections, ${others.length} other requests`,
      result: `p99 ${Math.round(late)} ms, ${wrong.length} unanswered, ${dropped} dropped`,
      lost: wrong.length,
    });
    expect(connected).toBe(sockets);
    expect(wrong).toEqual([]);
    atFullCounts(() => expect(late).toBeLessThan(readyMs));
    expect(dropped).toBeGreaterThanOrEqual(counts(0, heads));
  },
  faultTimeoutMs,
);
