// A moment as the readers of a language write it, by the clock of our offices.
import { dayText } from '../../ui/dayText.ts';

export const dateText = (iso: string, at: number): string => dayText({ iso }, at, 'Asia/Taipei', 'minute');
