// The name of a person is the same in a mail and in a list of staff.
import { personName } from '../../../src/server/enquiries/leadNews.ts';

test.each([
  ['en', { firstName: 'Mei', lastName: 'Wang' }, 'Mei Wang'],
  ['zh_TW', { firstName: '小明', lastName: '王' }, '王小明'],
  ['en', { name: 'Wang Mei' }, 'Wang Mei'],
  ['en', { firstName: 'Mei' }, 'Mei'],
  ['en', { firstName: '', lastName: 'Wang' }, 'Wang'],
  ['zh_TW', { lastName: '王' }, '王'],
  // A language that the site no longer has.
  ['xx', { firstName: 'Mei', lastName: 'Wang' }, 'Mei Wang'],
  ['en', {}, ''],
])('in %s of %j: %s', (locale, values, name) => {
  expect(personName(values, locale)).toBe(name);
});
