// Every field of account forms has a greatest length: longer values are refused by its rule, before any lookup.
import { accountFormIds } from '../../../src/shared/forms/AccountForm.ts';
import { accountForm } from '../../../src/shared/forms/account/accountForms.ts';
import { checkField } from '../../../src/shared/forms/checkValues.ts';
import { localeOf, localeCodes } from '../../../src/shared/i18n/locales.ts';
import { readValues } from '../../../src/shared/forms/readValues.ts';

const fields = accountFormIds
  .map(accountForm)
  .flatMap((form) => form.groups.flat().map((field) => [form.id, field.name, field] as const));

test.each(fields)('%s: %s', (_form, _name, field) => {
  const typed = ['x'.repeat(255), '1'.repeat(255), `${'x'.repeat(250)}@x.example`];
  for (const locale of localeCodes)
    for (const text of typed) {
      const value = readValues({ groups: [[field]] }, localeOf(locale), () => [text])[field.name] ?? '';
      // Values of choices and ticks are ours, or empty.
      expect([value.length > 200 && !checkField(field, value, locale), text.length]).toEqual([false, text.length]);
    }
});
