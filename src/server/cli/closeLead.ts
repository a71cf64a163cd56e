// Closes leads for staff: a call that is still ahead is cancelled, so that its half hour is free and its visitor knows.
import { callChange, type CallParts } from '../enquiries/callChange.ts';
import { loadContent } from '../content/loadContent.ts';
import type { Call } from '../store/calls.ts';
import type { Store } from '../store/openStore.ts';
import { contentDir } from './withStore.ts';
import { textsIn } from './words.ts';

/** The brand that has the desk, or else the first one. */
function partsOf({ desk }: Call): CallParts {
  const { brands, ...first } = loadContent(contentDir);
  const { site, desks } = [first, ...brands].find((brand) => brand.desks.some((one) => one.desk === desk)) ?? first;
  const { domain = '', emailAddress = '' } = site.domains[0] ?? {};
  return {
    desks,
    clock: Date.now,
    from: { name: site.brand, address: emailAddress },
    origin: `https://${domain}`,
    textsOf: (locale) => textsIn(locale, site.brand),
  };
}

/** `freed`: with its call. */
export async function closeLead(store: Store, reference: string, by: string): Promise<'closed' | 'freed' | 'before'> {
  const call = await store.calls.ahead(reference);
  if (
    call &&
    (await store.calls.change(reference, callChange(partsOf(call), call, undefined, { staff: by }))) === 'done'
  )
    return 'freed';
  return (await store.desk.change(reference, 'state', 'closed', by)) ? 'closed' : 'before';
}
