// Decides by its content whether an uploaded file is a png, a jpg or a pdf, whole and nothing else besides.
import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { displayName } from './displayName.ts';
import { isActivePdf } from './isActivePdf.ts';
import { isWholePdf } from './isWholePdf.ts';
import { cleanImage } from './cleanImage.ts';

export type FileType = 'png' | 'jpg' | 'pdf';

/** `path` holds what may be kept: for images a fresh copy beside the upload, without anything hidden in it. */
export type GoodFile = { type: FileType; name: string; path: string; size: number };

/** type: something else inside; damaged: does not hold together; pixels: more than we unpack; active: a PDF that acts. */
export type BadFile = { reason: 'type' | 'damaged' | 'pixels' | 'active' };

export async function inspectFile(path: string, declaredName: string): Promise<GoodFile | BadFile> {
  // It throws where a file ends within its first bytes.
  const found = (await fileTypeFromFile(path).catch(() => undefined))?.ext;
  if (found === 'pdf') {
    if (!(await isWholePdf(path))) return { reason: 'damaged' };
    if (await isActivePdf(path)) return { reason: 'active' };
    return { type: found, name: displayName(declaredName, found), path, size: (await stat(path)).size };
  }
  // An animated png is a png to the visitor; its first picture is kept.
  const type = found === 'apng' ? 'png' : found;
  if (type !== 'png' && type !== 'jpg') return { reason: 'type' };
  const cleaned = await cleanImage(path, type);
  return 'reason' in cleaned ? cleaned : { type, name: displayName(declaredName, type), ...cleaned };
}
