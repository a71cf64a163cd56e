// The secrets that each receiver of our webhooks shares with us, read from one setting: desk=whsec_…|whsec_…,desk=…

export type WebhookSecrets = ReadonlyMap<string, readonly string[]>;

/** Base64 of 24 to 64 bytes, as Standard Webhooks wants it. */
const isSecret = (text: string): boolean =>
  /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(text) && Buffer.from(text.slice(6), 'base64').length >= 24;

/** Throws a sentence for staff. */
export function readWebhookSecrets(setting: string): WebhookSecrets {
  const secrets = new Map<string, readonly string[]>();
  for (const entry of setting.split(',').filter((part) => part.trim() !== '')) {
    const [desk = '', ...rest] = entry.trim().split('=');
    const given = rest.join('=').split('|');
    if (desk === '' || given.length > 2 || !given.every(isSecret))
      throw new Error('must read desk=whsec_…,desk=whsec_…|whsec_… with base64 of at least 24 bytes');
    secrets.set(desk, given);
  }
  return secrets;
}

/** Desks whose webhook nobody could verify. */
export const desksWithoutSecret = (
  desks: readonly { desk: string; webhook?: string | undefined }[],
  secrets: WebhookSecrets,
): string[] => desks.filter(({ desk, webhook }) => webhook && !secrets.has(desk)).map(({ desk }) => desk);
