// The idempotency key and draft token of a form, kept for the visit: after Back or a second press they are the same, so only one lead is created.
import { keyName } from '../storage/kept.ts';

type FormKey = {
  key: string;
  /** Token of the uploaded files; empty without files. */
  draft: string;
  /** The form was sent, so new files need a new token. */
  sent: boolean;
};

/** Like crypto.randomUUID, which browsers offer on https only. */
export const randomToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function formKey(form: string): FormKey {
  try {
    const known = JSON.parse(sessionStorage.getItem(keyName(form)) ?? 'null') as FormKey | null;
    if (known) return known;
  } catch {
    // Without storage the key lives as long as the page.
  }
  return keepFormKey(form, { key: randomToken(), draft: '', sent: false });
}

export function keepFormKey(form: string, key: FormKey): FormKey {
  try {
    sessionStorage.setItem(keyName(form), JSON.stringify(key));
  } catch {
    // As above.
  }
  return key;
}
