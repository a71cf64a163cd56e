// One mailbox, however it is spelt: the same key wherever one is looked up or counted.
import { marksOf } from '../../../src/server/newsletter/subscribers.ts';
import { openSecrets } from '../../../src/server/secrets.ts';
import { emailKey } from '../../../src/server/store/emailKey.ts';
import { loginKey } from '../../../src/server/store/accounts.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { sourcesOf } from '../../support/sources.ts';

const spellings = ['ada@example.org', 'Ada@Example.ORG', ' ada@example.org ', 'ＡＤＡ@example.org'];

test.each(spellings)('%s is one mailbox', (spelt) => {
  const secrets = openSecrets(['a key that is long enough for all of this'], '');
  expect([emailKey(spelt), loginKey(spelt)]).toEqual(['ada@example.org', 'mailbox ada@example.org']);
  expect(marksOf(secrets, spelt)).toEqual(marksOf(secrets, 'ada@example.org'));
});

describe.each(databaseNames)('a subscription on %s', (name) => {
  const database = useDatabase(name);

  test.each(spellings)('is found and erased as %s', async (spelt) => {
    const { newsletter } = await database.open();
    const choice = { locale: 'en', topics: ['company'], consent: 'Yes' };
    const asked = {
      hosts: ['site.example'] as const,
      email: 'Ada@example.org',
      marks: ['mark'],
      choice,
      link: 'l',
      once: undefined,
    };
    await newsletter.ask({ ...asked, message: { kind: 'mail', payload: {} } });
    expect(await newsletter.keptOf(spelt, [])).toHaveLength(1);
    expect(await newsletter.erase(spelt, [])).toHaveLength(1);
  });
});

test('nothing else makes a key of a mailbox', () => {
  const others = sourcesOf('src/server/**/*.ts').filter(
    ({ file, text }) =>
      !file.endsWith('store/emailKey.ts') && /\b(?:e?mail|'email'\)|address)\.toLowerCase\(\)/.test(text),
  );
  // It compares a password with the words of an address.
  expect(others.map(({ file }) => file)).toEqual(['src/server/accounts/embedded/passwords.ts']);
});
