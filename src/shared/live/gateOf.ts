// Keeps a part as the server sent it until its code and texts are there.

export type Gate = {
  ready: boolean;
  /** Settles when the gate is open; never fails. */
  wait: Promise<void>;
  /** Loads what is behind the gate; after a failure the next call tries again. */
  open: () => Promise<void>;
};

export function gateOf(load: () => Promise<unknown>, closed: boolean): Gate {
  let pass: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    pass = resolve;
  });
  let loading: Promise<void> | undefined;
  const enter = async () => {
    await load();
    gate.ready = true;
    pass();
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
