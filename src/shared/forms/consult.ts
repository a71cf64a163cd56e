// The short consultation form on the page of a cloud or service.
import { carried, company, country, email, fullName, marketing, message, phone } from './fields.ts';
import type { Form } from './Form.ts';

export const consult: Form = {
  id: 'consult',
  promise: 'enquiry',
  groups: [[...carried, fullName, company, phone, email, country, message, marketing]],
};
