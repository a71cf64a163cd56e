// The content folder as a list of YAML files to read, all into one list of faults.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as v from 'valibot';
import type { FaultList } from './FaultList.ts';
import { readYaml, type Checked } from './readYaml.ts';

export type ReadFile = <Data>(name: string, schema: v.GenericSchema<unknown, Data>) => Checked<Data> | undefined;

export function contentFolder(dir: string, faults: FaultList): ReadFile {
  return (name, schema) => {
    const file = `${basename(dir)}/${name}`;
    let text: string;
    try {
      text = readFileSync(join(dir, name), 'utf8');
    } catch {
      faults.add(file, 1, 'cannot be read');
      return undefined;
    }
    return readYaml(text, schema, file, faults);
  };
}
