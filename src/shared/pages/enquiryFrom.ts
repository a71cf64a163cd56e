// What is known of an enquiry that a link from a page, named in the address, has led to.
import type { Definition } from './page.ts';
import { pages } from './pages.ts';

export const enquiryFrom = (product = ''): Definition['enquiry'] =>
  pages.find(({ id }) => id === product)?.enquiry ?? {};
