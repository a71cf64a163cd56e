// Turns sent entries into values, for each kind of field.
import type { FieldSet } from '../../../src/shared/forms/Form.ts';
import { receivedValues } from '../../../src/server/forms/receivedValues.ts';

const times = (count: number, sign = 'x') => sign.repeat(count);

const kinds: FieldSet = {
  groups: [
    [
      { name: 'text', kind: 'text', required: false, error: 'e', rule: () => undefined },
      { name: 'message', kind: 'message', required: false, error: 'e', rule: () => undefined },
      { name: 'tel', kind: 'tel', required: false, error: 'e', rule: () => undefined },
      { name: 'plain', kind: 'plain', required: false, error: 'e', rule: () => undefined },
      { name: 'email', kind: 'email', required: false, error: 'e', rule: () => undefined },
      { name: 'password', kind: 'password', required: false, error: 'e', rule: () => undefined },
      { name: 'code', kind: 'code', required: false, error: 'e', rule: () => undefined },
      { name: 'checks', kind: 'checks', required: false, error: 'e', options: ['x', 'y', 'z'] },
      { name: 'radios', kind: 'radios', required: false, error: 'e', options: ['x', 'y'] },
      { name: 'select', kind: 'select', required: false, error: 'e', options: ['x', 'y'] },
      { name: 'tick', kind: 'tick', required: false, error: 'e' },
      { name: 'agreement', kind: 'agreement', required: false, error: 'e' },
      { name: 'areaCode', kind: 'areaCode', required: false, error: 'e' },
      { name: 'carried', kind: 'carried', required: false, error: 'e' },
      { name: 'files', kind: 'files', required: false, error: 'e' },
      { name: 'foreign', kind: 'tick', required: false, error: 'e', onlyIn: 'pt' },
    ],
  ],
};
const read = (name: string, ...sent: string[]) =>
  receivedValues(kinds, { code: 'en' }, (asked) => (asked === name ? sent : []))[name];

test.each<[string, string, string | string[] | undefined]>([
  ['text', ' a\u0007b\r\nc ', 'a b c'],
  ['text', '\u200B\u2800 ', ''],
  ['text', 'x\u200B', 'x\u200B'],
  ['text', 'a\uD800b', 'a\uFFFDb'],
  ['text', '１２', '１２'],
  ['message', ' a\r\nb\rc\td\u0000 ', 'a\nb\nc\td'],
  ['tel', '＋８８６ ９', '+886 9'],
  ['tel', '\u202A+44 20\u20117946–0958\u202C', '+44 20\u20107946–0958'],
  ['plain', 'ａｄａ', 'ada'],
  ['plain', '\u200Bada', 'ada'],
  ['email', 'ａｄａ＠example.com', 'ada@example.com'],
  ['email', '\u200Bada@exam\u00ADple.com\u202C', 'ada@example.com'],
  ['password', ' a\uD800 ', ' a\uFFFD '],
  ['code', '１２ 3-4', '1234'],
  ['radios', 'y', 'y'],
  ['radios', 'q', ''],
  ['select', 'x', 'x'],
  ['select', 'q', ''],
  ['tick', 'on', 'yes'],
  ['tick', '', ''],
  ['tick', 'false', ''],
  ['tick', 'No', ''],
  ['tick', '0', ''],
  ['tick', 'not', 'yes'],
  ['agreement', 'on', 'yes'],
  ['agreement', 'false', ''],
  ['areaCode', '+886', '+886'],
  ['areaCode', '886', ''],
  ['areaCode', '+12345', ''],
  ['areaCode', 'x+886', ''],
  ['carried', 'c5.large 2-x', 'c5.large 2-x'],
  ['carried', 'sms JP 10000 1 720.5', 'sms JP 10000 1 720.5'],
  ['carried', 'quietFree otp 9:05', 'quietFree otp 9:05'],
  ['carried', 'Côte d’Ivoire', ''],
  ['carried', '<b>', ''],
  ['carried', 'see //example', ''],
  ['carried', 'a<', ''],
  ['carried', times(120), times(120)],
  ['carried', times(121), ''],
  ['files', 'a.pdf', undefined],
  ['foreign', 'on', undefined],
])('%s reads %j', (name, sent, value) => {
  expect(read(name, sent)).toEqual(value);
});

test('several choices keep the order of the form and drop unknown ones', () => {
  expect(read('checks', 'z', 'q', 'x')).toEqual(['x', 'z']);
  expect(read('radios')).toBe('');
});

test('input without limit is cut', () => {
  expect(read('text', times(200_000))).toHaveLength(128 * 1024);
  expect(read('password', times(200_000))).toHaveLength(128 * 1024);
  expect(read('code', times(200_000, '1'))).toHaveLength(128 * 1024);
});
