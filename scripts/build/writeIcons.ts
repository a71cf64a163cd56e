// Writes the site's sign as SVG, PNG and ICO files, under the names that browsers request by themselves: tabs, home screens,
// search engines.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const tab = 32;

/** 180 is for Apple home screens, 192 and 512 for the manifest. */
const pictures = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;

/** Wraps one PNG as an icon file with a single directory entry; every reader since 2007 accepts PNG inside. */
function iconOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

export async function writeIcons(folder: string, svg: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'favicon.svg'), svg);
  const sign = Buffer.from(svg);
  const { width } = await sharp(sign).metadata();
  // Each size is rendered from the SVG rather than enlarged.
  const drawn = (size: number) =>
    sharp(sign, { density: (72 * size) / width })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  for (const [name, size] of pictures) await writeFile(path.join(folder, name), await drawn(size));
  await writeFile(path.join(folder, 'favicon.ico'), iconOf(await drawn(tab), tab));
}
