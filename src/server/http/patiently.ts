// Waits for a promise, but no longer than a given time.

export function patiently(promise: Promise<unknown>, ms: number): Promise<unknown> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return Promise.race([promise.finally(() => clearTimeout(timer)), timeout]);
}
