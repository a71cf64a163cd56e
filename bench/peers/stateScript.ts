// The data that bare React needs a second time, in the browser.
import type { Fixture } from './Fixture.ts';

export const stateScript = (texts: Fixture): string =>
  `window.fixture=${JSON.stringify(texts).replaceAll('<', '\\u003c')}`;
