// How far a registration has come: what is passed opens what follows.

export type StageState = 'done' | 'now' | 'locked';

/** `passed`: of each stage but the last, which ends with sending. */
export const stageStates = (passed: readonly boolean[]): StageState[] =>
  [...passed, false].map((done, at) => {
    if (passed.slice(0, at).includes(false)) return 'locked';
    return done ? 'done' : 'now';
  });
