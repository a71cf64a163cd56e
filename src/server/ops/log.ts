// The log: one JSON line an event, with nothing in it that a visitor typed.
import pino from 'pino';

export type Log = {
  info: (event: string, fields?: object) => void;
  warn: (event: string, fields?: object) => void;
  error: (event: string, fields?: object) => void;
};

export function openLog(level: string): Log {
  const logger = pino({
    level,
    base: null,
    redact: { paths: ['password', 'code', 'token', '*.password'], remove: true },
  });
  return {
    info: (event, fields = {}) => logger.info(fields, event),
    warn: (event, fields = {}) => logger.warn(fields, event),
    error: (event, fields = {}) => logger.error(fields, event),
  };
}

/** A long random word is treated as a key; deploy/nginx.conf masks the same words. */
const longWord = /[\w-]{20,}/g;
const isKey = (word: string): boolean => /[0-9a-fA-F]{32}/.test(word) || (/\d/.test(word) && /[A-Z]/.test(word));
const encodedLetter = /%(?:2d|5f|3\d|[46][1-9a-f]|[57][0-9a])/gi;

/** Masks personal links, also with percent-encoded letters, so that readers of the log cannot follow them. */
export const loggedPath = (path: string): string =>
  path
    .replace(encodedLetter, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    .replace(longWord, (word) => (isKey(word) ? '{hash}' : word))
    .slice(0, 200);
