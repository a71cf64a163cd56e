// The pictures that carry words, one for each language.
import nightEn from '../../../../generated/night-en.svg';
import nightJp from '../../../../generated/night-jp.svg';
import nightPt from '../../../../generated/night-pt.svg';
import nightZhCn from '../../../../generated/night-zh_CN.svg';
import nightZhTw from '../../../../generated/night-zh_TW.svg';
import type { LocaleCode } from '../../i18n/locales.ts';

type Pictures = Readonly<Record<LocaleCode, string>>;

export const nightPictures: Pictures = { en: nightEn, zh_CN: nightZhCn, zh_TW: nightZhTw, pt: nightPt, jp: nightJp };
