// Tells search engines which pages have changed, by the protocol of indexnow.org.

import type { IndexNow } from '../config.ts';

const timeoutMs = 10_000;
/** As many as one message may name. */
const mostAtOnce = 10_000;

/** Where search engines look whether the key is ours. */
export const keyPath = ({ key }: IndexNow): string => `/${key}.txt`;

export async function tellIndexNow(service: IndexNow, origin: string, paths: readonly string[]): Promise<void> {
  for (let from = 0; from < paths.length; from += mostAtOnce) {
    const answer = await fetch(service.address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(origin).host,
        key: service.key,
        keyLocation: origin + keyPath(service),
        urlList: paths.slice(from, from + mostAtOnce).map((path) => origin + path),
      }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`${new URL(service.address).host} answered ${answer.status}`);
  }
}
