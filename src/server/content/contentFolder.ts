// The content folder as a list of YAML files to read, all into one list of faults; a brand's own files come before the common ones.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as v from 'valibot';
import type { FaultList } from './FaultList.ts';
import { readYaml, type Checked } from './readYaml.ts';

export type ReadFile = <Data>(name: string, schema: v.GenericSchema<unknown, Data>) => Checked<Data> | undefined;

/** What nobody else can say for a brand: who it is, what it claims, and who answers its customers. */
const saidByItself = ['site.yaml', 'claims.yaml', 'desks.yaml'];
/** What the first brand's owner has supplied, and whom it has written to, is nobody else's. */
const emptyUnlessSaid: Readonly<Record<string, string>> = { 'owner.yaml': '{}', 'links.yaml': '[]' };

export const brandFolder = (brand: string): string => `brands/${brand}`;

export function contentFolder(dir: string, faults: FaultList, brand?: string): ReadFile {
  function placeOf(name: string): string {
    const own = brand === undefined ? name : `${brandFolder(brand)}/${name}`;
    return saidByItself.includes(name) || existsSync(join(dir, own)) ? own : name;
  }
  return (name, schema) => {
    const place = placeOf(name);
    const file = `${basename(dir)}/${place}`;
    const empty = brand === undefined ? undefined : emptyUnlessSaid[place];
    if (empty !== undefined) return readYaml(empty, schema, file, faults);
    let text: string;
    try {
      text = readFileSync(join(dir, place), 'utf8');
    } catch {
      faults.add(file, 1, 'cannot be read');
      return undefined;
    }
    return readYaml(text, schema, file, faults);
  };
}
