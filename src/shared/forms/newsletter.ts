// The newsletter's fields: an address and topics.
import { email } from './fields.ts';
import type { ChoiceField, FieldSet } from './Form.ts';

/** The categories of articles are the topics. */
export const newsTopics = ['cloud-news', 'company'] as const;

export const topics: ChoiceField = {
  name: 'topics',
  kind: 'checks',
  required: true,
  error: 'topics',
  options: newsTopics,
};

export const newsletter: FieldSet = { groups: [[email, topics]] };
