// Reads a table of words from this folder.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../../support/app.ts';

export const readYaml = <Shape>(name: string): Shape =>
  parse(readFileSync(path.join(root, 'test/house/words', `${name}.yaml`), 'utf8')) as Shape;
