// Reads YAML files of the content folder into one list of faults; a brand's own file is preferred to the common one.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as v from 'valibot';
import type { FaultList } from './FaultList.ts';
import { readYaml, type Checked } from './readYaml.ts';

export type ReadFile = <Data>(name: string, schema: v.GenericSchema<unknown, Data>) => Checked<Data> | undefined;

/** A brand must have these files itself: identity, claims, and the desks that answer its customers. */
const neverInherited = ['site.yaml', 'claims.yaml', 'desks.yaml'];
/** Owner's facts and campaign links are never inherited: without its own file, a brand has none. */
const emptyByDefault: Readonly<Record<string, string>> = { 'owner.yaml': '{}', 'links.yaml': '[]' };

export const brandFolder = (brand: string): string => `brands/${brand}`;

export function contentFolder(dir: string, faults: FaultList, brand?: string): ReadFile {
  function placeOf(name: string): string {
    const own = brand === undefined ? name : `${brandFolder(brand)}/${name}`;
    return neverInherited.includes(name) || existsSync(join(dir, own)) ? own : name;
  }
  return (name, schema) => {
    const place = placeOf(name);
    const file = `${basename(dir)}/${place}`;
    const empty = brand === undefined ? undefined : emptyByDefault[place];
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
