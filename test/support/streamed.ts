// A page over a real socket while its data is held back: what came before somebody let the data go, and all of it.
import http, { type IncomingMessage } from 'node:http';
import zlib from 'node:zlib';
import type { App } from './app.ts';
import { mainHost } from './client.ts';

/** When data comes that no test has let go: a shell that waits for its data is then found together with it. */
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

/** `shell`: what had arrived when the frame's end came by; only then are the data let go. */
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
