// The table of forms. The definition of each page names its form.
import { callback } from './callback.ts';
import { consult } from './consult.ts';
import { contactUs } from './contactUs.ts';
import { cooperation } from './cooperation.ts';
import type { Form, FormId } from './Form.ts';
import { freeOpen } from './freeOpen.ts';
import { success } from './success.ts';

const table: Readonly<Record<FormId, Form>> = { contactUs, cooperation, consult, freeOpen, success, callback };

export const forms: readonly Form[] = Object.values(table);

export const formOf = (id: FormId): Form => table[id];

export const formNamed = (id: string): Form | undefined => forms.find((form) => form.id === id);
