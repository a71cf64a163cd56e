// Waits for what may be far away, but no longer than somebody should.

export function patiently(promise: Promise<unknown>, ms: number): Promise<unknown> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return Promise.race([promise.finally(() => clearTimeout(timer)), timeout]);
}
