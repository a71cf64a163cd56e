// The external services for the human check: addresses of script and verification, and the sources that a page's policy must allow.

export type CheckService = {
  /** Loaded when a visitor touches a form. */
  script: string;
  verify: string;
  /** Sources for the page's policy: of scripts, and of the frames that the script opens. */
  scripts: readonly string[];
  frames: readonly string[];
};

export type CheckServices = { turnstile: CheckService; recaptcha: CheckService };

const cloudflare = 'https://challenges.cloudflare.com';
const google = 'https://www.google.com/recaptcha/';

export const checkServices: CheckServices = {
  turnstile: {
    script: `${cloudflare}/turnstile/v0/api.js?render=explicit`,
    verify: `${cloudflare}/turnstile/v0/siteverify`,
    scripts: [cloudflare],
    frames: [cloudflare],
  },
  recaptcha: {
    script: `${google}api.js?render=explicit`,
    verify: `${google}api/siteverify`,
    scripts: [google, 'https://www.gstatic.com/recaptcha/'],
    frames: [google, 'https://recaptcha.google.com/recaptcha/'],
  },
};
