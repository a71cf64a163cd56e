// Where each form stands in each language: once for each of the two, on the first of its pages that the language has.
import type { Form } from '../../src/shared/forms/Form.ts';
import { localeCodes, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { hasPage, pathOf } from '../../src/shared/pages/addresses.ts';
import { formPages } from '../../src/shared/pages/formPages.ts';

export type FormPlace = { form: Form; locale: LocaleCode; path: string };

export const formPlaces: readonly FormPlace[] = formPages.flatMap(({ form, pages }) =>
  localeCodes.flatMap((locale) => {
    const page = pages.find((one) => hasPage(one, locale));
    return page ? [{ form, locale, path: pathOf(page, locale) }] : [];
  }),
);
