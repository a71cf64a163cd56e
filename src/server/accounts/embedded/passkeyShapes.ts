// The shapes in which a browser hands over a passkey that it has made, or what one has signed.
import * as v from 'valibot';

/** Longer ones are no key's: a credential's id has at most 1023 bytes. */
const text = v.pipe(v.string(), v.maxLength(20_000));
const transport = v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

const common = { id: text, rawId: text, type: v.literal('public-key'), clientExtensionResults: v.object({}) };

export const madeKey = v.object({
  ...common,
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.exactOptional(v.fallback(v.array(transport), [])),
  }),
});

export const signedKey = v.object({
  ...common,
  response: v.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.exactOptional(text),
  }),
});
