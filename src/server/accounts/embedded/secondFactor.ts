// The second factor: codes of an authenticator app (RFC 6238), and recovery codes. Set up with the password, confirmed by a first code.
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { AccountFacts } from '../../../shared/facts/facts.ts';
import { wholeForm } from '../../../shared/forms/Form.ts';
import type { Account } from '../../store/accounts.ts';
import type { Count } from '../../store/counts.ts';
import {
  fine,
  refused,
  type Asker,
  type Fine,
  type Halfway,
  type LoggedIn,
  type Pass,
  type RecoveryCodes,
  type Refusal,
} from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';
import { secondTries, refusedFor } from './counts.ts';
import { finishLogIn, provePassword } from './logIn.ts';
import { minuteMs } from '../../../shared/i18n/times.ts';

const periodSeconds = 30;
/** One code before and one after: clocks of phones differ. */
const window = 1;
const beginMs = 10 * minuteMs;
const secretBytes = 20;
const recoveryCodeCount = 8;

/** Without letters and digits that look alike. Twenty-four of them hold 120 bits. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function newRecoveryCode(): string {
  const code = Array.from(randomBytes(24), (byte) => signs[byte % signs.length]).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** Ignores how the code was typed. It is random, so a plain hash is safe, and stays valid when the site's key changes. */
const recoveryHash = (account: string, typed: string): string =>
  createHash('sha256')
    .update(
      `recovery ${account} ${typed
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[^A-Z\d]/g, '')}`,
    )
    .digest('base64url');

const totpOf = (secret: string, { userName }: Account, brand: string): TOTP =>
  new TOTP({ issuer: brand, label: userName, secret: Secret.fromBase32(secret), period: periodSeconds });

/** Number of the period that the code belongs to; undefined when that is not now. */
function stepOf({ clock, brand }: AccountParts, secret: string, account: Account, typed: string): number | undefined {
  const token = typed.normalize('NFKC').replace(/\D/g, '');
  const delta = totpOf(secret, account, brand).validate({ token, timestamp: clock(), window });
  return delta === null ? undefined : Math.floor(clock() / 1000 / periodSeconds) + delta;
}

async function openedOf(parts: AccountParts, account: Account) {
  const found = await (await parts.store()).secondFactor.of(account.id);
  return found && { ...found, secret: await parts.sealing.open(found.sealed) };
}

export async function secondFactorOf(parts: AccountParts, account: Account): Promise<AccountFacts['second']> {
  const found = await openedOf(parts, account);
  const { isOn = false, codesLeft = 0, secret, madeAt = 0 } = found ?? {};
  const waits = !isOn && secret !== undefined && madeAt > parts.clock() - beginMs;
  const pending = waits ? { secret, address: totpOf(secret, account, parts.brand).toString() } : undefined;
  return { isOn, codesLeft, ...(pending && { pending }) };
}

/** After the right password: logs in, or asks for the second factor. */
export async function passAfterPassword(
  parts: AccountParts,
  account: Account,
  asker: Asker,
): Promise<LoggedIn | Halfway> {
  if (!(await hasSecondFactor(parts, account))) return finishLogIn(parts, account, asker);
  const pass = { account: account.id, stamp: parts.stamps.of(account), halfway: { at: parts.clock() } };
  return { kind: 'half', pass };
}

/** The first step expires after ten minutes, or with a new password. */
export async function logInBySecondFactor(
  parts: AccountParts,
  { account: id = '', stamp = '', halfway }: Pass,
  otp: string,
  asker: Asker,
): Promise<LoggedIn | Refusal> {
  const account = await (await parts.store()).accounts.byId(id);
  const isGood =
    account &&
    !account.disabled &&
    parts.stamps.fits(account, stamp) &&
    halfway &&
    halfway.at > parts.clock() - beginMs;
  if (!isGood) return refused(wholeForm, 'secondEnded');
  const tries = secondTries(id, parts.browsers.isKnown(asker.known, account));
  const refusal = await proveSecondFactor(parts, account, otp, tries);
  if (!refusal) return finishLogIn(parts, account, asker);
  await parts.record(id, 'login', asker, { outcome: 'refused' });
  return refusal;
}

