// A page that fetches no pictures, for what is measured on many pages in turn: they have their room without being there.
import type { Page } from 'playwright-core';

/** The browser leaves them out itself: its cache stays in use, as it does not with page.route. */
export async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {
    urls: ['png', 'jpg', 'webp', 'avif', 'svg'].map((kind) => `*.${kind}`),
  });
}
