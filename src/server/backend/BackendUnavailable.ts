// Says that the back end cannot answer and that nothing known can stand in for its answer.
export class BackendUnavailable extends Error {
  /** For whoever has nothing better to say. */
  readonly status = 503;

  constructor(call: string) {
    super(`The back end does not answer ${call}`);
    this.name = 'BackendUnavailable';
  }
}
