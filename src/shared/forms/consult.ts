// The short consultation form on the page of a cloud or service.
import {
  attachments,
  carried,
  company,
  countryAlone,
  email,
  estimate,
  fullName,
  marketing,
  message,
  phone,
} from './fields.ts';
import type { Form } from './Form.ts';

export const consult: Form = {
  id: 'consult',
  promise: 'enquiry',
  // Visitors can attach their current bill, to compare with our quote.
  groups: [[...carried, estimate, fullName, company, phone, email, countryAlone, message, attachments, marketing]],
};
