// What browsers may fetch ahead by themselves while none of our script is there: rules as a file that each page's headers name.
import type { RequestHandler } from 'express';
import { pages } from '../../shared/pages/pages.ts';
import { personalNames } from '../render/View.ts';

const rulesPath = '/speculation.json';

/** A header, so that ready pages stay the same bytes for all, and the content policy need not let rules into the HTML. */
export const speculationHeaders: Record<string, string> = {
  'Speculation-Rules': `"${rulesPath}"`,
  // How fast the line is comes with the question for the rules.
  'Accept-CH': 'ECT',
};

/** What search engines may open changes nothing; what leads on, or is for one visitor, is not among it. */
const addresses = pages
  .filter(({ index, status }) => index && status === 200)
  .map(({ path }) => ({ pathname: `/:prefix${path && `/${path}`}{/}?` }));

/** Once the router is there it fetches ahead; another language is chosen by its link, and others leave the site's pages. */
const links = 'html:not([data-hydrated]) a:not([data-locale],[data-reload],[download],[target])';

const where = {
  and: [
    { selector_matches: links },
    { href_matches: addresses },
    { not: { href_matches: personalNames.map((name) => ({ search: `*(^|&)${name}=*` })) } },
  ],
};

const rules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
});

/** Nothing is loaded ahead on such a line. */
const isPoorLine = (saveData: unknown, effectiveType: unknown): boolean =>
  saveData === 'on' || String(effectiveType).endsWith('2g');

export const speculation: RequestHandler = (request, response, next) => {
  if (request.path !== rulesPath) return next();
  const { 'save-data': saveData, ect } = request.headers;
  response.set({ 'Cache-Control': 'public, max-age=86400', Vary: 'Save-Data, ECT' });
  response.type('application/speculationrules+json').send(isPoorLine(saveData, ect) ? '{}' : rules);
};
