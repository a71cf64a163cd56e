// Chooses the desk that answers a lead: the first rule of content/desks.yaml whose conditions all match.
import type { DeskRow } from '../content/desksSchema.ts';
import type { WebhookSecrets } from '../config.ts';

type LeadFacts = { form: string; locale: string; country?: string | undefined; product?: string | undefined };

const conditions = ['form', 'locale', 'country', 'product'] as const;

export function deskFor(desks: readonly DeskRow[], facts: LeadFacts): DeskRow {
  const desk = desks.find((one) =>
    conditions.every((condition) => {
      const wanted: readonly string[] | undefined = one[condition];
      return wanted === undefined || wanted.includes(facts[condition] ?? '');
    }),
  );
  if (!desk) throw new Error('No desk answers every lead');
  return desk;
}

/** The desk of an earlier lead. If staff have removed it, the last one takes over, which answers everything. */
export const deskNamed = (desks: readonly DeskRow[], name: string): DeskRow | undefined =>
  desks.find(({ desk }) => desk === name) ?? desks.at(-1);

/** The brand whose desk it is; if no brand has it any more, the first one. Desk names are unique across brands. */
export function brandOfDesk<Brand extends { desks: readonly DeskRow[] }>(
  brands: readonly Brand[],
  name: string,
): Brand {
  const brand = brands.find(({ desks }) => desks.some(({ desk }) => desk === name)) ?? brands[0];
  if (!brand) throw new Error('There is no brand');
  return brand;
}

/** Desks with a webhook but without a secret to sign it. */
export const desksWithoutSecret = (desks: readonly DeskRow[], secrets: WebhookSecrets): string[] =>
  desks.filter(({ desk, webhook }) => webhook && !secrets.has(desk)).map(({ desk }) => desk);
