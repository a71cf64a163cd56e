// Tokens that carry their own content: taken as they were made here, for what they were made, while they last, and not otherwise.
import { CompactEncrypt, SignJWT, UnsecuredJWT } from 'jose';
import { keyFor } from '../../../src/server/accounts/keyFor.ts';
import { tokensWith } from '../../../src/server/accounts/remote/tokens.ts';
import { vouching } from '../../../src/server/accounts/vouching.ts';

const secret = 'shared by site and back end, and long enough';
const visitor = { remoteAddress: '192.0.2.7', origin: 'https://cocloud.example' };
const vouchingKey = keyFor(secret, 'vouching for visitors');

type Made = { alg?: string; audience?: string; expires?: string | number; key?: Uint8Array; content?: object };

const token = ({ alg = 'HS256', audience = 'accounts', expires = '60s', key = vouchingKey, content = {} }: Made = {}) =>
  new SignJWT({ ...visitor, ...content })
    .setProtectedHeader({ alg })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key);

const now = () => Math.floor(Date.now() / 1000);

describe('a token that vouches for a visitor', () => {
  const { vouch, read } = vouching(secret);

  test('is read as it was made', async () => {
    expect(await read(await vouch(visitor))).toEqual(visitor);
    expect(await read(await token())).toEqual(visitor);
  });

  test.each<[string, () => Promise<string> | string]>([
    ['without a signature', () => new UnsecuredJWT(visitor).setAudience('accounts').setExpirationTime('60s').encode()],
    ['by another algorithm', () => token({ alg: 'HS512', key: Buffer.alloc(64, vouchingKey) })],
    ['by the same key and another algorithm', () => token({ alg: 'HS384', key: vouchingKey })],
    ['with another secret', () => token({ key: keyFor(`${secret}!`, 'vouching for visitors') })],
    ['with a key for another use', () => token({ key: keyFor(secret, 'sessions') })],
    ['for another audience', () => token({ audience: 'leads' })],
    ['that has ended', () => token({ expires: now() - 61 })],
    ['for no origin', () => token({ content: { origin: 'https://cocloud.example/path' } })],
    ['that is none', () => 'none'],
  ])('%s is refused', async (_name, make) => {
    await expect((async () => read(await make()))()).rejects.toThrow();
  });
});

describe('a session of the back end, sealed', () => {
  const { seal, open } = tokensWith(secret);
  const key = keyFor(secret, 'sessions of the back end');
  const sealed = (alg: string, enc: string) =>
    new CompactEncrypt(Buffer.from('session')).setProtectedHeader({ alg, enc }).encrypt(key);

  test('opens here alone, and by the one algorithm that we use', async () => {
    expect(await open(await seal('session'))).toBe('session');
    expect(await tokensWith(`${secret}!`).open(await seal('session'))).toBeUndefined();
    expect(await open((await seal('session')).replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')))).toBeUndefined();
    expect(await open(await sealed('A256KW', 'A256GCM'))).toBeUndefined();
    expect(await open(await sealed('dir', 'A256GCM'))).toBe('session');
  });
});
