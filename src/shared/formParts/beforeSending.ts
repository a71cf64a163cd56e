// Lets other code delay the sending of a form until the values it still changes are final; that code listens for an event.
declare global {
  interface DocumentEventMap {
    /** Listeners add promises. A rejected one counts as a lost connection. */
    beforesending: CustomEvent<Promise<unknown>[]>;
  }
}

export function beforeSending(form: HTMLFormElement): Promise<unknown> {
  const waits: Promise<unknown>[] = [];
  form.dispatchEvent(new CustomEvent('beforesending', { bubbles: true, detail: waits }));
  return Promise.all(waits);
}
