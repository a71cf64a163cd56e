// Keeps a part as the server sent it until its code and texts are there.

export type Gate = {
  ready: boolean;
  /** Settles when the gate is open, and may be used again then; never fails. */
  wait: Promise<void>;
  /** Loads what is behind the gate; after a failure the next call tries again. */
  open: () => Promise<void>;
};

export function gateOf(load: () => Promise<unknown>, closed: boolean): Gate {
  let pass: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    pass = resolve;
  });
  /** React reads from the promise itself that it has settled; else it would come back for it a turn later. */
  const letPass = (): void => {
    void Object.assign(wait, { status: 'fulfilled', value: undefined });
    pass();
  };
  if (!closed) letPass();
  let loading: Promise<void> | undefined;
  const enter = async () => {
    await load();
    gate.ready = true;
    letPass();
  };
  const gate: Gate = {
    ready: !closed,
    wait,
    open: () =>
      (loading ??= enter().catch((error: unknown) => {
        loading = undefined;
        throw error;
      })),
  };
  return gate;
}
