// Reads content/desks.yaml: a rule that is skipped would lose customers quietly, so the last one must fit every lead.
import type { ReadFile } from './contentFolder.ts';
import { deskConditions, desksSchema, type DeskRow } from './desksSchema.ts';

export function readDesks(read: ReadFile): DeskRow[] | undefined {
  const desks = read('desks.yaml', desksSchema);
  const last = desks?.data.at(-1);
  if (desks && last && Object.keys(deskConditions).some((condition) => condition in last))
    desks.fault([desks.data.length - 1], 'the last rule must have no conditions, so that every lead finds a desk');
  return desks?.data;
}
