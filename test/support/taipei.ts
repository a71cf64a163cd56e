// The moment of a date and time in Taipei, such as 2026-12-22T10:10, and a clock that stands still on a working day there.
export const taipei = (text: string): number => Date.parse(`${text}+08:00`);

/**
 * For tests of what pages show of hours and days, and of equal bytes, as the sum in forms is another one each hour: on every
 * day they see the same. Articles published later do not exist for it.
 */
export const onAWorkday = (): number => taipei('2026-11-30T10:07');
