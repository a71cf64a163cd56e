// How the embedded back end gets its words: from locales/<code>/<namespace>.json.
import type { LocaleCode } from '../../../shared/i18n/locales.ts';
import type { TextValues } from '../../../shared/i18n/useT.ts';

export type Text = (locale: LocaleCode, namespace: string, key: string, values?: TextValues) => string;
