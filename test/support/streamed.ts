// Requests a page over a real socket while its data is held back; tells what arrived before the data was released, and
// everything.
import http, { type IncomingMessage } from 'node:http';
import zlib from 'node:zlib';
import type { App } from './app.ts';
import { mainHost } from './client.ts';

/**
 * Data is released after this even if no test does it: a shell that waits for its data then arrives together with it,
 * and the test fails.
 */
const latest = 60_000;

export type Dam = { hold: () => Promise<void>; letGo: () => void };

export function dam(): Dam {
  const held = new Set<() => void>();
  return {
    hold: () =>
      new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer);
          held.delete(go);
          resolve();
        };
        const timer = setTimeout(go, latest);
        held.add(go);
      }),
    letGo: () => {
      for (const go of held) go();
    },
  };
}

const decoders: Record<string, () => zlib.BrotliDecompress | zlib.Gunzip> = {
  br: () => zlib.createBrotliDecompress({ flush: zlib.constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => zlib.createGunzip({ flush: zlib.constants.Z_SYNC_FLUSH }),
};

export function open(
  { base }: App,
  path: string,
  coding: string,
): Promise<{ response: IncomingMessage; leave: () => void }> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      base + path,
      { headers: { Host: mainHost, 'Accept-Encoding': coding }, agent: false },
      (response) => resolve({ response, leave: () => request.destroy() }),
    );
    request.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
  });
}

/** `shell`: what had arrived when the end of the frame came; only then is the data released. */
export async function streamed(app: App, { letGo }: Dam, path: string, coding = 'identity') {
  const { response } = await open(app, path, coding);
  const decode = decoders[coding]?.();
  let html = '';
  let shell = '';
  for await (const piece of (decode ? response.pipe(decode) : response).setEncoding('utf8')) {
    html += String(piece);
    if (shell !== '' || !html.includes('</co-page>')) continue;
    shell = html;
    letGo();
  }
  return { shell, html, response };
}
