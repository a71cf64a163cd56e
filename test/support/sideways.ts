// What makes a page wider than its window, so that it must be scrolled sideways: its first elements beyond the edge.
import type { Page } from 'playwright-core';

export const sidewaysOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px`, ...beyond.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 80))];
  });
