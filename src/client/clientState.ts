// What the browser's code knows beyond one page. Lists such as the menu stay in the HTML: nothing is sent twice.
import type { PageState } from '../shared/app/PageState.ts';
import { recall } from './localCache.ts';

export type ClientState = {
  inited: boolean;
  mobile: boolean;
  locale: string;
  /** The current language's path, as the back end's calls take it. */
  replacePath: string;
  loginVisible: boolean;
  adDialogVisible: boolean;
  /** Logged in means that this holds a value. */
  localcache: unknown;
};

type Listener = (state: ClientState) => void;

const listeners = new Set<Listener>();
let state: ClientState = {
  inited: false,
  mobile: false,
  locale: '',
  replacePath: '',
  loginVisible: false,
  adDialogVisible: false,
  localcache: recall('member'),
};

export function change(part: Partial<ClientState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener(state);
}

/** Calls the listener with the state as it is, and again whenever it changes. */
export function watch(listener: Listener): void {
  listeners.add(listener);
  listener(state);
}

export const enterPage = ({ locale, query }: PageState): void =>
  change({ locale: locale.code, replacePath: `/${locale.prefix}`, loginVisible: query.dialog === 'login' });

/** Rules and tests read the state from the document element. */
export function showOnDocument(): void {
  const { dataset } = document.documentElement;
  watch(({ inited, mobile, localcache }) => {
    if (inited) dataset.hydrated = '';
    dataset.device = mobile ? 'mobile' : 'desktop';
    if (localcache === undefined) delete dataset.member;
    else dataset.member = '';
  });
}
