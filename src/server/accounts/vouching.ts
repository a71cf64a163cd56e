// Signed tokens by which a site tells its back end which visitor it asks for, and that it has done the human check.
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Vouched } from '../http/locals.ts';
import { secretsOf, type SecretRing } from '../secrets.ts';

const algorithm = 'HS256';
const audience = 'accounts';
const lifetime = '60s';
/** The clocks of two machines differ. */
const toleranceSeconds = 60;

const vouchedSchema = v.object({
  remoteAddress: v.pipe(v.string(), v.maxLength(64)),
  origin: v.pipe(
    v.string(),
    v.check((text) => URL.parse(text)?.origin === text),
  ),
});

export type Vouching = {
  vouch: (vouched: Vouched) => Promise<string>;
  /** Rejects when the signature is wrong or too old. */
  read: (token: string) => Promise<Vouched>;
};

export function vouching(ring: SecretRing): Vouching {
  const keys = secretsOf(ring).keys('vouching');
  return {
    vouch: ({ remoteAddress, origin }) =>
      new SignJWT({ remoteAddress, origin })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(keys[0]),
    async read(token) {
      const rules = { algorithms: [algorithm], audience, clockTolerance: toleranceSeconds };
      const { payload } = await Promise.any(keys.map((key) => jwtVerify(token, key, rules)));
      return v.parse(vouchedSchema, payload);
    },
  };
}
