// The form that books a call in a free half hour of the sales desk.
import { email, fullName, phone, remark } from './fields.ts';
import type { Form } from './Form.ts';

export const callback: Form = {
  id: 'callback',
  promise: 'call',
  groups: [[{ name: 'slot', kind: 'slot', required: true, error: 'slot' }, fullName, phone, email, remark]],
};
