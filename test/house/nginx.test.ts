// The configuration in front of the site knows the pages that the table has.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formLocation } from '../../scripts/nginx/formLocation.ts';
import { root } from '../support/app.ts';

test('bodies of every form are let through', () => {
  const lines = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8').split('\n');
  expect(lines.map((line) => line.trim()).filter((line) => line.startsWith('location ~ ^/(['))).toEqual([
    formLocation(),
  ]);
});
