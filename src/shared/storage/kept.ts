// THE list of what a visitor's browser keeps for us: names and lifetimes that code uses, the policy shows and a test compares.

export type Kept = {
  /** As the browser holds it; `<…>` stands for what differs. */
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
/** What localCache keeps. */
export const localSeconds = 7 * day;

/** Names stand alone, so that the browser's code holds no more of this list than it uses. */
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
  /** Only of who answered that question with yes. */
  arrival: { name: 'arrival', where: 'cookie', seconds: 90 * day, hidden: true },
  notice: { name: 'notice', where: 'cookie', seconds: 30 },
  /** Both are set when an account logs in. The name over https: a browser takes it from this very host alone. */
  session: { name: '__Host-session', where: 'cookie', seconds: 7 * day },
  member: { name: memberName, where: 'cookie', seconds: 7 * day },
  /** That this browser has logged in to an account before; without it the owner gets a mail. */
  known: { name: 'known', where: 'cookie', seconds: 365 * day, hidden: true },
  /** Up to 2 kB, which no other request shall carry. */
  estimate: { name: estimateName, where: 'cookie', seconds: 30 * day, hidden: true, path: '/basket' },
  /** A copy of the cookie, which tells other tabs. */
  memberCopy: { name: memberName, where: 'local', seconds: localSeconds },
  /** Its link, what it comes to and which prices it holds, with script. */
  estimateCopy: { name: estimateName, where: 'local', seconds: localSeconds },
  draft: { name: draftName('<form>'), where: 'local', seconds: localSeconds },
  ad: { name: adName('<banner>'), where: 'local', seconds: localSeconds },
  key: { name: keyName('<form>'), where: 'session' },
  code: { name: codeName('<form>'), where: 'session' },
  scroll: { name: scrollPositions, where: 'session' },
  reloaded: { name: reloadedAt, where: 'session' },
} as const satisfies Record<string, Kept>;
