// Writes a file's size; small ones in kB, so that none is shown as 0.
import type { Translate } from '../i18n/useT.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

export function sizeText(t: Translate, iso: string, bytes: number): string {
  const written = (amount: number) => amount.toLocaleString(iso, { maximumFractionDigits: 1 });
  return bytes < megabyte
    ? t('upload.kilobytes', { size: written(Math.ceil(bytes / kilobyte)) })
    : t('upload.megabytes', { size: written(bytes / megabyte) });
}
