// The form for future partners.
import { enquiryGroups } from './enquiry.ts';
import type { Form } from './Form.ts';

export const cooperation: Form = {
  id: 'cooperation',
  promise: 'enquiry',
  groups: enquiryGroups('directions'),
};
