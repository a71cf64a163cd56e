// Which of COBox's two forms an address asks for.
import type { Query } from '../../calculators/readQuery.ts';

export const coboxTabs = ['multicloud', 'hosting'] as const;

/** Anything else than a tab that exists counts as not asked for. */
export const shownTab = ({ tab }: Query): (typeof coboxTabs)[number] =>
  coboxTabs.find((each) => each === tab) ?? 'multicloud';
