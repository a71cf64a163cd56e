// The lettered drawings that a page embeds as pictures, measured at the size and in the crop in which it shows them.
import type { Page } from 'playwright-core';
import { measurePage } from './measurePage.ts';

type Picture = { src: string; width: number; left: number; room: number };

/** Runs in the browser. `room`: what the page lets be seen of it, beginning `left` of where the picture does. */
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

/** A picture's own media queries ask about its size, so it stands in a window as wide as itself. */
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

/** Covers are ornaments: what their figures say stands in the article. */
const isCover = (src: string) => src.includes('/cover-');

/** `bench`: a page to lay the drawings on. */
export async function lettersOfPictures(page: Page, bench: Page): Promise<string[]> {
  const pictures = (await page.evaluate(picturesIn)).filter(({ src }) => !isCover(src));
  const found: string[] = [];
  for (const picture of pictures) {
    const name = picture.src.split('/').at(-1)?.split('.')[0];
    for (const fault of await lettersOf(bench, picture)) found.push(`${name}: ${fault}`);
  }
  return found;
}
