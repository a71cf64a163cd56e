// The browser's small translator: keys, values, plurals, and what is missing.
import { translatorOver } from '../../../src/shared/i18n/translate.ts';

const t = translatorOver(
  {
    home: {
      title: 'Hello {{ name }}, {{name}}{{gone}}',
      deep: { er: 'down' },
      days_one: '{{count}} day',
      days_other: '{{count}} days',
      hours_other: '{{count}} hours',
      plain: 'as it is',
      named: '{{brand}} for {{name}}',
    },
  },
  'en',
  'Nimbus',
)('home');

test.each<[string, Record<string, string | number> | undefined, string]>([
  ['title', { name: 'Ada' }, 'Hello Ada, Ada'],
  ['title', undefined, 'Hello , '],
  ['deep.er', undefined, 'down'],
  ['deep', undefined, 'deep'],
  ['deep.er.still', undefined, 'deep.er.still'],
  ['nothing', { count: 1 }, 'nothing'],
  ['days', { count: 1 }, '1 day'],
  ['days', { count: 2 }, '2 days'],
  ['hours', { count: 1 }, '1 hours'],
  ['days', { count: 'x' }, 'days'],
  ['plain', { count: 1 }, 'as it is'],
  ['named', { name: 'Ada' }, 'Nimbus for Ada'],
])('%s with %j', (key, values, text) => {
  expect(t(key, values)).toBe(text);
});

test('a missing namespace gives its keys', () => {
  expect(translatorOver({}, 'pt', 'Brand')('home')('title')).toBe('title');
});
