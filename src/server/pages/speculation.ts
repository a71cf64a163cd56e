// Speculation rules: what browsers may prefetch by themselves while our script is not there. A file that the headers of each page name.
import type { RequestHandler } from 'express';
import { pages } from '../../shared/pages/pages.ts';
import { personalNames } from '../render/View.ts';

const rulesPath = '/speculation.json';

/** Headers, so that ready pages have the same bytes for all, and the content policy need not allow rules in the HTML. */
export const speculationHeaders: Record<string, string> = {
  'Speculation-Rules': `"${rulesPath}"`,
  // Lets browsers send the speed of their line when they request the rules.
  'Accept-CH': 'ECT',
};

/** Pages that search engines may open: opening one changes nothing. Redirects and pages for one visitor are not among them. */
const addresses = pages
  .filter(({ index, status }) => index && status === 200)
  .map(({ path }) => ({ pathname: `/:prefix${path && `/${path}`}{/}?` }));

/** Not when our router is there, which prefetches itself; not links that choose a language, nor links that leave the pages of the site. */
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

/** Nothing is prefetched on such a line. */
const isPoorLine = (saveData: unknown, effectiveType: unknown): boolean =>
  saveData === 'on' || String(effectiveType).endsWith('2g');

export const speculation: RequestHandler = (request, response, next) => {
  if (request.path !== rulesPath) return next();
  const { 'save-data': saveData, ect } = request.headers;
  response.set({ 'Cache-Control': 'public, max-age=86400', Vary: 'Save-Data, ECT' });
  response.type('application/speculationrules+json').send(isPoorLine(saveData, ect) ? '{}' : rules);
};
