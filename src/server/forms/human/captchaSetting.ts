// Parses the CAPTCHA setting: our own check, none, or an external service with its two keys.
import type { CheckServices } from '../../http/checkServices.ts';

export type CaptchaSetting =
  | { kind: 'on' }
  | { kind: 'off' }
  | { kind: keyof CheckServices; siteKey: string; siteSecret: string };

export function readCaptcha(captcha: string): CaptchaSetting {
  if (captcha === 'on' || captcha === 'off') return { kind: captcha };
  const [kind, siteKey, siteSecret, ...more] = captcha.split(':');
  if ((kind !== 'turnstile' && kind !== 'recaptcha') || !siteKey || !siteSecret || more.length > 0) {
    throw new Error('CAPTCHA must be on, off, turnstile:<site key>:<secret> or recaptcha:<site key>:<secret>');
  }
  return { kind, siteKey, siteSecret };
}
