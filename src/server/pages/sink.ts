// A stream between React and the response: passes each flush of React on at once, also through compression.
import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';

type Flushable = ServerResponse & { flush?: () => void };

/**
 * Not a Transform: that would hold the first bytes back until the compressor's buffer is full (805 ms instead of 2).
 * React calls flush() after each batch, which is when the visitor should see it.
 */
export class Sink extends Writable {
  readonly #response: Flushable;
  #pieces: string[] = [];

  constructor(response: Flushable) {
    super({ decodeStrings: false });
    this.#response = response;
    response.on('close', () => this.destroy());
  }

  override _write(piece: string | Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#pieces.push(typeof piece === 'string' ? piece : piece.toString());
    done();
  }

  flush(): void {
    if (this.#pieces.length === 0 || this.#response.destroyed) return;
    this.#response.write(this.#pieces.join(''));
    this.#pieces = [];
    this.#response.flush?.();
  }

  override _final(done: (error?: Error) => void): void {
    this.flush();
    this.#response.end();
    done();
  }
}
