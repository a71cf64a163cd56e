// The form after a prepaid plan was paid.
import { company, email, fullNameAlone, phone } from './fields.ts';
import type { Form, FormRule } from './Form.ts';
import { taxId, taxIdAdvice, within } from './rules.ts';

/** Our staff contact the customer within 24 hours, so phone or email is required. */
const reachable: FormRule = ({ phone: number, email: address }) =>
  number || address ? undefined : { field: 'email', key: 'phoneOrEmail' };

export const success: Form = {
  id: 'success',
  promise: 'activation',
  groups: [
    [
      {
        name: 'demandType',
        kind: 'radios',
        required: true,
        error: 'demandType',
        options: ['newAccount', 'topUp'],
        hint: true,
      },
      { name: 'plan', kind: 'select', required: false, error: 'required', options: [], listed: 'packs' },
    ],
    [
      fullNameAlone,
      { ...email, required: false },
      { ...phone, required: false },
      company,
      {
        name: 'taxId',
        hint: true,
        kind: 'plain',
        required: true,
        error: 'taxId',
        empty: 'taxIdEmpty',
        rule: taxId,
        advice: taxIdAdvice,
        half: true,
      },
      {
        name: 'companyAddress',
        hint: true,
        kind: 'text',
        required: true,
        error: 'companyAddress',
        empty: 'companyAddressEmpty',
        rule: within([5, 200], 'companyAddress'),
        autocomplete: 'street-address',
      },
    ],
  ],
  rules: [reachable],
};
