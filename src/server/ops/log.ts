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

/** Whoever reads the log must not be able to follow a personal link. */
export const loggedPath = (path: string): string => path.slice(0, 200).replace(/[0-9a-f]{32,}/gi, '{hash}');
