// A passkey without a device: makes the answers of a browser on a given origin, signed by a key of its own.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

/** User present and verified; with a new key also that it follows. */
const [verified, withKey] = [0x05, 0x45];

export function softPasskey(rpId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  let uses = 0;

  const dataOf = (flags: number): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    uses += 1;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false });
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });

  return {
    made(challenge: string, origin: string) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]);
      const authData = Buffer.concat([
        dataOf(withKey),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: base64url(clientData('create', challenge, origin)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: [],
      });
    },
    signed(challenge: string, origin: string) {
      const said = clientData('get', challenge, origin);
      const authData = dataOf(verified);
      return credential({
        clientDataJSON: base64url(said),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(said)]), privateKey)),
      });
    },
  };
}
