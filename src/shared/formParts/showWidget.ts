// Loads Turnstile or reCAPTCHA and shows its widget; both have almost the same interface.
import type { CheckTask } from '../forms/FormState.ts';
import { askCheck } from './askCheck.ts';
import type { useForm } from './FormContext.ts';
import type { HumanCheck } from './useHumanCheck.ts';

type Service = Extract<CheckTask, { script: string }>;
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
  // Turnstile is ready once its script has loaded; reCAPTCHA loads further code.
  if (kind === 'recaptcha') await new Promise<void>((resolve) => api.ready(resolve));
  return api;
}

/** `away` is called when the service fails and the sum replaces the widget. */
export async function showWidget(
  place: HTMLElement,
  check: HumanCheck,
  { locale, show, t }: ReturnType<typeof useForm>,
  away: () => void,
): Promise<void> {
  const { challenge: service } = await askCheck();
  if (!('script' in service)) return;
  /** An empty token means that the last one has expired. */
  function prove(token: string): void {
    check.prove(token);
    if (token) show('slider', undefined);
  }
  function giveUp(): void {
    if (!check.ask()) return;
    away();
    show('slider', { field: 'slider', key: 'captcha', words: t('check.failed') });
  }
  try {
    const api = await apiOf(service, locale.iso);
    const narrow = place.clientWidth < 304;
    api.render(place, {
      sitekey: service.siteKey,
      callback: prove,
      'expired-callback': () => prove(''),
      'error-callback': () => {
        giveUp();
        // Tells the service that the error is handled; otherwise it throws.
        return true;
      },
      ...(service.kind === 'turnstile'
        ? { language: locale.iso, size: narrow ? 'compact' : 'flexible', 'response-field': false }
        : { size: narrow ? 'compact' : 'normal' }),
    });
  } catch {
    giveUp();
  }
}
