// Keys for different uses come from the site's one secret and tell nothing about each other.
import { hkdfSync } from 'node:crypto';

export const keyFor = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `cocloud ${use}`, 32));
