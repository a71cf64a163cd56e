// The application for a free trial.
import { carried, cloudNames, company, companyDomain, email, fullName, industryCategory, phone } from './fields.ts';
import type { Form } from './Form.ts';

export const freeOpen: Form = {
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
