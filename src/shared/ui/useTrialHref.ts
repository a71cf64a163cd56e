// Where a free trial is asked for: from the page of a cloud, with that cloud chosen.
import { usePage } from '../app/PageContext.ts';

/** `end`: the slash after which the ways in above the header are known. */
export function useTrialHref(end: '' | '/' = ''): string {
  const { page, href } = usePage();
  const cloud = page.enquiry.cloudVersion ? `?product=${page.id}` : '';
  return `${href('freeOpen')}${end}${cloud}`;
}
