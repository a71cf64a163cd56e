// The list of security requirements names proofs that exist.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/app.ts';

test('every file that docs/security.md names is there', () => {
  const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  const files = [...text.matchAll(/`((?:src|test|deploy|docs|scripts)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