const hasSecondFactor = async ({ store }: AccountParts, { id }: Account): Promise<boolean> =>
  (await (await store()).secondFactor.of(id))?.isOn === true;

export async function beginSecondFactor(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  password: string,
): Promise<Fine | Refusal> {
  const refusal = await provePassword(parts, account, asker, password, 'secondFactorOn');
  if (refusal) return refusal;
  const { base32 } = new Secret({ size: secretBytes });
  await (await parts.store()).secondFactor.begin(account.id, await parts.sealing.seal(base32));
  return fine;
}

export async function confirmSecondFactor(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  typed: string,
): Promise<RecoveryCodes | Refusal> {
  const found = await openedOf(parts, account);
  if (!found?.secret || found.isOn || found.madeAt <= parts.clock() - beginMs) return refused(wholeForm, 'secondEnded');
  const tries = triesOfMember(account);
  const refusal = await countTry(parts, tries);
  if (refusal) return refusal;
  const step = stepOf(parts, found.secret, account, typed);
  if (step === undefined) return refused('otp', 'codeWrong');
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const hashes = codes.map((code) => recoveryHash(account.id, code));
  const notice = parts.mails.notice('secondOn', account, asker.origin);
  const told = parts.told([[account.id, 'secondFactorOn']], asker, [notice]);
  const { secondFactor } = await parts.store();
  if (!(await secondFactor.confirm(account.id, { sealed: found.sealed, step, hashes }, told)))
    return refused(wholeForm, 'secondEnded');
  parts.logAndSend(told);
  await forgiveTry(parts, tries);
  return { kind: 'codes', codes };
}

/** A logged-in visitor counts as a known browser. */
const triesOfMember = ({ id }: Account): Count[] => secondTries(id, true);

/** Counts before the comparison, so that parallel guesses cannot exceed the limit. */
async function countTry({ store }: AccountParts, tries: readonly Count[]): Promise<Refusal | undefined> {
  const full = await (await store()).counts.takeAll(tries);
  return full && refusedFor(full.waitMs);
}

/** A right code does not count as a guess. */
async function forgiveTry({ store }: AccountParts, tries: readonly Count[]): Promise<void> {
  const { counts } = await store();
  for (const count of tries) await counts.giveBack(count);
}

/** Checks a code of the app, or a recovery code; each works once. Undefined: it is right. */
async function proveSecondFactor(
  parts: AccountParts,
  account: Account,
  typed: string,
  tries: readonly Count[],
): Promise<Refusal | undefined> {
  const refusal = await countTry(parts, tries);
  if (refusal) return refusal;
  const { secondFactor } = await parts.store();
  const { secret, madeAt = 0 } = (await openedOf(parts, account)) ?? {};
  const step = secret === undefined ? undefined : stepOf(parts, secret, account, typed);
  if (secret !== undefined && step !== undefined) {
    // Encrypted anew at each use, so that it outlives a key of the site that is being replaced.
    const sealed = await parts.sealing.seal(secret);
    if (!(await secondFactor.useStep(account.id, { step, sealed, madeAt }))) return refused('otp', 'secondUsed');
  } else if (!(await secondFactor.useRecoveryCode(account.id, recoveryHash(account.id, typed))))
    return refused('otp', 'codeWrong');
  await forgiveTry(parts, tries);
  return undefined;
}

export async function endSecondFactor(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  { password, otp }: { password: string; otp: string },
): Promise<Fine | Refusal> {
  const refusal =
    (await provePassword(parts, account, asker, password, 'secondFactorOff')) ??
    (await proveSecondFactor(parts, account, otp, triesOfMember(account)));
  if (refusal) return refusal;
  const notice = parts.mails.notice('secondOff', account, asker.origin);
  const told = parts.told([[account.id, 'secondFactorOff']], asker, [notice]);
  await (await parts.store()).secondFactor.remove(account.id, told);
  parts.logAndSend(told);
  return fine;
}
