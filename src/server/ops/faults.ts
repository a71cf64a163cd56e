// The three kinds of fault that are thrown on purpose: the sender can mend it, a neighbour fails us, staff must mend it.

/** `status` is what such a request is answered with where nobody has anything better to say. */
const inputStatus = { unreadable: 400, tooLarge: 413, moreThanAnnounced: 413, locked: 409, room: 503 } as const;

export type InputCode = keyof typeof inputStatus;

/** What was sent cannot be taken. */
export class InputFault extends Error {
  override readonly name = 'InputFault';
  readonly code: InputCode;
  readonly status: number;

  constructor(code: InputCode, message: string) {
    super(message);
    this.code = code;
    this.status = inputStatus[code];
  }
}

/**
 * Of the database or the storage: `busy`, locked too long; `full`, no room on the disk; `corrupt`, damaged; `unreachable`.
 * Of a receiver: `final`, it will never take this; `noMailbox`, nor anything else for that mailbox. Of our own queues: `crowded`, more work than can be done now.
 */
export type NeighbourCode = 'busy' | 'full' | 'corrupt' | 'unreachable' | 'final' | 'noMailbox' | 'crowded';

/** What we depend on cannot do its part now. */
export class NeighbourFault extends Error {
  override readonly name = 'NeighbourFault';
  readonly code: NeighbourCode;
  readonly status = 503;

  constructor(code: NeighbourCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Settings, content or a command that cannot be followed: everything that is wrong with it, in words. */
export class StaffFault extends Error {
  override readonly name = 'StaffFault';
  readonly faults: readonly string[];

  constructor(title: string, faults: readonly string[] = []) {
    super([title, ...faults.map((fault) => `  ${fault}`)].join('\n'));
    this.faults = faults;
  }
}
