// Thanks that are due: for a minute, a few times, and for the latest forms.
import { openThanksDue } from '../../../src/server/http/thanksDue.ts';

test('they are due for a minute, and a later form of the same reference begins anew', () => {
  let now = 0;
  const thanks = openThanksDue(() => now);
  thanks.note('CO-AAAA-AAAA');
  now = 59_999;
  expect(thanks.take('/en/cdn?sent=CO-AAAA-AAAA#answer')).toBe(true);
  now = 60_000;
  expect(thanks.take('/en/cdn?sent=CO-AAAA-AAAA')).toBe(false);
  thanks.note('CO-AAAA-AAAA');
  const taken = Array.from({ length: 5 }, () => thanks.take('/en/cdn?plan=1&sent=CO-AAAA-AAAA'));
  expect(taken).toEqual([true, true, true, true, false]);
});

test('of very many the latest are due', () => {
  const thanks = openThanksDue(() => 0);
  for (let at = 0; at < 2_001; at += 1) thanks.note(`CO-${at}`);
  expect(['CO-0', 'CO-1', 'CO-2000'].map((reference) => thanks.take(`/?sent=${reference}`))).toEqual([
    false,
    true,
    true,
  ]);
});
