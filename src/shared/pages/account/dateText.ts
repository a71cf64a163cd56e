// A timestamp in the page's language, in the time zone of our offices.
import { dayText } from '../../i18n/days.ts';

export const dateText = (iso: string, at: number): string => dayText({ iso }, at, 'Asia/Taipei', 'minute');
