// The fixture's texts in one language, for the peers' pages, and the script that hands them to the browser.
import type data from '../home/page.json';

export type Fixture = typeof data.en | typeof data.zh_TW;

/** Gives React in the browser the texts that the server rendered. */
export const stateScript = (texts: Fixture): string =>
  `window.fixture=${JSON.stringify(texts).replaceAll('<', '\\u003c')}`;
