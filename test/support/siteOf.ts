// Provides a site for the tests of a file or a describe block: started before the first, ended after the last.

/**
 * Call it at the top of a file or inside a describe block: it registers the hooks. `start`: what starts the site, and
 * prepares what it needs. The object is filled before the first test; until then only functions may read it.
 */
export function siteOf<Started extends { close: () => Promise<void> }>(start: () => Promise<Started>): Started {
  const site = {} as Started;
  let started: Started | undefined;
  beforeAll(async () => {
    started = await start();
    Object.assign(site, started);
  });
  // Not of the site: a start that fails is one fault, not two.
  afterAll(() => started?.close());
  return site;
}
