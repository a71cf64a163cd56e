// Rows 5 and 28: a thousand visitors at once cause one render; visitors who leave early leave nothing behind.
import { readdirSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { startApp } from '../../support/app.ts';
import { watching } from '../../support/metricsToken.ts';
import { embeddedBackend } from '../../support/backendParts.ts';
import { eventually } from '../../support/eventually.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { startServer } from '../../support/serverProcess.ts';

/** Without an agent: each request has its own connection. */
const get = (base: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    http
      .get(base + path, { agent: false }, (answer) => {
        let length = 0;
        answer.on('data', (piece: Buffer) => (length += piece.length));
        answer.on('end', () => resolve(`${answer.statusCode} ${length}`));
      })
      .on('error', reject);
  });

test(
  'a stampede',
  async () => {
    const visitors = counts(150, 1_000);
    const embedded = await embeddedBackend();
    const asked = new Map<string, number>();
    const counted = <F extends (...words: never[]) => unknown>(name: string, call: F): F =>
      ((...words: Parameters<F>) => {
        asked.set(name, (asked.get(name) ?? 0) + 1);
        return call(...words);
      }) as F;
    const backend: Backend = {
      ...embedded,
      banners: counted('banners', embedded.banners),
      menuList: counted('menuList', embedded.menuList),
      languageList: counted('languageList', embedded.languageList),
      domainInfo: counted('domainInfo', embedded.domainInfo),
    };
    const app = await startApp({ replaced: { backend } });
    const answers = await Promise.all(Array.from({ length: visitors }, () => get(app.base, '/en')));
    await app.close();
    const kinds = [...new Set(answers)];
    report({
      row: 5,
      fault: 'a stampede on one page',
      promise: 'one render, each call of the back end at most once',
      count: `${visitors} at once`,
      result: `${kinds.length} kind of answer, ${[...asked].map(([name, times]) => `${name} ${times}`).join(', ')}`,
      lost: answers.filter((one) => !one.startsWith('200 ')).length,
    });
    expect(kinds).toHaveLength(1);
    expect(answers[0]).toMatch(/^200 /);
    expect(Object.fromEntries(asked)).toEqual({ menuList: 1, languageList: 1, domainInfo: 1, banners: 1 });
  },
  faultTimeoutMs,
);

const inUse = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1] ?? Number.NaN);

test(
  'visitors who leave',
  async () => {
    const visitors = counts(600, 100_000);
    const site = await startServer();
    const open = async () => ({
      descriptors: readdirSync(`/proc/${site.pid}/fd`).length,
      handles: inUse(
        await (await fetch(`${site.base}/metrics`, { headers: watching })).text(),
        'nodejs_active_handles_total',
      ),
    });
    const leave = (path: string, afterMs: number) =>
      new Promise<void>((resolve) => {
        const socket = net.connect(Number(new URL(site.base).port), '127.0.0.1', () => {
          socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n`);
          setTimeout(() => socket.destroy(), afterMs);
        });
        socket.on('error', () => undefined).on('close', () => resolve());
      });
    const wave = 100;
    const leaveAll = async (from: number, to: number) => {
      for (let first = from; first < to; first += wave) {
        await Promise.all(
          Array.from({ length: wave }, (_, at) =>
            leave(at % 2 ? `/en/blog?q=${first + at}` : `/en/blog?q=x&sent=${first + at}`, at % 12),
          ),
        );
      }
    };
    await leaveAll(0, wave * 3);
    await pause(500);
    const before = await open();
    await leaveAll(wave * 3, visitors);
    await eventually(async () => {
      const { descriptors, handles } = await open();
      return [descriptors <= before.descriptors + 3, handles <= before.handles + 3];
    }, [true, true]);
    const after = await open();
    const { status } = await fetch(`${site.base}/en/cdn`);
    report({
      row: 28,
      fault: 'visitors who leave before their page is there',
      promise: 'nothing of theirs stays open',
      count: `${visitors} aborts`,
      result: `descriptors ${before.descriptors} → ${after.descriptors}, handles ${before.handles} → ${after.handles}`,
      lost: Math.max(0, after.descriptors - before.descriptors - 3),
    });
    await site.stop();
    expect(status).toBe(200);
    expect(site.output()).not.toMatch(/"msg":"failed|"msg":"render.failed/);
  },
  faultTimeoutMs,
);
