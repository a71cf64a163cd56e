// Gives a browser a screen lock that its owner opens at once, so that passkeys can be made and used.
import type { Page } from 'playwright-core';

/** No browser makes a passkey for an address that is only a number. */
export const baseOfKeys = (base: string): string => base.replace('127.0.0.1', 'localhost');

export async function withScreenLock(page: Page) {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    isOwner: (isUserVerified: boolean) => device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
