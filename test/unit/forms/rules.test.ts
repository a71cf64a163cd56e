// The rules of fields at their limits, and the faults of a form.
import {
  adviceOn,
  checkField,
  checkTogether,
  checkValues,
  isIncomplete,
} from '../../../src/shared/forms/checkValues.ts';
import type { Field, FieldSet } from '../../../src/shared/forms/Form.ts';
import {
  companyDomain,
  email,
  lengthOf,
  message,
  phone,
  taxId,
  taxIdAdvice,
  within,
} from '../../../src/shared/forms/rules.ts';

const times = (count: number, sign = 'x') => sign.repeat(count);

test('a character is what a visitor counts', () => {
  expect([lengthOf('a\nb'), lengthOf('😀𠮷'), lengthOf('')]).toEqual([3, 2, 0]);
});

test.each([
  ['', 'en', 'k'],
  ['a', 'en', undefined],
  [times(3), 'en', undefined],
  [times(4), 'en', 'k'],
  ['a', 'pt', 'k'],
  ['ab', 'pt', undefined],
  [times(5), 'pt', undefined],
  [times(6), 'pt', 'k'],
] as const)('within: %s in %s', (value, locale, key) => {
  expect(within([1, 3], 'k', { pt: [2, 5] })(value, locale)?.key).toBe(key);
});

test.each([
  [0, { key: 'messageShort', values: { count: 20, now: 0 } }],
  [19, { key: 'messageShort', values: { count: 1, now: 19 } }],
  [20, undefined],
  [500, undefined],
  [501, { key: 'messageLong' }],
])('a message of %s signs', (length, fault) => {
  expect(message(times(length, '想'), 'en')).toEqual(fault);
});

test.each([
  ['a@b.co', true],
  [`${times(64)}@b.co`, true],
  [`${times(65)}@b.co`, false],
  [`${times(60)}@${times(188)}.co`, true],
  [`${times(60)}@${times(190)}.co`, true],
  [`${times(60)}@${times(191)}.co`, false],
  ['a@b.c.d.example', true],
  ['@b.co', false],
  ['a@b', false],
  ['a@.co', false],
  ['a@b..co', false],
  ['a@b.c', false],
  ['a@b.c1', false],
  ['a b@c.co', false],
  ['a@b c.co', false],
  ['x a@b.co', false],
  ['a@b.co x', false],
  ['a@@b.co', false],
  ['a@b.co/x', false],
  ['<a@b.co>', false],
])('the address %s', (value, isFine) => {
  expect(email('k')(value, 'en')).toEqual(isFine ? undefined : { key: 'k' });
});

test.each([
  ['+886 912 345 678', true],
  ['(11) 96123-4567', true],
  ['123.456', true],
  ['12345', false],
  ['1 2 3 4 5', false],
  ['x123456', false],
  ['123456x', false],
  ['-123456', false],
  [times(31, '1'), true],
  [times(32, '1'), false],
])('the number %s', (value, isFine) => {
  expect(phone(value, 'en')).toEqual(isFine ? undefined : { key: 'phone' });
});

test.each([
  ['example.com', true],
  ['EXAMPLE.COM', true],
  ['https://www.example.com/about us', false],
  ['https://www.example.com/about', true],
  ['HTTP://example.com:80', true],
  ['ada@example.com', true],
  ['example.com?x=1', true],
  ['example.com#x', true],
  ['a b.com', false],
  ['example', false],
  ['example.c', false],
  ['example.1om', false],
  ['.com', false],
  ['a..com', false],
  ['://example.com', false],
  ['1://example.com', false],
  ['@example.com', false],
  ['example.comx y', false],
  [`${times(249)}.com`, true],
  [`${times(250)}.com`, false],
])('the domain %s', (value, isFine) => {
  expect(companyDomain(value, 'en')).toEqual(isFine ? undefined : { key: 'companyDomain' });
});

test.each([
  ['04595257', 'zh_TW', undefined],
  ['0459-5257', 'zh_TW', undefined],
  ['0459.52/57 ', 'zh_TW', undefined],
  ['1234567', 'zh_TW', 'taxIdTw'],
  ['123456789', 'zh_TW', 'taxIdTw'],
  ['1', 'zh_TW', 'taxIdTw'],
  ['1234567890', 'zh_TW', 'taxIdTw'],
  ['12345678901', 'zh_TW', undefined],
  ['A1234567', 'zh_TW', undefined],
  ['1234567', 'en', undefined],
  ['1234', 'en', 'taxId'],
  ['12345', 'en', undefined],
  ['abcDE', 'en', undefined],
  [times(20, '1'), 'en', undefined],
  [times(21, '1'), 'en', 'taxId'],
  ['12345_', 'en', 'taxId'],
  ['_12345', 'en', 'taxId'],
] as const)('the tax ID %s in %s', (value, locale, key) => {
  expect(taxId(value, locale)?.key).toBe(key);
});

test.each([
  ['04595257', undefined],
  ['04595258', 'taxIdCheck'],
  ['10458575', undefined],
  ['10458574', undefined],
  ['10458576', 'taxIdCheck'],
  ['1234567', undefined],
  ['A4595258', undefined],
  ['0459-5258', 'taxIdCheck'],
])('the check digit of %s', (value, key) => {
  expect(taxIdAdvice(value, 'zh_TW')?.key).toBe(key);
});

