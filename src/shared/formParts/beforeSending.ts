// A form that script sends waits for what still changes what it carries: whoever changes that hears of it by an event.
declare global {
  interface DocumentEventMap {
    /** Takes promises; one that rejects is a line that is gone. */
    beforesending: CustomEvent<Promise<unknown>[]>;
  }
}

export function beforeSending(form: HTMLFormElement): Promise<unknown> {
  const waits: Promise<unknown>[] = [];
  form.dispatchEvent(new CustomEvent('beforesending', { bubbles: true, detail: waits }));
  return Promise.all(waits);
}
