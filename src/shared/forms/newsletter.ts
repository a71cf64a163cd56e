// What the newsletter asks for: an address, and what its reader wants to hear of.
import { email } from './fields.ts';
import type { ChoiceField, FieldSet } from './Form.ts';

/** The categories of articles. */
export const newsTopics = ['cloud-news', 'company'] as const;

export const topics: ChoiceField = {
  name: 'topics',
  kind: 'checks',
  required: true,
  error: 'topics',
  options: newsTopics,
};

export const newsletter: FieldSet = { groups: [[email, topics]] };
