// Words and fonts for pictures with text: a picture cannot read the page's tokens.
import { readNamespace } from '../../src/server/i18n/localeFiles.ts';
import { localeOf, type LocaleCode, type LocaleRow } from '../../src/shared/i18n/locales.ts';

type HomeTexts = {
  chart: { origin: string };
  map: { inset: string };
  sms: { countries: string; unit: string; deliveryPercent: string };
};

export type LocaleTexts = { locale: LocaleRow; places: Record<string, string>; home: HomeTexts; font: string };

const latin = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial";
const ofScript: Partial<Record<LocaleCode, string>> = {
  zh_TW: "'PingFang TC','Noto Sans TC','Noto Sans CJK TC','Microsoft JhengHei'",
  zh_CN: "'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei'",
  jp: "'Hiragino Sans','Yu Gothic','Noto Sans JP','Noto Sans CJK JP',Meiryo",
};
export const mono = "ui-monospace,'SF Mono','Cascadia Mono',Menlo,Consolas,'Liberation Mono',monospace";

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const fontOf = (code: LocaleCode): string => [latin, ofScript[code], 'sans-serif'].filter(Boolean).join(',');

export function readTexts(folder: string, code: LocaleCode): LocaleTexts {
  const read = (name: string) => readNamespace(folder, code, name);
  return { locale: localeOf(code), places: read('regions'), home: read('home'), font: fontOf(code) };
}

/** Opening tag of a picture with text. */
export const pictureHead = ({ locale, font }: LocaleTexts, viewBox: string, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" lang="${locale.iso}" viewBox="${viewBox}" width="${width}" height="${height}" font-family="${font}">`;
