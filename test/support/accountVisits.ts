// Browser visits of people with accounts: each from their own address, with or without script.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { localeOf, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { linkIn, startAccountSite, type AccountSite } from './accountSite.ts';
import { hydrated, type Visit } from './browser.ts';
import { proven } from './formPage.ts';
import { siteInBrowser } from './siteInBrowser.ts';

export const firstPassword = 'Harbour-2026';

type Person = { userName: string; email: string };

export type AccountVisit = Pick<Visit, 'page' | 'close'> & {
  go: (path: string) => Promise<void>;
  /** Passes the human check. Without script this site has none. */
  human: () => Promise<void>;
  /** What the browser logged, without the lines about refused forms. */
  complaints: () => string[];
};

export type AccountVisits = {
  site: AccountSite;
  /** A new person each time, so that a repeated test does not meet its own data. */
  somebody: () => Person;
  /** A person who is already registered and verified. */
  member: (locale?: LocaleCode) => Promise<Person>;
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

    async member(locale = 'en') {
      const person = somebody();
      const visitor = site.visitor();
      const password = firstPassword;
      await visitor.post(`/${localeOf(locale).prefix}/login?dialog=register`, {
        ...person,
        agreement: 'yes',
        password,
        confirm: password,
      });
      await visitor.post(linkIn(await site.lastMail(person.email)), { password, confirm: password });
      return person;
    },

    async open(options = {}) {
      people += 1;
      const extraHTTPHeaders = { 'X-Forwarded-For': `198.51.100.${people % 250}` };
      const { page, close, complaints } = await newVisit({ extraHTTPHeaders, reducedMotion: 'reduce', ...options });
      const scripted = options.javaScriptEnabled !== false;
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

export async function pressEnter(page: Page): Promise<void> {
  // Enter would send a form whose end is still arriving without that end.
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Enter');
}

/** Browsers create no passkeys for an IP address. */
export const baseOfKeys = (base: string): string => base.replace('127.0.0.1', 'localhost');

/** Gives the browser a screen lock that always accepts its owner, so that passkeys can be made and used. */
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
    /** A page has one at a time. */
    remove: () => device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    isOwner: (isUserVerified: boolean) => device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
