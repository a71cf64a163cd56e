// Reads code and message of an error that a database driver threw.

type ErrorDetails = { code: string; errcode: number | undefined; message: string };

/** By shape, not by instanceof, because an error may come from another realm. */
export function errorDetails(error: unknown): ErrorDetails {
  if (typeof error !== 'object' || error === null) return { code: '', errcode: undefined, message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const errcode = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return { code, errcode, message: message || code };
}
