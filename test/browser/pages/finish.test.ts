// What a strict look at a page finds: buttons of different heights side by side, words that touch the lines of a drawing
// or leave their cell, headings of one row at different heights.
import { startApp, uncached } from '../../support/app.ts';
import { desk, phone, undrawn } from '../../support/browser.ts';
import { pathOf, pageSets, prefixes } from '../../support/pageSets.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';
import { onAWorkday } from '../../support/taipei.ts';
import { dayMs } from '../../../src/shared/i18n/times.ts';

let now = onAWorkday();
const { newVisit } = siteInBrowser(() => startApp({ env: uncached, replaced: { clock: () => now } }), undrawn);

/** A page in every language that has it; '' is the home page. */
const inEach = (names: readonly string[]) =>
  prefixes.flatMap((prefix) =>
    names.filter((name) => name === '' || pageSets[prefix].includes(name)).map((name) => pathOf(prefix, name)),
  );

/** What `look` finds on each page at each width, and how often it looked. */
async function foundOn(names: readonly string[], widths: readonly number[], look: () => (string | undefined)[]) {
  const { page, close } = await newVisit({ javaScriptEnabled: false });
  const found: string[] = [];
  let looked = 0;
  for (const path of inEach(names)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const all = await page.evaluate(look);
      looked += all.length;
      found.push(...all.filter((one) => one !== undefined).map((one) => `${path} at ${width}: ${one}`));
    }
  }
  await close();
  return { found, looked };
}

/** Runs in the browser: pairs of buttons side by side. */
const unevenButtons = () => {
  const isButton = (element: Element) =>
    getComputedStyle(element).borderTopWidth !== '0px' && element.checkVisibility() && !element.closest('nav');
  const buttons = [...document.querySelectorAll('main :is(a, button)')].filter(isButton).map((button) => ({
    words: button.textContent.trim(),
    box: button.getBoundingClientRect(),
  }));
  return buttons.flatMap(({ words, box }, index) => {
    const next = buttons[index + 1];
    if (!next) return [];
    const gap = next.box.left - box.right;
    const isBeside = gap >= 0 && gap < 30 && Math.abs(next.box.top - box.top) < box.height / 2;
    if (!isBeside) return [];
    const differs = Math.abs(next.box.height - box.height) > 1 || Math.abs(next.box.top - box.top) > 1;
    return [differs ? `${words} ${box.height} px, ${next.words} ${next.box.height} px` : undefined];
  });
};

test('buttons side by side are equally high', async () => {
  const { found, looked } = await foundOn(
    ['cdn', 'ddos', 'server', 'sms', 'prepaidcard', 'estimate'],
    [390, 1440],
    unevenButtons,
  );
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(40);
});

/** Runs in the browser: the words in areas, each with its distances to the edges of its area. */
const wordsAtEdges = () =>
  [...document.querySelectorAll('.hero svg.tall g:has(> rect)')].flatMap((group) => {
    const area = group.querySelector('rect')?.getBoundingClientRect();
    return [...group.querySelectorAll('text')].map((text) => {
      const box = text.getBoundingClientRect();
      if (!area || area.width === 0) return 'no area';
      // A line's box is higher than its letters.
      const [top, bottom] = [box.top + box.height * 0.2, box.bottom - box.height * 0.2];
      const left = Math.min(box.left - area.left, area.right - box.right, top - area.top, area.bottom - bottom);
      return left < 2.5 ? `${text.textContent} is ${left.toFixed(1)} px from an edge` : undefined;
    });
  });

test('on phones words in the areas of a hero keep off their edges', async () => {
  const { found, looked } = await foundOn(['server'], [320, 390], wordsAtEdges);
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(100);
});

/** Runs in the browser: prices in the stairs of a hero, each with its distance to the lines of the drawing. */
const pricesAtLines = () => {
  const lines = [...document.querySelectorAll('.hero svg.wide :is(.hero-rl, .hero-pk)')].map((line) =>
    line.getBoundingClientRect(),
  );
  return [...document.querySelectorAll('.hero svg.wide text.hero-pr')].map((price) => {
    const { left, right, top, height } = price.getBoundingClientRect();
    const [upper, lower] = [top + height * 0.24, top + height * 0.76];
    const isNear = lines.some(
      (line) => line.left < right + 5 && line.right > left - 5 && line.top < lower + 5 && line.bottom > upper - 5,
    );
    return isNear ? price.textContent : undefined;
  });
};

test('prices in the stairs of a hero do not touch its lines', async () => {
  const { found, looked } = await foundOn(['cdn', 'sms'], [1200, 1440, 1920], pricesAtLines);
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(80);
});

