// The newsletter's fields: an address and topics.
import { articleCategories } from './articleCategories.ts';
import { email } from './fields.ts';
import type { ChoiceField, FieldSet } from './Form.ts';

export const topics: ChoiceField = {
  name: 'topics',
  kind: 'checks',
  required: true,
  error: 'topics',
  options: articleCategories,
};

export const newsletter: FieldSet = { groups: [[email, topics]] };
