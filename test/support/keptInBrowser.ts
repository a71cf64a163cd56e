// Everything that a browser is made to keep during a visit, with the seconds it is kept: also what is taken away again a moment later.
import type { Page } from 'playwright-core';
import type { Kept } from '../../src/shared/storage/kept.ts';

type Where = Kept['where'];
export type KeptNames = Readonly<Record<Where, Map<string, number>>> & {
  /** In stores that the site does not use. */
  elsewhere: Set<string>;
  /** Once for each page: finds what neither a header nor a call told. */
  look: () => Promise<void>;
};

/** Of a line that sets a cookie. */
function lifeOf(line: string): number {
  const [, age] = /max-age=(\d+)/i.exec(line) ?? [];
  const [, day = ''] = /expires=([^;]+)/i.exec(line) ?? [];
  return age ? Number(age) : (Date.parse(day) - Date.now()) / 1000;
}

/** Call it before the first page. */
export async function watchKept(page: Page, scripted: boolean): Promise<KeptNames> {
  const context = page.context();
  const kept = {
    cookie: new Map<string, number>(),
    local: new Map<string, number>(),
    session: new Map<string, number>(),
    elsewhere: new Set<string>(),
  };
  const note = (where: Where, name: string, seconds: number) =>
    void kept[where].set(name, Math.max(seconds, kept[where].get(name) ?? 0));
  const noteStored = (where: 'local' | 'session', name: string, value: string) => {
    const { until = Infinity } = where === 'session' ? { until: 0 } : (JSON.parse(value) as { until?: number });
    note(where, name, (until - Date.now()) / 1000);
  };

  context.on('response', (response) => {
    void response.headersArray().then(
      (headers) => {
        for (const { name, value } of headers)
          if (name.toLowerCase() === 'set-cookie') note('cookie', value.split('=')[0] ?? '', lifeOf(value));
      },
      // Of a page that was left meanwhile.
      () => undefined,
    );
  });
  if (scripted) {
    await context.exposeFunction('noteStored', noteStored);
    await context.addInitScript(() => {
      const { setItem } = Storage.prototype;
      const { noteStored: tell } = globalThis as unknown as { noteStored: (...entry: string[]) => void };
      Storage.prototype.setItem = function notedToo(name, value) {
        tell(this === globalThis.localStorage ? 'local' : 'session', name, value);
        setItem.call(this, name, value);
      };
    });
  }

  async function lookInside(): Promise<void> {
    const found = await page.evaluate(async () => ({
      local: Object.entries(localStorage) as [string, string][],
      session: Object.entries(sessionStorage) as [string, string][],
      elsewhere: [
        ...(await caches.keys()),
        ...(await indexedDB.databases()).map(({ name = '' }) => name),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ],
    }));
    for (const where of ['local', 'session'] as const)
      for (const [name, value] of found[where]) noteStored(where, name, value);
    for (const name of found.elsewhere) kept.elsewhere.add(name);
  }
  return {
    ...kept,
    async look() {
      for (const { name, expires } of await context.cookies()) note('cookie', name, expires - Date.now() / 1000);
      if (scripted) await lookInside();
    },
  };
}
