// Checks whether owner's data with a first or last day is valid today; both days are included.
import type { Owner, Period, Story } from '../facts/facts.ts';

export const lasts = ({ until }: Pick<Period, 'until'>, today: string): boolean =>
  until === undefined || until >= today;

const isOn = ({ from = '', until }: Period, today: string): boolean => from <= today && lasts({ until }, today);

/** The owner's settings without the expired ones, and without partner tiers that have not begun. */
export const ownerOn = (owner: Owner, today: string): Owner => ({
  ...owner,
  sla: Object.fromEntries(Object.entries(owner.sla).filter(([, level]) => lasts(level, today))),
  partnerTiers: owner.partnerTiers.filter(({ since, until }) => isOn({ from: since, until }, today)),
  certificates: owner.certificates.filter((certificate) => lasts(certificate, today)),
  customers: owner.customers.filter(({ consent }) => lasts(consent, today)),
});

/** Published stories whose customers still consent, the newest first. */
export const storiesOn = (stories: readonly Story[], today: string): Story[] =>
  stories
    .filter(({ published, consent: { until } }) => isOn({ from: published, until }, today))
    .toSorted((one, other) => other.published.localeCompare(one.published));

export const hasEnded = (campaigns: Readonly<Record<string, Period>>, page: string, today: string): boolean =>
  !lasts(campaigns[page] ?? {}, today);
