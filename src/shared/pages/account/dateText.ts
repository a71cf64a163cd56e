// A moment as the readers of a language write it, by the clock of our offices.

export const dateText = (iso: string, at: number): string =>
  new Intl.DateTimeFormat(iso, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Taipei',
    hourCycle: 'h23',
  }).format(at);
