// Passkeys in the browser: adds one to the account, or logs in with one. Loaded when needed.
import { wholeForm } from '../../forms/Form.ts';
import type { ArrivedAnswer } from '../../forms/FormState.ts';
import type { ShownFault } from '../FormContext.ts';

/** No fault and no location: the visitor cancelled. */
export type PasskeyOutcome = { location?: string; faults: ShownFault[] };

const cancelled = ['NotAllowedError', 'AbortError'];
/** The device has a passkey for this account. */
const known = 'InvalidStateError';

async function post<Result>(call: string, body: object): Promise<ArrivedAnswer<Result>> {
  const response = await fetch(`/webapi/account/passkeys/${call}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as ArrivedAnswer<Result>;
}

function told({ code, errors = [] }: ArrivedAnswer<unknown>): PasskeyOutcome {
  // A busy server, or a proxy, gives no reason.
  if (errors.length === 0) throw new Error(`The passkey was answered with ${code}`);
  return { faults: errors.map(({ field, code: key, message }) => ({ field, key, words: message })) };
}

/** Requests options, passes them to the device, and sends its answer. */
async function throughDevice<Options>(
  [ask, give]: readonly [ask: string, give: string],
  [asked, given]: readonly [asked: object, given: object],
  use: (options: Options) => Promise<Credential | null>,
): Promise<PasskeyOutcome> {
  const options = await post<Options>(ask, asked);
  if (options.code !== 0 || !options.result) return told(options);
  const credential = await use(options.result).catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : '';
    if (cancelled.includes(name)) return null;
    if (name === known) return known;
    throw error;
  });
  // To try again would be of no use.
  if (credential === known) return { faults: [{ field: wholeForm, key: 'passkeyKnown' }] };
  if (!(credential instanceof PublicKeyCredential)) return { faults: [] };
  const answer = await post<{ location: string }>(give, { ...given, credential: credential.toJSON() as unknown });
  return answer.code === 0 ? { location: answer.result?.location ?? '', faults: [] } : told(answer);
}

export const makePasskey = (language: string, password: string): Promise<PasskeyOutcome> =>
  throughDevice<PublicKeyCredentialCreationOptionsJSON>(
    ['options', 'add'],
    [{ language, password }, { language }],
    (options) => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );

/** `next`: the path of the site to open after the login. */
export const logInByPasskey = (language: string, next: string): Promise<PasskeyOutcome> =>
  throughDevice<PublicKeyCredentialRequestOptionsJSON>(
    ['login/options', 'login'],
    [{ language }, { language, next }],
    (options) => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );
