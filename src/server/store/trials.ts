// Trials: each company may try each product once.
import type { Change } from './schema.ts';

/** `company`: its domain, or the whole address where anybody can have a mailbox. */
export type Trial = { company: string; product: string };

/** Reads a company's domain from what people type: a domain, a URL or a mailbox, in any case and script. */
export function typedDomain(input: string): string | undefined {
  const host = input
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^[^/@]*@/, '');
  const name = URL.parse(`http://${host}`)
    ?.hostname.replace(/\.$/, '')
    .replace(/^www\d?\./, '');
  return name && /^[^.]+(\.[^.]+)*\.[a-z][a-z0-9-]+$/.test(name) ? name : undefined;
}

const keyOf = ({ company, product }: Trial): string => `${company} ${product}`;

/** Answers the first of the trials that the company has already had; undefined when all of them are new. */
export async function takeTrials(
  change: Change,
  trials: readonly Trial[],
  reference: string,
): Promise<Trial | undefined> {
  // Always in the same order, so that two submissions never wait for each other.
  for (const trial of trials.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))) {
    const result = await change
      .insertInto('trials')
      .values({ key: keyOf(trial), reference })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    if (result.numInsertedOrUpdatedRows !== 1n) return trial;
  }
  return undefined;
}
