// A moment as the readers of a language write it, by the clock of our offices.
import { dayText } from '../../i18n/days.ts';

export const dateText = (iso: string, at: number): string => dayText({ iso }, at, 'Asia/Taipei', 'minute');
