// Examples of what a credit comes to, as staff may get them wrong: each mistake is named with file and line.
import { faultsAfter } from '../../support/faultsAfter.ts';

const file = 'prices/spending.yaml';
type Mistake = readonly [name: string, from: string, to: string, fault: RegExp];

const mistakes: Mistake[] = [
  [
    'an example that its credit cannot pay',
    'server: Web, months: 12',
    'server: Web, months: 24',
    /^content\/prices\/spending\.yaml:3: comes to 707\.25 USD, above the credit of 500$/,
  ],
  [
    'an example of what no price list has',
    'ddos: Basic',
    'ddos: Basil',
    /^content\/prices\/spending\.yaml:6: stands in no price list$/,
  ],
  ['an example for a pack that is not sold', 'payUsd: 500', 'payUsd: 510', /:2: no prepaid pack of 510 USD$/],
  ['an example of nothing', 'server: Business, months: 9', 'months: 9', /spending\.yaml:10: /],
];

test.each(mistakes)('names %s', (_name, from, to, fault) => {
  const faults = faultsAfter(file, (text) => text.replace(from, to));
  expect(faults).toEqual([expect.stringMatching(fault)]);
});
