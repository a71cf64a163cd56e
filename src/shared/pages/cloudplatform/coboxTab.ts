// The two tabs of the COBox page, multicloud and hosting, as the address chooses them.
import type { Query } from '../../calculators/readQuery.ts';

export const coboxTabs = ['multicloud', 'hosting'] as const;

/** The first tab, unless the query names another. */
export const shownTab = ({ tab }: Query): (typeof coboxTabs)[number] =>
  coboxTabs.find((each) => each === tab) ?? 'multicloud';
