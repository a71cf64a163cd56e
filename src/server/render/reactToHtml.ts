// Runs React's server renderer: to one string when all data is there, or as a stream whose shell goes first.
import type { Writable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';

/** `pieces`: the bytes of `html` in its order. */
export type RenderedWhole = { html: Buffer; pieces: readonly Uint8Array[]; errors: unknown[] };

const megabyte = 1024 * 1024;
/** Bytes of the large pieces that recur in every page; React passes short ones as bytes itself. */
const encoded = new LRUCache<string, Uint8Array>({
  maxSize: 8 * megabyte,
  sizeCalculation: (bytes, text) => bytes.length + text.length * 2,
});
const encoder = new TextEncoder();

function bytesOf(piece: string, recurs: boolean): Uint8Array {
  const known = encoded.get(piece);
  if (known) return known;
  const bytes = encoder.encode(piece);
  if (recurs) encoded.set(piece, bytes);
  return bytes;
}

/** Has only what React uses of a stream; a real one would cost more than the render of a small page. */
function collector(pieces: Uint8Array[], recurs: boolean, done: () => void): Writable {
  const destination = {
    write: (piece: string | Uint8Array) => pieces.push(typeof piece === 'string' ? bytesOf(piece, recurs) : piece) > 0,
    end: done,
    on: () => destination,
    destroy: done,
  };
  return destination as unknown as Writable;
}

type Options = { timeoutMs: number };
/** `signal`: aborted when nobody waits for the page any more. `recurs`: its large pieces may come again, so their bytes are kept. */
type WholeOptions = Options & { recurs: boolean; signal?: AbortSignal | undefined };

/** `progressiveChunkSize: Infinity` keeps React from moving large sections into templates that need a script. */
export function renderWhole(node: ReactNode, { timeoutMs, recurs, signal }: WholeOptions): Promise<RenderedWhole> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const pieces: Uint8Array[] = [];
    const timer = setTimeout(() => stream.abort(new Error('The render took too long')), timeoutMs);
    const collect = collector(pieces, recurs, () => {
      clearTimeout(timer);
      resolve({ html: Buffer.concat(pieces), pieces, errors });
    });
    const stream = renderToPipeableStream(node, {
      progressiveChunkSize: Infinity,
      onAllReady: () => void stream.pipe(collect),
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => void errors.push(error),
    });
    signal?.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  });
}

type StreamOptions = Options & { nonce: string; onError: (error: unknown) => string };

/** Resolves when the shell is ready to be piped. */
export function renderShell(node: ReactNode, { timeoutMs, nonce, onError }: StreamOptions): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(new Error('The render took too long')), timeoutMs);
    const stream = renderToPipeableStream(node, {
      nonce,
      progressiveChunkSize: Infinity,
      onShellReady: () => resolve(stream),
      onAllReady: () => clearTimeout(timer),
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError,
    });
  });
}
