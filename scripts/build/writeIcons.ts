// The site's sign as pictures, for whoever does not read SVG: tabs, home screens, search engines.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** 32 for tabs, 180 for the home screens of Apple, 192 and 512 for the manifest. */
const sizes = [32, 180, 192, 512];

export async function writeIcons(folder: string): Promise<void> {
  const sign = readFileSync(path.join(folder, 'favicon.svg'));
  const { width } = await sharp(sign).metadata();
  for (const size of sizes) {
    // Drawn at its own size rather than enlarged.
    const density = (72 * size) / width;
    await sharp(sign, { density })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toFile(path.join(folder, `icon-${size}.png`));
  }
}
