// What the site as it stands answers by GET, each address once a worker: for suites that only read pages and change nothing.
import { startApp, uncached, type App } from './app.ts';
import { clientOf } from './client.ts';

export type Read = { status: number; headers: Readonly<Record<string, string>>; text: string };

/** Call it at the top of a file: its site starts when an address is asked for that no suite of this worker has read. */
export function sharedPages(): (path: string) => Promise<Read> {
  let app: Promise<App> | undefined;
  afterAll(async () => (await app)?.close());
  return async (path) => {
    const known = onceAWorker.pages.get(path);
    if (known) return known;
    app ??= startApp({ env: uncached });
    const { status, headers, text } = await clientOf((await app).base).get(path);
    const read = { status, headers, text };
    onceAWorker.pages.set(path, read);
    return read;
  };
}
