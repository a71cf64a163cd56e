// Runs React's server renderer: to one string when all data is there, or as a stream whose shell goes first.
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';

export type RenderedWhole = { html: Buffer; errors: unknown[] };

type Options = { timeoutMs: number };

/** `progressiveChunkSize: Infinity` keeps React from moving large sections into templates that need a script. */
export function renderWhole(node: ReactNode, { timeoutMs }: Options): Promise<RenderedWhole> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const pieces: Buffer[] = [];
    const timer = setTimeout(() => stream.abort(new Error('The render took too long')), timeoutMs);
    const collect = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve({ html: Buffer.concat(pieces), errors });
        done();
      },
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
  });
}

export type StreamOptions = Options & { nonce: string; onError: (error: unknown) => string };

/** Resolves when the shell is ready to be piped. */
export function renderShell(node: ReactNode, { timeoutMs, nonce, onError }: StreamOptions): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(new Error('The render took too long')), timeoutMs);
    const stream = renderToPipeableStream(node, {
      nonce,
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
