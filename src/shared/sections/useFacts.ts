// The figures that any text may name, as of today.
import { usePage } from '../app/PageContext.ts';
import type { TextValues } from '../i18n/useT.ts';

export const useFacts = (): TextValues => usePage().facts();
