// Fetches pages of the site as the HTML that everybody gets, once for prefetch and visit together.

export type FetchedPage = { url: string; page: Document };

const lifetime = 30_000;
const known = new Map<string, { at: number; page: Promise<FetchedPage> }>();

async function request(url: string): Promise<FetchedPage> {
  const response = await fetch(url, { headers: { Accept: 'text/html' } });
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('text/html')) throw new Error(`${url} is not a page`);
  // Its first-view rules are in the stylesheet that is here already, and the content policy knows no hash for them.
  const html = (await response.text()).replace(/<style>[\s\S]*?<\/style>/, '');
  return { url: response.url, page: new DOMParser().parseFromString(html, 'text/html') };
}

/** After something that changes what the same addresses show. */
export const forgetPages = (): void => known.clear();

export function fetchPage(url: string): Promise<FetchedPage> {
  const before = known.get(url);
  if (before && Date.now() - before.at < lifetime) return before.page;
  const page = request(url);
  known.set(url, { at: Date.now(), page });
  page.catch(() => known.delete(url));
  return page;
}
