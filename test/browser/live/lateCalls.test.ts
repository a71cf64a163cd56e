// Each call of the back end is late in turn: the page is sent at once with our own content, and ends up the same as
// usual.
import type { Page } from 'playwright-core';
import { once } from '../../../src/shared/i18n/once.ts';
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { startApp, uncached } from '../../support/app.ts';
import { embeddedBackend } from '../../support/backendParts.ts';
import { eventually } from '../../support/eventually.ts';
import { elementText } from '../../support/html.ts';
import { dam, streamed } from '../../support/streamed.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const late = 'From afar';
type Slow = 'configuration' | 'menuList' | 'languageList' | 'banners' | 'domainInfo';

/** Pages that show each answer, besides the frame. */
const paths = ['/en', '/zh/cdn', '/zh-tw/contact_us', '/jp/sms', '/zh/register', '/en/404', '/en/server'];
const shownBy: Record<Slow, readonly string[]> = {
  menuList: paths,
  languageList: paths,
  banners: ['/en'],
  domainInfo: paths,
  configuration: paths,
};

let slow: Slow | undefined;
let page: Page;
const data = dam();

const { site: app, newVisit } = siteInBrowser(async () => {
  const ours = await embeddedBackend();
  const held = async (call: Slow) => void (slow === call && (await data.hold()));
  const backend: Backend = {
    ...ours,
    menuList: async (...about) => {
      const { homePage, menu } = await ours.menuList(...about);
      await held('menuList');
      return { homePage, menu: menu.map((item) => ({ ...item, name: `${item.name} ${late}` })) };
    },
    languageList: async (...about) => {
      const { languageList, websiteList } = await ours.languageList(...about);
      await held('languageList');
      return { languageList, websiteList: websiteList.map((site) => ({ ...site, name: `${site.name} ${late}` })) };
    },
    banners: async (...about) => {
      const banners = await ours.banners(...about);
      await held('banners');
      return banners.map((banner) => ({ ...banner, text: `${banner.text} ${late}` }));
    },
    configuration: async (host) => {
      const told = await ours.configuration(host);
      await held('configuration');
      return { ...told, emailAddress: `late.${told.emailAddress}` };
    },
    domainInfo: async (...about) => {
      const info = await ours.domainInfo(...about);
      await held('domainInfo');
      return { ...info, telphone: `${info.telphone} ${late}`, emailAddress: `late.${info.emailAddress}` };
    },
  };
  // The pages that are compared show the time of day: it stands still.
  const now = Date.now();
  const clock = () => now;
  return startApp({ env: uncached, replaced: { backend, clock } });
});
beforeAll(async () => {
  ({ page } = await newVisit());
  // Scripts are emptied rather than blocked: our code would change the page, and missing code reloads it.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
});

/** The final document, without React's marks and the state's block. */
async function shownIn(html: string) {
  await page.unroute('**/arrived');
  await page.route('**/arrived', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/arrived');
  await eventually(() => page.evaluate(() => /<!--\$[?~]-->/.test(document.body.innerHTML)), false);
  const { body, state } = await page.evaluate(() => ({
    body: document.querySelector('co-page')?.innerHTML ?? '',
    state: document.getElementById('state')?.textContent ?? '{}',
  }));
  return { body: body.replace(/<!--[\s\S]*?-->/g, ''), state: JSON.parse(state) as object };
}

/** The HTML that a late piece will replace. */
function standingIn(html: string): string {
  const around: string[] = [];
  let found = '';
  for (const piece of html.split(/(<!--(?:\$[?!~]?|\/\$)-->)/)) {
    if (piece === '<!--/$-->') around.pop();
    else if (piece.startsWith('<!--$')) around.push(piece);
    else if (around.includes('<!--$?-->')) found += piece;
  }
  return found;
}

const whole = async (path: string) => {
  slow = undefined;
  return (await streamed(app, data, path)).html;
};

/** The usual page, whichever answer is late. */
const known = once(async (path: string) => {
  const html = await whole(path);
  expect(html).not.toContain('<!--$?-->');
  return shownIn(html);
});

describe.each(Object.entries(shownBy) as [Slow, readonly string[]][])('with a slow %s', (call, where) => {
  test.each(where)('%s', async (path) => {
    const { body, state } = await known(path);
    slow = call;
    const { shell, html, response } = await streamed(app, data, path);
    slow = undefined;
    expect(response.headers['cache-control']).toBe('private, no-store');
    // Our own content is in the place of the late one, and everything else is there.
    expect(shell).toContain('<!--$?-->');
    expect(shell).toContain('<h1');
    // Text typed into a placeholder would be lost.
    expect(standingIn(shell)).not.toMatch(/<(input(?! type="hidden")|select|textarea)\b/);
    expect(shell).not.toContain('id="state"');
    const ended = await shownIn(html);
    expect(ended.body).toBe(body);
    expect(ended.state).toEqual(state);
  });
});

describe('with a slow menu', () => {
  test('the shell has a menu that works, and the late one comes once', async () => {
    slow = 'menuList';
    const { shell, html } = await streamed(app, data, '/en/cdn');
    slow = undefined;
    expect(shell).not.toContain(`${late}</summary>`);
    expect(shell.match(/<details[^>]* name="nav"/g)?.length).toBeGreaterThan(2);
    expect(html).toContain(`${late}</summary>`);
    expect(html.match(/id="state"/g)).toHaveLength(1);
    expect(JSON.stringify((await shownIn(html)).state)).toContain(late);
  });

  test('nothing made of placeholder content is shown to the next visitor', async () => {
    slow = 'menuList';
    await streamed(app, data, '/en/intro');
    const next = await whole('/en/intro');
    expect(elementText(next, 'footer')).toContain(late);
    expect(next).toContain(`${late}</summary>`);
  });
});
