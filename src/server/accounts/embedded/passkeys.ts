// Passkeys: makes the options that browsers need, and verifies what browsers send back.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as v from 'valibot';
import { wholeForm } from '../../../shared/forms/Form.ts';
import type { Account } from '../../store/accounts.ts';
import { sessionHash } from '../../store/sessions.ts';
import { NeighbourFault } from '../../ops/faults.ts';
import {
  fine,
  refused,
  tooMany,
  type Asker,
  type Fine,
  type LoggedIn,
  type Member,
  type PasskeyOptions,
  type Refusal,
} from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';
import { finishLogIn, mayLogIn, provePassword } from './logIn.ts';
import { minuteMs } from '../../../shared/i18n/times.ts';

/** Far longer than a real value: a credential's id has at most 1023 bytes. */
const text = v.pipe(v.string(), v.maxLength(20_000));
const transport = v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

const common = { id: text, rawId: text, type: v.literal('public-key'), clientExtensionResults: v.object({}) };

const madeKey = v.object({
  ...common,
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.exactOptional(v.fallback(v.array(transport), [])),
  }),
});

const signedKey = v.object({
  ...common,
  response: v.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.exactOptional(text),
  }),
});

const challengeMs = 5 * minuteMs;
/** A visitor who logged in a moment ago is not asked for the password again. */
const recentMs = 10 * minuteMs;

const failed = refused(wholeForm, 'passkeyFailed');

/** From the configuration: no request can bind a key to another site. */
const siteOf = ({ shownOrigin }: Asker): string => new URL(shownOrigin).hostname;

/** A browser offers the keys of a name on the names below it as well, of which some are aliases of ours. */
const originsOf = ({ hosts }: AccountParts, asker: Asker): string[] => [
  asker.shownOrigin,
  ...hosts.filter((host) => host.endsWith(`.${siteOf(asker)}`)).map((host) => `https://${host}`),
];

/** Undefined when the verification fails; throws only faults of the database. */
async function tryVerify<Verified>(
  { log }: AccountParts,
  verify: () => Promise<Verified>,
): Promise<Verified | undefined> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof NeighbourFault) throw error;
    log.info('passkey.refused', { error: String(error) });
    return undefined;
  }
}

async function hasJustLoggedIn(
  { store, clock }: AccountParts,
  { id }: Account,
  { sessionId }: Member,
): Promise<boolean> {
  const listed = await (await store()).sessions.listOf(id);
  const own = listed.find(({ hash }) => hash === sessionHash(sessionId));
  return own !== undefined && own.createdAt > clock() - recentMs;
}

/** Asks for the password unless the log-in is recent: a session that was left open or stolen must not be enough to add a passkey. */
async function requirePassword(parts: AccountParts, account: Account, member: Member, password: string) {
  if (await hasJustLoggedIn(parts, account, member)) return undefined;
  if (password === '') return refused('password', 'passkeyPassword');
  return provePassword(parts, account, member.asker, password, 'passkeyAdded');
}

export async function creationOptions(
  parts: AccountParts,
  account: Account,
  member: Member,
  password: string,
): Promise<PasskeyOptions | Refusal> {
  const refusal = await requirePassword(parts, account, member, password);
  if (refusal) return refusal;
  const { passkeys } = await parts.store();
  const site = siteOf(member.asker);
  const options = await generateRegistrationOptions({
    rpName: parts.brand,
    rpID: site,
    userName: account.userName,
    userID: new TextEncoder().encode(account.id),
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: (await passkeys.listOf(account.id))
      .filter((key) => key.site === site)
      .map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await passkeys.ask({ challenge: options.challenge, account: account.id, expiresAt: parts.clock() + challengeMs });
  return { kind: 'options', options };
}

export async function addPasskey(
  parts: AccountParts,
  account: Account,
  { asker }: Member,
  credential: unknown,
): Promise<Fine | Refusal> {
  const made = v.safeParse(madeKey, credential);
  const notMade = refused(wholeForm, 'passkeyNotMade');
  if (!made.success) return notMade;
  const { passkeys } = await parts.store();
  const verified = await tryVerify(parts, () =>
    verifyRegistrationResponse({
      response: made.output,
      expectedChallenge: (challenge) => passkeys.takeChallenge(challenge, account.id),
      expectedOrigin: originsOf(parts, asker),
      expectedRPID: siteOf(asker),
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return notMade;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const key = {
    id,
    account: account.id,
    site: siteOf(asker),
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    agent: asker.userAgent,
  };
  const notice = parts.mails.notice('passkey', account, asker.origin);
  const told = parts.told([[account.id, 'passkeyAdded']], asker, [notice]);
  if (!(await passkeys.add(key, account.password, told))) return notMade;
  parts.logAndSend(told);
  return fine;
}

export async function requestOptions(parts: AccountParts, asker: Asker): Promise<PasskeyOptions> {
  const { passkeys } = await parts.store();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(asker),
    userVerification: 'required',
    timeout: challengeMs,
  });
  await passkeys.ask({ challenge: options.challenge, expiresAt: parts.clock() + challengeMs });
  return { kind: 'options', options };
}

async function signedBy(parts: AccountParts, credential: unknown, asker: Asker): Promise<Account | undefined> {
  const signed = v.safeParse(signedKey, credential);
  if (!signed.success) return undefined;
  const { passkeys, accounts } = await parts.store();
  const key = await passkeys.find(signed.output.id);
  if (!key) return undefined;
  // Read before the key is used: a password that is changed in between removes the key, one that is changed later voids the stamp of the session.
  const account = await accounts.byId(key.account);
  const verified = await tryVerify(parts, () =>
    verifyAuthenticationResponse({
      response: signed.output,
      expectedChallenge: (challenge) => passkeys.takeChallenge(challenge, undefined),
      expectedOrigin: originsOf(parts, asker),
      expectedRPID: siteOf(asker),
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    }),
  );
  if (!verified?.verified) return undefined;
  return (await passkeys.use(key.id, verified.authenticationInfo.newCounter)) ? account : undefined;
}

export async function logInByPasskey(
  parts: AccountParts,
  credential: unknown,
  asker: Asker,
): Promise<LoggedIn | Refusal> {
  const { guessingAddress } = parts.limits;
  const from = { address: asker.remoteAddress };
  const wait = await guessingAddress.take(from);
  if (wait !== undefined) return tooMany(wait);
  const account = await signedBy(parts, credential, asker);
  if (!account || account.disabled) {
    await parts.record(account?.id, 'login', asker, { outcome: 'refused' });
    return failed;
  }
  await guessingAddress.giveBack(from);
  if (mayLogIn(account)) return finishLogIn(parts, account, asker);
  await parts.record(account.id, 'login', asker, { outcome: 'refused' });
  return refused(wholeForm, 'emailUnverified');
}
