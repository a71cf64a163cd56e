// A reference can be read out, mistyped and written without dashes.
import { newReference, readReference } from '../../../src/server/store/reference.ts';

const alphabet = '023456789ABCDEFGHJKMNPQRSTVWXYZ';

test('is read back however it is typed', () => {
  const reference = newReference();
  expect(reference).toMatch(/^CO-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  for (const typed of [
    reference,
    reference.toLowerCase(),
    reference.replaceAll('-', ''),
    reference.slice(3),
    ` ${reference.replaceAll('-', ' ')} `,
  ]) {
    expect(readReference(typed)).toBe(reference);
  }
});

test('a zero may be read as the letter O', () => {
  const reference = Array.from({ length: 500 }, newReference).find((one) => one.slice(3).includes('0')) ?? '';
  expect(readReference(`CO${reference.slice(2).replaceAll('0', 'O')}`)).toBe(reference);
});

test('every wrong and every swapped character is noticed', () => {
  const reference = newReference();
  const text = reference.slice(3).replace('-', '');
  for (let place = 0; place < text.length; place += 1) {
    for (const other of alphabet) {
      if (other === text[place]) continue;
      expect(readReference(text.slice(0, place) + other + text.slice(place + 1))).toBeUndefined();
    }
    const swapped = text.slice(0, place) + (text[place + 1] ?? '') + (text[place] ?? '') + text.slice(place + 2);
    if (swapped !== text) expect(readReference(swapped)).toBeUndefined();
  }
});

test('other texts are not references', () => {
  for (const text of ['', 'CO-', 'CO-AAAA-AAA', 'CO-AAAA-AAAAA', "CO-AAAA-AAA'", 'ＣＯ－ＡＡＡＡ'])
    expect(readReference(text)).toBeUndefined();
});
