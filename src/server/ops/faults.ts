// The three kinds of errors that are thrown on purpose: wrong input, a failing neighbour such as the database, and mistakes of staff.

/** Status of the answer, unless a handler chooses a better one. */
const inputStatus = { unreadable: 400, tooLarge: 413, moreThanAnnounced: 413, locked: 409, room: 503 } as const;

type InputCode = keyof typeof inputStatus;

/** The request cannot be accepted as sent. */
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
 * Of a receiver: `final`, it will never accept this message; `noMailbox`, nor any other message to that mailbox.
 * Of our own queues: `crowded`, more work than can be done now.
 */
export type NeighbourCode = 'busy' | 'full' | 'corrupt' | 'unreachable' | 'final' | 'noMailbox' | 'crowded';

/** A system that we depend on cannot do its part now. */
export class NeighbourFault extends Error {
  override readonly name = 'NeighbourFault';
  readonly code: NeighbourCode;
  readonly status = 503;

  constructor(code: NeighbourCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Wrong settings, content or command of staff, with all faults in words. */
export class StaffFault extends Error {
  override readonly name = 'StaffFault';
  readonly faults: readonly string[];

  constructor(title: string, faults: readonly string[] = []) {
    super([title, ...faults.map((fault) => `  ${fault}`)].join('\n'));
    this.faults = faults;
  }
}
