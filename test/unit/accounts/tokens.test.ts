// Tokens that carry their own content are accepted only unaltered, for their purpose, and while they are valid.
import { CompactEncrypt, SignJWT, UnsecuredJWT } from 'jose';
import { tokenIn, tokensWith } from '../../../src/server/accounts/remote/askAccounts.ts';
import { vouching } from '../../../src/server/http/vouching.ts';
import { secretsOf } from '../../../src/server/secrets.ts';

const secret = 'shared by site and back end, and long enough';
const visitor = { remoteAddress: '192.0.2.7', origin: 'https://cocloud.example' };
const vouchingKey = secretsOf([secret]).keys('vouching')[0];

type Made = { alg?: string; audience?: string; expires?: string | number; key?: Uint8Array; content?: object };

const token = ({ alg = 'HS256', audience = 'accounts', expires = '60s', key = vouchingKey, content = {} }: Made = {}) =>
  new SignJWT({ ...visitor, ...content })
    .setProtectedHeader({ alg })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key);

function must<Tokens>(tokens: Tokens | undefined): Tokens {
  if (tokens === undefined) throw new Error('There is no secret');
  return tokens;
}

const now = () => Math.floor(Date.now() / 1000);

describe('a token that vouches for a visitor', () => {
  const { vouch, read } = must(vouching([secret], 'accounts'));

  test('is read unaltered', async () => {
    expect(await read(await vouch(visitor))).toEqual(visitor);
    expect(await read(await token())).toEqual(visitor);
  });

  test.each<[string, () => Promise<string> | string]>([
    ['without a signature', () => new UnsecuredJWT(visitor).setAudience('accounts').setExpirationTime('60s').encode()],
    ['by another algorithm', () => token({ alg: 'HS512', key: Buffer.alloc(64, vouchingKey) })],
    ['by the same key and another algorithm', () => token({ alg: 'HS384', key: vouchingKey })],
    ['with another secret', () => token({ key: secretsOf([`${secret}!`]).keys('vouching')[0] })],
    ['with a key for another use', () => token({ key: secretsOf([secret]).keys('sessions')[0] })],
    ['for another audience', () => must(vouching([secret], 'enquiries')).vouch({ reference: 'CO-7F3K-29QD' })],
    ['that has ended', () => token({ expires: now() - 61 })],
    ['for no origin', () => token({ content: { origin: 'https://cocloud.example/path' } })],
    ['that is none', () => 'none'],
  ])('%s is refused', async (_name, make) => {
    await expect((async () => read(await make()))()).rejects.toThrow();
  });
});

describe('a session of the back end, sealed', () => {
  const { seal, open } = tokensWith(secretsOf([secret]));
  const key = secretsOf([secret]).keys('remoteSessions')[0];
  const sealed = (alg: string, enc: string) =>
    new CompactEncrypt(Buffer.from('session')).setProtectedHeader({ alg, enc }).encrypt(key);

  test('can be opened only here, and only with our one algorithm', async () => {
    expect(await open(await seal('session'))).toBe('session');
    expect(await tokensWith(secretsOf([`${secret}!`])).open(await seal('session'))).toBeUndefined();
    expect(await open((await seal('session')).replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')))).toBeUndefined();
    expect(await open(await sealed('A256KW', 'A256GCM'))).toBeUndefined();
    expect(await open(await sealed('dir', 'A256GCM'))).toBe('session');
  });
});

describe('the session in the answer of a back end', () => {
  test.each([
    ['over https', ['known=x; Path=/', '__Host-session=abc.1; Path=/; Secure'], '__Host-session=abc.1'],
    ['over http on the machine itself', ['session=abc.1; Path=/'], 'session=abc.1'],
    ['is none without one', ['known=x; Path=/'], undefined],
    ['is missing when it is empty', ['session=; Max-Age=0'], undefined],
    ['is none when there are two', ['__Host-session=abc.1; Path=/', '__Host-session=planted; Path=/'], undefined],
    ['is none when one has each name', ['session=planted; Path=/', '__Host-session=abc.1; Path=/'], undefined],
    ['is none by a name that only ends so', ['other__Host-session=planted; Path=/'], undefined],
  ])('%s', (_name, lines, token) => {
    expect(tokenIn({ 'set-cookie': lines })).toBe(token);
  });
});
