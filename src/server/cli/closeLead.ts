// Closes an enquiry as staff do: the half hour of its call is free again, and its visitor is told.
import { mailBrand } from '../content/BrandContent.ts';
import { loadContent } from '../content/loadContent.ts';
import { type CallParts, callChange } from '../enquiries/callChange.ts';
import { brandOfDesk } from '../enquiries/desks.ts';
import type { BookedCall } from '../store/calls.ts';
import type { Store } from '../store/openStore.ts';
import { contentDir } from './withStore.ts';
import { textsIn } from './words.ts';

function partsOf({ desk }: BookedCall): CallParts {
  const { brands, ...first } = loadContent(contentDir);
  const { site, desks } = brandOfDesk([first, ...brands], desk);
  return {
    desks,
    clock: Date.now,
    from: mailBrand(site),
    origin: `https://${site.domains[0]?.domain ?? ''}`,
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
