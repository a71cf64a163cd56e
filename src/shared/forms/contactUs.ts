// The contact form.
import { enquiryGroups } from './enquiry.ts';
import type { Form } from './Form.ts';

export const contactUs: Form = { id: 'contactUs', promise: 'enquiry', groups: enquiryGroups('services') };
