// Visits of people with accounts in a real browser: each from an address of his own, with script or without.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { linkIn, startAccountSite, type AccountSite } from './accountSite.ts';
import { hydrated, type Visit } from './browser.ts';
import { proven } from './formPage.ts';
import { siteInBrowser } from './siteInBrowser.ts';

export const firstPassword = 'Harbour-2026';

type Person = { userName: string; email: string };

export type AccountVisit = Pick<Visit, 'page' | 'close'> & {
  go: (path: string) => Promise<void>;
  /** Without script the server does not ask, in this site. */
  human: () => Promise<void>;
  /** What refused forms answer is a line in the browser's console, too. */
  complaints: () => string[];
};

export type AccountVisits = {
  site: AccountSite;
  /** Somebody new each time: a test that runs again must not meet itself. */
  somebody: () => Person;
  /** As registered and verified elsewhere. */
  member: () => Promise<Person>;
  open: (options?: BrowserContextOptions) => Promise<AccountVisit>;
};

/** Call it inside a describe block: it registers the hooks that start and stop. */
export function visitsWithAccounts(start: () => Promise<AccountSite> = startAccountSite): AccountVisits {
  const { site, newVisit } = siteInBrowser(start);
  let people = 0;

  function somebody(): Person {
    people += 1;
    const userName = `person_${process.pid}_${people}`.slice(-20);
    return { userName, email: `${userName}@example.com` };
  }

  return {
    site,
    somebody,

    async member() {
      const person = somebody();
      const visitor = site.visitor();
      const password = firstPassword;
      await visitor.post('/en/register', { ...person, agreement: 'yes', password, confirm: password });
      await visitor.post(linkIn(await site.lastMail(person.email)), {});
      return person;
    },

    async open(options = {}) {
      people += 1;
      const extraHTTPHeaders = { 'X-Forwarded-For': `198.51.100.${people % 250}` };
      const { page, close, complaints } = await newVisit({ extraHTTPHeaders, reducedMotion: 'reduce', ...options });
      const scripted = options.javaScriptEnabled !== false;
      page.setDefaultTimeout(20_000);
      return {
        page,
        close,
        async go(path) {
          await page.goto(path);
          if (scripted) await hydrated(page);
        },
        async human() {
          if (!scripted) return;
          await page.click('#a-slider-v');
          await proven(page);
        },
        complaints: () => complaints.filter((line) => !/status of (410|422)/.test(line)),
      };
    },
  };
}

export async function fillIn(page: Page, entries: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(entries)) await page.fill(`[name=${name}]`, value);
}

export const pressEnter = (page: Page): Promise<void> => page.keyboard.press('Enter');
