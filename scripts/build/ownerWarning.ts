// What a build says loudly while the owner has not supplied it: without a company, no page names who signs.
import type { Owner } from '../../src/shared/facts/facts.ts';

export const ownerWarning = ({ legal }: Owner): string | undefined =>
  legal.entity
    ? undefined
    : 'content/owner.yaml legal.entity is empty: partner, privacy and disclaimer name the brand alone (npm run settings lists the rest)';
