// The pictures that carry words, one for each language.
import dialEn from '../../../../generated/dial-en.svg';
import dialJp from '../../../../generated/dial-jp.svg';
import dialPt from '../../../../generated/dial-pt.svg';
import dialZhCn from '../../../../generated/dial-zh_CN.svg';
import dialZhTw from '../../../../generated/dial-zh_TW.svg';
import nightEn from '../../../../generated/night-en.svg';
import nightJp from '../../../../generated/night-jp.svg';
import nightPt from '../../../../generated/night-pt.svg';
import nightZhCn from '../../../../generated/night-zh_CN.svg';
import nightZhTw from '../../../../generated/night-zh_TW.svg';
import stairsEn from '../../../../generated/stairs-en.svg';
import stairsJp from '../../../../generated/stairs-jp.svg';
import stairsPt from '../../../../generated/stairs-pt.svg';
import stairsZhCn from '../../../../generated/stairs-zh_CN.svg';
import stairsZhTw from '../../../../generated/stairs-zh_TW.svg';
import type { LocaleCode } from '../../i18n/locales.ts';

type Pictures = Readonly<Record<LocaleCode, string>>;

export const nightPictures: Pictures = { en: nightEn, zh_CN: nightZhCn, zh_TW: nightZhTw, pt: nightPt, jp: nightJp };

export const stairsPictures: Pictures = {
  en: stairsEn,
  zh_CN: stairsZhCn,
  zh_TW: stairsZhTw,
  pt: stairsPt,
  jp: stairsJp,
};

export const dialPictures: Pictures = { en: dialEn, zh_CN: dialZhCn, zh_TW: dialZhTw, pt: dialPt, jp: dialJp };
