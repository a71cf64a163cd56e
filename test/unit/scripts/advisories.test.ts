// Serious known vulnerabilities of our packages fail the check; a registry without an answer is reported and fails
// nothing.
import { verdictOf } from '../../../scripts/advisories/verdictOf.ts';

const answer = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(severities.map((severity, at) => [`p${at}`, { severity, range: '<2.0.0' }])),
  });

test.each(['', 'not found', '{"message":"404","error":{"code":"ENOAUDIT"}}', '[]', 'null'])(
  '%j is no answer',
  (text) => {
    expect(verdictOf(text)).toEqual({ kind: 'unanswered' });
  },
);

test('no vulnerability, or a minor one, passes and is reported', () => {
  expect(verdictOf(answer())).toEqual({ kind: 'clean', told: [] });
  expect(verdictOf(answer('low', 'moderate'))).toEqual({
    kind: 'clean',
    told: ['low: p0 <2.0.0', 'moderate: p1 <2.0.0'],
  });
});

test.each(['high', 'critical'])('a %s vulnerability fails', (severity) => {
  expect(verdictOf(answer('low', severity))).toEqual({
    kind: 'known',
    faults: [`${severity}: p1 <2.0.0`],
    told: ['low: p0 <2.0.0'],
  });
});
