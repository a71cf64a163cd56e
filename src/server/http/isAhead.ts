// Whether a page is fetched that nobody has opened yet: the browser itself says so.
import type { IncomingMessage } from 'node:http';

export const isAhead = ({ headers }: IncomingMessage): boolean => String(headers['sec-purpose']).startsWith('prefetch');
