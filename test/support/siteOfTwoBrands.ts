// One process with two brands, asked by the name of each, for the tests of a file.
import { startApp, uncached, type App } from './app.ts';
import { clientOf, type Client } from './client.ts';
import { secondHost, twoBrands } from './twoBrands.ts';

type Sites = { first: Client; second: Client };

export function siteOfTwoBrands(): Sites {
  const { contentFolder, remove } = twoBrands();
  const sites = {} as Sites;
  let app: App;
  beforeAll(async () => {
    app = await startApp({ env: uncached, replaced: { contentFolder } });
    sites.first = clientOf(app.base);
    sites.second = clientOf(app.base, secondHost);
  });
  afterAll(async () => {
    await app.close();
    remove();
  });
  return sites;
}
