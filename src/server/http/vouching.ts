// Signed tokens by which a site tells its back end, with the secret that both share, what it has checked already: which visitor
// it asks for, or which enquiry it has accepted.
import type { Request } from 'express';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { secretsOf, type SecretRing } from '../secrets.ts';
import type { Vouched } from './locals.ts';

const algorithm = 'HS256';
const lifetime = '60s';
/** The clocks of two machines differ. */
const toleranceSeconds = 60;

/** What a token may say; one of another audience is refused. */
const claims = {
  accounts: v.object({
    remoteAddress: v.pipe(v.string(), v.maxLength(64)),
    origin: v.pipe(
      v.string(),
      v.check((text) => URL.parse(text)?.origin === text),
    ),
  }) satisfies v.GenericSchema<unknown, Vouched>,
  enquiries: v.object({ reference: v.string() }),
};
type Audience = keyof typeof claims;
type Claims<A extends Audience> = v.InferOutput<(typeof claims)[A]>;

export type Vouching<A extends Audience> = {
  vouch: (vouched: Claims<A>) => Promise<string>;
  /** Rejects when the signature is wrong or too old. */
  read: (token: string) => Promise<Claims<A>>;
};

/** Undefined without a shared secret. */
export function vouching<A extends Audience>(ring: SecretRing, audience: A): Vouching<A> | undefined {
  if (ring.length === 0) return undefined;
  const keys = secretsOf(ring).keys('vouching');
  return {
    vouch: (vouched) =>
      new SignJWT({ ...vouched })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(keys[0]),
    async read(token) {
      const rules = { algorithms: [algorithm], audience, clockTolerance: toleranceSeconds };
      const { payload } = await Promise.any(keys.map((key) => jwtVerify(token, key, rules)));
      return v.parse<(typeof claims)[A]>(claims[audience], payload);
    },
  };
}

/** What a site vouches for in this request; undefined for other clients. Rejects when a token does not fit. */
export async function vouchedIn<A extends Audience>(
  request: Pick<Request, 'get'>,
  tokens: Vouching<A> | undefined,
): Promise<Claims<A> | undefined> {
  const token = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];
  if (token === undefined) return undefined;
  if (!tokens) throw new Error('API_SECRET is empty');
  return tokens.read(token);
}
