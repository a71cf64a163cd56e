// Checks of contacts that enquiries and accounts share: existing phone numbers, and addresses that can receive mail.
import type { FieldFault, Values } from '../../shared/forms/Form.ts';
import { isAddress } from '../messages/ports.ts';
import type { phoneNumber } from './countries.ts';

type Contacts = {
  phone: {
    field: string;
    read: (typed: string, validValue: (name: string) => string) => ReturnType<typeof phoneNumber>;
  };
  /** The message for an address that cannot receive mail. */
  emailKey: string;
};

/** Checks on the server only: adds faults for invalid numbers and addresses; returns the number in international format. */
export function judgeContacts(values: Values, faults: FieldFault[], { phone, emailKey }: Contacts) {
  const validValue = (name: string): string =>
    faults.some(({ field }) => field === name) ? '' : String(values[name] ?? '');
  const typed = validValue(phone.field);
  const number = typed ? phone.read(typed, validValue) : undefined;
  if (typed && !number) faults.push({ field: phone.field, key: 'phone' });
  if (validValue('email') && !isAddress(validValue('email'))) faults.push({ field: 'email', key: emailKey });
  return { number, validValue };
}
