// The name of the member of staff at the terminal, which is written at what they note or change.
import { userInfo } from 'node:os';

/** Empty if there is none: a container may run under the number of a user that its system does not know. */
export function staffName(typed: string | undefined, ownName = (): string => userInfo().username): string {
  if (typed !== undefined) return typed.trim();
  try {
    return ownName();
  } catch {
    return '';
  }
}
