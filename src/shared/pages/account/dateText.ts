// A moment as the readers of a language write it, by the clock of our offices.

export const dateText = (iso: string, at: number): string =>
  // Ours is British English: the day before the month.
  new Intl.DateTimeFormat(iso === 'en' ? 'en-GB' : iso, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Taipei',
    hourCycle: 'h23',
  }).format(at);