const text: Field = {
  name: 'a',
  kind: 'text',
  required: true,
  error: 'wrong',
  rule: (value) => (value === 'bad' ? { key: 'bad' } : undefined),
  advice: (value) => (value === 'odd' ? { key: 'odd' } : undefined),
};
const choice: Field = { name: 'b', kind: 'checks', required: true, error: 'none', options: ['x', 'y'] };
const note: Field = { name: 'c', kind: 'message', required: true, error: 'none', rule: message };
const onlyPt: Field = { name: 'd', kind: 'tick', required: true, error: 'tick', onlyIn: 'pt' };
const form: FieldSet = {
  groups: [
    [text, choice],
    [{ ...note, required: false }, onlyPt],
  ],
  rules: [
    ({ a }) => (a === 'bad' ? { field: 'a', key: 'together' } : undefined),
    ({ b }) => (b?.length === 2 ? { field: 'b', key: 'both' } : undefined),
  ],
};

test('a field that is empty, wrong or fine', () => {
  expect(checkField(text, '', 'en')).toEqual({ key: 'wrong' });
  expect(checkField({ ...text, empty: 'nothing' }, '', 'en')).toEqual({ key: 'nothing' });
  expect(checkField({ ...text, required: false }, '', 'en')).toBeUndefined();
  expect(checkField(text, 'bad', 'en')).toEqual({ key: 'bad' });
  expect(checkField(text, 'good', 'en')).toBeUndefined();
  expect(checkField(choice, [], 'en')).toEqual({ key: 'none' });
  expect(checkField(choice, ['x'], 'en')).toBeUndefined();
  expect(checkField(onlyPt, 'yes', 'pt')).toBeUndefined();
  expect(checkField(note, '', 'en')).toMatchObject({ key: 'messageShort', values: { count: 20 } });
});

test('advice is given on values that are present and valid', () => {
  expect(adviceOn(text, 'odd', 'en')).toEqual({ key: 'odd' });
  expect(adviceOn(text, 'even', 'en')).toBeUndefined();
  const always = { ...text, advice: () => ({ key: 'always' }) } as Field;
  expect(adviceOn({ ...always, required: false }, '', 'en')).toBeUndefined();
  expect(adviceOn(always, 'bad', 'en')).toBeUndefined();
  expect(adviceOn(choice, ['x'], 'en')).toBeUndefined();
  expect(adviceOn(always, ['x'], 'en')).toBeUndefined();
});

test('faults of fields come before those of the form, one for each field', () => {
  expect(checkValues(form, { a: 'bad', b: ['x', 'y'], c: '' }, { code: 'en' })).toEqual([
    { field: 'a', key: 'bad' },
    { field: 'b', key: 'both' },
  ]);
  expect(checkValues(form, { a: 'bad', b: ['x', 'y'], c: '' }, { code: 'pt' })).toEqual([
    { field: 'a', key: 'bad' },
    { field: 'd', key: 'tick' },
    { field: 'b', key: 'both' },
  ]);
  expect(checkValues(form, { a: 'good', b: ['x'] }, { code: 'pt' })).toEqual([{ field: 'd', key: 'tick' }]);
  expect(checkValues({ groups: [[text]] }, { a: 'good' }, { code: 'en' })).toEqual([]);
  expect(checkValues(form, {}, { code: 'en' }).map(({ field }) => field)).toEqual(['a', 'b']);
});

test('a field that the visitor leaves is told its fault in a rule over several', () => {
  const both = { a: 'bad', b: ['x', 'y'] };
  expect(['a', 'b', 'c'].map((name) => checkTogether(form, name, both)?.key)).toEqual(['together', 'both', undefined]);
  expect(checkTogether(form, 'b', { a: 'bad', b: ['x'] })).toBeUndefined();
  expect(checkTogether({}, 'a', both)).toBeUndefined();
});

test('when password and repetition are both empty, only the password is a fault', () => {
  const field = { ...text, kind: 'password', error: 'none' } as const;
  const twice: FieldSet = { groups: [[field, { ...field, name: 'again', error: 'other', repeats: 'a' }]] };
  expect(checkValues(twice, { a: '', again: '' }, { code: 'en' })).toEqual([{ field: 'a', key: 'none' }]);
  expect(checkValues(twice, { a: 'x', again: '' }, { code: 'en' })).toEqual([{ field: 'again', key: 'other' }]);
  expect(checkValues(twice, { a: '', again: 'bad' }, { code: 'en' }).map(({ key }) => key)).toEqual(['none', 'bad']);
});

test('a form is incomplete when something required is empty', () => {
  expect(isIncomplete([{ field: 'a', key: 'wrong' }], { a: '' })).toBe(true);
  expect(isIncomplete([{ field: 'a', key: 'wrong' }], { a: 'bad' })).toBe(false);
  expect(isIncomplete([{ field: 'z', key: 'wrong' }], {})).toBe(false);
  expect(isIncomplete([], { a: '' })).toBe(false);
});
