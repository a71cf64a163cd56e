// Collects the faults of one load, so that staff see all of them at once.
import { StaffFault } from '../ops/faults.ts';

export type FaultList = {
  add: (file: string, line: number, reason: string) => void;
  /** Throws if there are any faults. */
  settle: () => void;
};

type Fault = { file: string; line: number; reason: string };

const inReadingOrder = (a: Fault, b: Fault) => a.file.localeCompare(b.file) || a.line - b.line;

export function faultList(): FaultList {
  const faults: Fault[] = [];
  return {
    add: (file, line, reason) => faults.push({ file, line, reason }),
    settle: () => {
      if (faults.length === 0) return;
      const lines = faults.sort(inReadingOrder).map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
      throw new StaffFault('The content is wrong:', [...new Set(lines)]);
    },
  };
}

/** Finds values that a list holds more than once: the positions of all but the first. */
export function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}
