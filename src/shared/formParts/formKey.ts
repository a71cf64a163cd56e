// The key and the draft of a form, kept for the visit: Back and a second press bring the same ones, so they make one lead.
import { randomToken } from '../storage/randomToken.ts';
import { keyName } from '../storage/kept.ts';

type FormKey = {
  key: string;
  /** Token of the uploaded files; empty before there are any. */
  draft: string;
  /** The files of this draft belong to what was sent; new ones need a new token. */
  sent: boolean;
};

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
