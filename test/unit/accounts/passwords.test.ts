// Proves that passwords are hashed as argon2id at the cost of production, in a process of its own: the suites hash cheaply.
import { execFileSync } from 'node:child_process';
import { isCommonPassword } from '../../../src/server/accounts/embedded/passwords.ts';
import { root } from '../../support/app.ts';

/** The hash that the reference implementation gives for "password" with the salt "somesalt" (its test.c). */
const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

const asked = `
import { openPasswords } from './src/server/accounts/embedded/passwords.ts';
const { argon2Sync } = await import('node:crypto');
const { hash, matches } = openPasswords();
const own = await hash('password');
const [, , , cost, nonce] = own.split('$');
const [memory, passes, parallelism] = cost.match(/\\d+/g).map(Number);
const again = argon2Sync('argon2id', {
  memory, passes, parallelism, nonce: Buffer.from(nonce, 'base64'), message: 'password', tagLength: 32,
}).toString('base64').replaceAll('=', '');
const facts = {
  cost,
  isWhatItSays: own.endsWith('$' + again),
  knowsOwn: await matches('password', own),
  knowsReference: await matches('password', '${reference}'),
  knowsOther: await matches('Password', '${reference}'),
  knowsNobody: await matches('password', undefined),
};
console.log(JSON.stringify(facts));`;

test('a password is hashed and recognised by argon2id at the cost that its hash names', () => {
  const told = execFileSync(process.execPath, ['--input-type=module', '--no-warnings', '-e', asked], { cwd: root });

  expect(JSON.parse(String(told))).toEqual({
    cost: 'm=19456,t=2,p=1',
    isWhatItSays: true,
    knowsOwn: true,
    knowsReference: true,
    knowsOther: false,
    knowsNobody: false,
  });
});

test.each(['Password1', 'Ｐassword1', 'Ｐａｓｓｗｏｒｄ1', 'Ｈarbour-Ａda-7'])(
  '%s is easy, also in wide letters, which are hashed as plain ones',
  (typed) => {
    expect(isCommonPassword(typed, { userName: 'harbour', email: 'ada@example.com' }, 'COCloud')).toBe(true);
  },
);
