// What can be wrong with the database, in kinds that the application can decide on.

/** busy: locked too long; full: no disk space; corrupt: the file is damaged; unreachable: nobody answers. */
export type StoreFault = 'busy' | 'full' | 'corrupt' | 'unreachable';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** For whoever has nothing better to say. */
  readonly status = 503;
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}
