// Decodes an image completely and writes it anew, so that nothing but the picture remains.
import { stat } from 'node:fs/promises';
import sharp from 'sharp';

/** Above what phones take; a bomb of a few kilobytes would unpack to far more. */
const mostPixels = 64_000_000;

export async function cleanImage(
  path: string,
  type: 'png' | 'jpg',
): Promise<{ path: string; size: number } | { reason: 'damaged' | 'pixels' }> {
  const cleaned = `${path}.clean`;
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return { reason: 'pixels' };
    const image = sharp(path, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    await (type === 'png' ? image.png() : image.jpeg({ quality: 88 })).toFile(cleaned);
    return { path: cleaned, size: (await stat(cleaned)).size };
  } catch {
    return { reason: 'damaged' };
  }
}
