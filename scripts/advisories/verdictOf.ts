// Reads the output of `npm audit --json`: no vulnerability, some, or no usable answer from the registry.
import * as v from 'valibot';

const report = v.object({
  auditReportVersion: v.number(),
  vulnerabilities: v.record(v.string(), v.looseObject({ severity: v.string(), range: v.optional(v.string()) })),
});

export type Verdict =
  | { kind: 'clean'; told: readonly string[] }
  | { kind: 'known'; faults: readonly string[]; told: readonly string[] }
  | { kind: 'unanswered' };

const grave = new Set(['high', 'critical']);

function read(text: string): v.InferOutput<typeof report> | undefined {
  try {
    const { success, output } = v.safeParse(report, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** A registry without the audit endpoint answers with an error or with nothing. */
export function verdictOf(answer: string): Verdict {
  const found = read(answer);
  if (!found) return { kind: 'unanswered' };
  const said = Object.entries(found.vulnerabilities).map(([name, { severity, range = '' }]) => ({
    severity,
    text: `${severity}: ${name} ${range}`.trim(),
  }));
  const faults = said.filter(({ severity }) => grave.has(severity)).map(({ text }) => text);
  const told = said.filter(({ severity }) => !grave.has(severity)).map(({ text }) => text);
  return faults.length > 0 ? { kind: 'known', faults, told } : { kind: 'clean', told };
}
