// Drawings with letters that a page embeds as pictures: measured at the size and crop in which the page shows them.
import type { Page } from 'playwright-core';
import { measurePage } from './measurePage.ts';

type Picture = { src: string; width: number; left: number; room: number };

/** Runs in the browser. `room`: width of the visible part; `left`: where the picture begins relative to it. */
function picturesIn(): Picture[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img[src$=".svg"]')].flatMap((image) => {
    let crop: Element | null = image.parentElement;
    while (crop && getComputedStyle(crop).overflowX !== 'hidden') crop = crop.parentElement;
    const [box, edges] = [image.getBoundingClientRect(), (crop ?? image).getBoundingClientRect()];
    const [start, end] = [Math.max(box.left, edges.left), Math.min(box.right, edges.right)];
    return end > start && box.height > 1
      ? [{ src: image.src, width: box.width, left: box.left - start, room: end - start }]
      : [];
  });
}

/** Media queries inside a picture use the picture's size, so it is laid out in a window of that width. */
async function lettersOf(page: Page, { src, width, left, room }: Picture): Promise<string[]> {
  const drawing = await (await fetch(src)).text();
  if (!drawing.includes('<text')) return [];
  await page.setViewportSize({ width: Math.round(width), height: 900 });
  await page.setContent(`<!doctype html><style>
    body { margin: 0 }
    main { position: relative; width: ${room}px; height: 900px; overflow: hidden }
    main > svg { position: absolute; left: ${left}px; width: ${width}px; height: auto }
  </style><main>${drawing}</main>`);
  return (await measurePage(page)).drawings;
}

/** Covers are ornaments: the article says the same in words. */
const isCover = (src: string) => src.includes('/cover-');

/** `bench`: an empty page to lay the drawings on. */
export async function lettersOfPictures(page: Page, bench: Page): Promise<string[]> {
  const pictures = (await page.evaluate(picturesIn)).filter(({ src }) => !isCover(src));
  const found: string[] = [];
  for (const picture of pictures) {
    const name = picture.src.split('/').at(-1)?.split('.')[0];
    for (const fault of await lettersOf(bench, picture)) found.push(`${name}: ${fault}`);
  }
  return found;
}
