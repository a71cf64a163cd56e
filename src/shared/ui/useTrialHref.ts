/** Address of the free-trial form; from the page of a cloud that cloud is preselected. `end`: a slash, for the links above the header. */
import { usePage } from '../app/PageContext.ts';

export function useTrialHref(end: '' | '/' = ''): string {
  const { page, href } = usePage();
  const cloud = page.enquiry.cloudVersion ? `?product=${page.id}` : '';
  return `${href('freeOpen')}${end}${cloud}`;
}
