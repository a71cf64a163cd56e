// Gathers the faults of one load, so that staff see all of them and not only the first.
import { StaffFault } from '../ops/faults.ts';

export type FaultList = {
  add: (file: string, line: number, reason: string) => void;
  /** Throws when there was a fault. */
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