/** Runs in the browser: words of the drawing under buttons. */
const wordsUnderButtons = () => {
  const words = [...document.querySelectorAll('.hero svg.wide text')];
  return [...document.querySelectorAll('.hero .acts > a')].map((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const hidden = words.find((each) => {
      const box = each.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    return hidden && `${button.textContent} over ${hidden.textContent}`;
  });
};

test('the buttons of a hero hide no words of its drawing', async () => {
  const { found, looked } = await foundOn(['aws-service', 'coflyer'], [1000, 1280, 1440, 1920], wordsUnderButtons);
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(60);
});

/** Runs in the browser: how far the page leaves its window. */
const beyondWindow = () => {
  const beyond = document.documentElement.scrollWidth - innerWidth;
  return [beyond > 0 ? `${beyond} px` : undefined];
};

test('the tables of the privacy policy stay in the window also in Chinese', async () => {
  const { found, looked } = await foundOn(['privacy'], [1000, 1200, 1280], beyondWindow);
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(8);
});

/** Runs in the browser: words that lie on each other in a row or cell. */
const wordsOnWords = () =>
  [...document.querySelectorAll('main :is(tbody tr, li:has(> :is(h3, b)))')].flatMap((row) => {
    const boxes = [...row.children].map((cell) => {
      const range = document.createRange();
      // A list price is read as such by names that are not shown.
      range.selectNodeContents(cell.querySelector('s') ?? cell);
      return range.getBoundingClientRect();
    });
    return boxes.map((one, index) => {
      const isHit = boxes
        .slice(index + 1)
        .some(
          (other) =>
            one.left < other.right - 1 &&
            one.right > other.left + 1 &&
            one.top < other.bottom - 4 &&
            one.bottom > other.top + 4,
        );
      return isHit ? row.children[index]?.textContent : undefined;
    });
  });

test('on the narrowest phones no words of a price, a case or a move lie on others', async () => {
  const { found, looked } = await foundOn(['ddos', 'server', 'aws-service', 'azureCloud'], [320], wordsOnWords);
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(100);
});

test('on a small desk the zones of a region stand off its year', async () => {
  const { found, looked } = await foundOn([''], [1000, 1080], wordsOnWords);
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(100);
});

/** Runs in the browser: unbroken words of a row, and whether they leave it. */
const wordsBeyondRow = () =>
  [...document.querySelectorAll('main li > span')]
    .filter((words) => words.checkVisibility() && getComputedStyle(words).whiteSpace === 'nowrap')
    .map((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const box = range.getBoundingClientRect();
      const row = words.parentElement?.getBoundingClientRect();
      const isBeyond = !row || box.right > row.right + 1 || box.left < row.left - 1;
      return isBeyond ? words.textContent : undefined;
    });

test('the hours of other cities end with their rows on a phone', async () => {
  const { found, looked } = await foundOn(['sms'], [320, phone.width], wordsBeyondRow);
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(30);
});

/** Runs in the browser: a name over the band that it names, and how far it leaves that band, unless it stands above. */
const namesBeyondBand = () =>
  [...document.querySelectorAll('main svg:has(> rect:only-of-type + text:last-child)')].map((drawing) => {
    const [band, name] = [...drawing.children].map((part) => part.getBoundingClientRect());
    if (!band || !name || name.width === 0) return 'nothing drawn';
    const room = Math.min(name.left - band.left, band.right - name.right);
    // A line's box is higher than its letters.
    const isAbove = name.bottom - name.height * 0.2 <= band.top;
    return isAbove || room >= 4 ? undefined : `${drawing.textContent} has ${room.toFixed(1)} px at its sides`;
  });

test('the name of the sales desk’s hours stands in their band, or above it', async () => {
  const { found, looked } = await foundOn(['partner'], [320, phone.width, 768, desk.width], namesBeyondBand);
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(15);
});

/** Runs in the browser: the names and words of stops side by side, and whether they are level with the first. */
const unlevelStops = () => {
  const topsOf = (what: string) =>
    [...document.querySelectorAll(`#route li > ${what}`)].map((words) => words.getBoundingClientRect().top);
  return [topsOf('b'), topsOf('p')].flatMap((tops) =>
    tops.map((top) => (Math.abs(top - (tops[0] ?? 0)) > 1 ? `${top} px instead of ${tops[0]} px` : undefined)),
  );
};

// Sunday to Saturday late in the evening of Brazil, a morning within the desk's hours, and before a long holiday, when
// days have dates: days have names of different length.
const others = ['2026-12-01T02:00:00Z', '2027-02-03T09:20:00Z'].map((moment) => Date.parse(moment));
const times = [...Array.from({ length: 7 }, (_, day) => onAWorkday() + day * dayMs), ...others];

test.each(times)('at %d the stops of a route are level, with and without a day above', async (time) => {
  now = time;
  const { found, looked } = await foundOn(['cooperation', 'contact_us'], [desk.width], unlevelStops);
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(60);
});

/** Runs in the browser: the filled button of a hero, and whether its words take more than one line. */
const brokenActions = () =>
  [...document.querySelectorAll('.hero .acts > a:first-child')].map((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    const tops = [...words.getClientRects()].map(({ top }) => Math.round(top));
    return new Set(tops).size > 1 ? button.textContent : undefined;
  });

test('between phone and desk the button of a hero has one line', async () => {
  const vendors = ['aliCloud', 'gcp-service', 'huaweiCloud', 'tencentCloud', 'azureCloud', 'cloudflareCloud'];
  const { found, looked } = await foundOn(vendors, [640, 768, 960], brokenActions);
  expect(found).toEqual([]);
  expect(looked).toBeGreaterThan(60);
});
