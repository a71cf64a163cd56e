// Loads the script of Turnstile or reCAPTCHA and shows its widget; both have almost the same interface.
import { askCheck } from './askCheck.ts';

type Service = { kind: 'turnstile' | 'recaptcha'; siteKey: string; script: string };
type Options = {
  place: HTMLElement;
  language: string;
  /** Takes the token, or nothing when the last one has expired. */
  prove: (token: string) => void;
  /** The service cannot be reached, or fails. */
  giveUp: () => void;
};
type Api = {
  render: (place: HTMLElement, options: object) => unknown;
  ready: (run: () => void) => void;
};

declare global {
  interface Window {
    turnstile?: Api;
    grecaptcha?: Api;
  }
}

const patienceMs = 10_000;

const load = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = reject;
    setTimeout(reject, patienceMs);
    document.head.append(script);
  });

async function apiOf({ kind, script }: Service, language: string): Promise<Api> {
  const known = kind === 'turnstile' ? window.turnstile : window.grecaptcha;
  if (!known) await load(kind === 'turnstile' ? script : `${script}&hl=${language}`);
  const api = kind === 'turnstile' ? window.turnstile : window.grecaptcha;
  if (!api) throw new Error('The script brought no widget');
  // Turnstile is ready when it has loaded; reCAPTCHA goes on loading.
  if (kind === 'recaptcha') await new Promise<void>((resolve) => api.ready(resolve));
  return api;
}

export async function showWidget({ place, language, prove, giveUp }: Options): Promise<void> {
  const { challenge: service } = await askCheck();
  if (!('script' in service)) return;
  try {
    const api = await apiOf(service, language);
    const narrow = place.clientWidth < 304;
    api.render(place, {
      sitekey: service.siteKey,
      callback: prove,
      'expired-callback': () => prove(''),
      'error-callback': () => {
        giveUp();
        // Said, so that the service does not throw it besides.
        return true;
      },
      ...(service.kind === 'turnstile'
        ? { language, size: narrow ? 'compact' : 'flexible', 'response-field': false }
        : { size: narrow ? 'compact' : 'normal' }),
    });
  } catch {
    giveUp();
  }
}
