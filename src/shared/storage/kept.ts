// The list of everything stored in a visitor's browser: code uses its names and lifetimes, the privacy policy shows it, a test compares it.

export type Kept = {
  /** Name in the browser; `<…>` is a placeholder. */
  readonly name: string;
  readonly where: 'cookie' | 'local' | 'session';
  /** Absent: until the tab is closed. */
  readonly seconds?: number;
  /** Scripts cannot read it. */
  readonly hidden?: true;
  /** The only addresses that a cookie is sent to. */
  readonly path?: string;
};

const day = 86_400;
/** Lifetime of everything in localCache. */
export const localSeconds = 7 * day;

/** The names are separate constants, so that the browser's code does not contain the whole list. */
export const localeCookie = 'locale';
export const localeSeconds = 365 * day;
export const memberName = 'member';
export const reloadedAt = 'reloaded-at';
export const scrollPositions = 'scroll-positions';
export const draftName = (form: string): string => `form ${form}`;
export const adName = (banner: string): string => `ad ${banner}`;
export const codeName = (form: string): string => `code ${form}`;
export const estimateName = 'estimate';
export const keyName = (form: string): string => `key ${form}`;

export const kept = {
  locale: { name: localeCookie, where: 'cookie', seconds: localeSeconds },
  consent: { name: 'consent', where: 'cookie', seconds: 180 * day },
  /** Set only after the visitor accepted the cookie question. */
  arrival: { name: 'arrival', where: 'cookie', seconds: 90 * day, hidden: true },
  notice: { name: 'notice', where: 'cookie', seconds: 30 },
  /** Session and member are set at login. This is the name over https: with this prefix a browser accepts the cookie from this host only. */
  session: { name: '__Host-session', where: 'cookie', seconds: 7 * day },
  member: { name: memberName, where: 'cookie', seconds: 7 * day },
  /** This browser has logged in to an account before; at a login without it the account's owner gets a mail. */
  known: { name: 'known', where: 'cookie', seconds: 365 * day, hidden: true },
  /** Up to 2 kB, so its path keeps it out of all other requests. */
  estimate: { name: estimateName, where: 'cookie', seconds: 30 * day, hidden: true, path: '/basket' },
  /** A copy of the cookie that notifies other tabs. */
  memberCopy: { name: memberName, where: 'local', seconds: localSeconds },
  /** The estimate's address, total and lines; only with script. */
  estimateCopy: { name: estimateName, where: 'local', seconds: localSeconds },
  draft: { name: draftName('<form>'), where: 'local', seconds: localSeconds },
  ad: { name: adName('<banner>'), where: 'local', seconds: localSeconds },
  key: { name: keyName('<form>'), where: 'session' },
  code: { name: codeName('<form>'), where: 'session' },
  scroll: { name: scrollPositions, where: 'session' },
  reloaded: { name: reloadedAt, where: 'session' },
} as const satisfies Record<string, Kept>;
