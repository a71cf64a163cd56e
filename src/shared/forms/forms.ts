// THE table of forms. On which pages each stands, the definitions of the pages say.
import { consult } from './consult.ts';
import { contactUs } from './contactUs.ts';
import { cooperation } from './cooperation.ts';
import type { Form } from './Form.ts';
import { freeOpen } from './freeOpen.ts';
import { success } from './success.ts';

export const forms: readonly Form[] = [contactUs, cooperation, consult, freeOpen, success];

export const formNamed = (id: string): Form | undefined => forms.find((form) => form.id === id);
