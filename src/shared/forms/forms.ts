// The table of forms, and those without rules of their own. The row of each page names its form.
import { callback } from './callback.ts';
import {
  attachments,
  carried,
  cloudNames,
  company,
  companyDomain,
  countryAlone,
  email,
  estimate,
  fullName,
  industryCategory,
  marketing,
  message,
  phone,
} from './fields.ts';
import type { Form, FormId } from './Form.ts';
import { enquiryGroups } from './enquiry.ts';
import { success } from './success.ts';

const consult: Form = {
  id: 'consult',
  promise: 'enquiry',
  // Visitors can attach their current bill, to compare with our quote.
  groups: [[...carried, estimate, fullName, company, phone, email, countryAlone, message, attachments, marketing]],
};

const freeOpen: Form = {
  id: 'freeOpen',
  promise: 'activation',
  groups: [
    [...carried, company, companyDomain, industryCategory, fullName, phone, { ...email, required: false }],
    [
      { name: 'cloudVersion', kind: 'radios', required: true, error: 'cloudVersion', options: cloudNames },
      {
        name: 'trialDemand',
        kind: 'checks',
        required: true,
        error: 'trialDemand',
        options: ['curious', 'evaluating', 'buying'],
      },
    ],
  ],
};

const cooperation: Form = {
  id: 'cooperation',
  promise: 'enquiry',
  groups: enquiryGroups('directions'),
};

const contactUs: Form = { id: 'contactUs', promise: 'enquiry', groups: enquiryGroups('services') };

const table: Readonly<Record<FormId, Form>> = { contactUs, cooperation, consult, freeOpen, success, callback };

export const forms: readonly Form[] = /*#__PURE__*/ Object.values(table);

export const formOf = (id: FormId): Form => table[id];

export const formNamed = (id: string): Form | undefined => forms.find((form) => form.id === id);
