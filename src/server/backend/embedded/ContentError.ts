// Says everything that is wrong in content/ at once, each fault with file, line and reason.
export class ContentError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The content is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ContentError';
    this.faults = faults;
  }
}
