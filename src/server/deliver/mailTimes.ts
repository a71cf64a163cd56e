// Days and times in mails, as the readers of each language write them, by the clock of Taipei.
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';

const timeZone = 'Asia/Taipei';

type Pieces = { weekday: string; day: string; month: string; monthName: string; hour: string; minute: string };

function piecesOf(locale: LocaleCode, time: number): Pieces {
  const iso = locale === 'en' ? 'en-GB' : localeOf(locale).iso;
  const part = (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes): string =>
    new Intl.DateTimeFormat(iso, { ...options, timeZone }).formatToParts(time).find((one) => one.type === type)
      ?.value ?? '';
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return {
    weekday: part({ weekday: locale === 'en' || locale === 'pt' ? 'long' : 'short' }, 'weekday'),
    day: part({ day: 'numeric' }, 'day'),
    month: part({ month: 'numeric' }, 'month'),
    monthName: part({ day: 'numeric', month: 'long' }, 'month'),
    hour: part(clock, 'hour'),
    minute: part(clock, 'minute').padStart(2, '0'),
  };
}

const days: Readonly<Record<LocaleCode, (pieces: Pieces) => string>> = {
  en: ({ weekday, day, monthName }) => `${weekday} ${day} ${monthName}`,
  zh_CN: ({ weekday, day, month }) => `${month} 月 ${day} 日（${weekday}）`,
  zh_TW: ({ weekday, day, month }) => `${month} 月 ${day} 日（${weekday}）`,
  pt: ({ weekday, day, monthName }) => `${weekday}, ${day} de ${monthName}`,
  jp: ({ weekday, day, month }) => `${month}月${day}日（${weekday}）`,
};

const clocks: Readonly<Record<LocaleCode, (pieces: Pieces) => string>> = {
  en: ({ hour, minute }) => `, ${hour}:${minute} (UTC+8)`,
  zh_CN: ({ hour, minute }) => `${hour}:${minute}（UTC+8）`,
  zh_TW: ({ hour, minute }) => `${hour}:${minute}（UTC+8）`,
  pt: ({ hour, minute }) => `, ${Number(hour)}h${minute === '00' ? '' : minute} (UTC+8)`,
  jp: ({ hour, minute }) => `${hour}:${minute}（UTC+8）`,
};

export const mailDay = (locale: LocaleCode, time: number): string => days[locale](piecesOf(locale, time));

export const mailTime = (locale: LocaleCode, time: number): string => {
  const pieces = piecesOf(locale, time);
  return days[locale](pieces) + clocks[locale](pieces);
};
