// Environment → one frozen, typed Config. Every fault is listed at once, in words, before anything starts.
import { bool, cleanEnv, EnvError, makeValidator, num, port, str, type CleanedEnv } from 'envalid';

const url = (...protocols: string[]) =>
  makeValidator<string>((input) => {
    if (input === '') return input;
    const parsed = URL.parse(input);
    if (!parsed || !protocols.includes(parsed.protocol))
      throw new EnvError(`must be an address (${protocols.join(' ')})`);
    return input.replace(/\/$/, '');
  });

const list = makeValidator<string[]>((input) =>
  input
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean),
);

/** What each receiver of our webhooks shares with us, by desk. */
export type WebhookSecrets = ReadonlyMap<string, readonly string[]>;

/** Base64 of 24 to 64 bytes, as Standard Webhooks wants it. */
const isSecret = (text: string): boolean =>
  /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(text) && Buffer.from(text.slice(6), 'base64').length >= 24;

/** Throws a sentence for staff. */
export function readWebhookSecrets(setting: string): WebhookSecrets {
  const secrets = new Map<string, readonly string[]>();
  for (const entry of setting.split(',').filter((part) => part.trim() !== '')) {
    const [desk = '', ...rest] = entry.trim().split('=');
    const given = rest.join('=').split('|');
    if (desk === '' || given.length > 2 || !given.every(isSecret))
      throw new Error('must read desk=whsec_…,desk=whsec_…|whsec_… with base64 of at least 24 bytes');
    secrets.set(desk, given);
  }
  return secrets;
}

const webhookSecrets = makeValidator<WebhookSecrets>((input) => {
  try {
    return readWebhookSecrets(input);
  } catch (error) {
    throw new EnvError(error instanceof Error ? error.message : 'is wrong');
  }
});

const secret = makeValidator<string>((input) => {
  if (input !== '' && input.length < 32) throw new EnvError('must have at least 32 characters');
  return input;
});

/** Where search engines hear of changes, and the key by which they know that it is us. */
export type IndexNow = { address: string; key: string };

const indexNow = makeValidator<IndexNow | undefined>((input) => {
  if (input === '') return undefined;
  const url = URL.parse(input);
  const key = url?.searchParams.get('key') ?? '';
  if (!url || !/^[\w-]{8,128}$/.test(key))
    throw new EnvError('must be an address that ends in ?key= and 8 to 128 letters, digits, _ or -');
  url.search = '';
  return { address: url.href, key };
});

const share = makeValidator<number>((input) => {
  const value = Number(input);
  if (input === '' || !(value >= 0 && value <= 1)) throw new EnvError('must be a number from 0 to 1');
  return value;
});

const whole = (min: number, max: number) =>
  makeValidator<number>((input) => {
    const value = Number(input);
    if (!Number.isInteger(value) || value < min || value > max)
      throw new EnvError(`must be a whole number ${min}–${max}`);
    return value;
  });

export const settings = {
  PORT: port({ default: 3000, desc: 'Port to serve on' }),
  HOST: str({ default: '127.0.0.1', desc: 'Address to listen on; nginx stands in front' }),
  DATA_DIR: str({ default: './var', desc: 'Folder for database, files, mail and snapshots' }),
  NODE_ENV: str({
    default: 'production',
    choices: ['production', 'development', 'test'],
    desc: 'Shows error details in development only',
  }),
  API_BASE: url('http:', 'https:')({ default: '', desc: 'Address of a remote back end; empty: the embedded one' }),
  API_SECRET: secret({
    default: '',
    desc: 'Shared by back end and sites, at least 32 characters: who signs with it speaks for visitors',
  }),
  URL_DOMAIN: str({ default: 'cocloud', desc: 'Fixed identifier sent as urlDomain on each remote call' }),
  HOSTS: list({ default: [], desc: 'Host names answered besides those in content/site.yaml, comma-separated' }),
  TRUST_PROXY: bool({ default: false, desc: 'True behind our own nginx: believe X-Forwarded-Proto and -For' }),
  DATABASE_URL: url('postgres:', 'postgresql:')({ default: '', desc: 'PostgreSQL; empty: a SQLite file in DATA_DIR' }),
  SMTP_URL: url('smtp:', 'smtps:')({ default: '', desc: 'Mail server; empty: files in DATA_DIR/mail' }),
  SMS_URL: url('http:', 'https:')({ default: '', desc: 'SMS webhook; empty: files in DATA_DIR/sms' }),
  S3_URL: str({ default: '', desc: 'S3-compatible storage; empty: files in DATA_DIR/files' }),
  CAPTCHA: str({
    default: 'on',
    desc: 'Human check: on (self-hosted), off, turnstile:<site>:<secret>, recaptcha:<site>:<secret>',
  }),
  FORM_LIMIT: whole(1, 1_000_000)({ default: 30, desc: 'How often one address may send the same form in ten minutes' }),
  CONSOLE_URL: url('http:', 'https:')({ default: '', desc: 'Address of the customer console' }),
  MENU_CHECK_MISS: str({
    default: 'redirect',
    choices: ['redirect', '404'],
    desc: 'What an unknown page-shaped path gets',
  }),
  WORKERS: whole(1, 64)({ default: 1, desc: 'Number of processes' }),
  LOG_LEVEL: str({
    default: 'info',
    choices: ['debug', 'info', 'warn', 'error', 'silent'],
    desc: 'What goes to the log',
  }),
  WEBHOOK_SECRETS: webhookSecrets({
    default: new Map(),
    desc: 'Secrets of the desks with a webhook: desk=whsec_…,desk=whsec_…; two joined by | while one replaces the other',
  }),
  SESSION_SECRET: str({ default: '', desc: 'Key for signatures; empty: made once and kept in DATA_DIR' }),
  RENDER_TIMEOUT_MS: num({ default: 10_000, desc: 'A render that takes longer is given up' }),
  INDEXNOW_URL: indexNow({
    default: undefined as IndexNow | undefined,
    desc: 'Search engines hear at https://api.indexnow.org/indexnow?key=<key> which pages changed; empty: they do not',
  }),
  SPECULATION: bool({ default: true, desc: 'Browsers fetch ahead what is pointed at while our script is not there' }),
  VITALS_SHARE: share({
    default: 0,
    desc: 'Share of visits, 0 to 1, whose browser tells us how quick the page was; 0: nothing is loaded or sent',
  }),
  PAGE_CACHE_MB: whole(0, 4096)({ default: 64, desc: 'Memory for ready pages; 0 renders every request' }),
};

type Setting = keyof typeof settings;
export type Config = Readonly<Pick<CleanedEnv<typeof settings>, Setting>>;

export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings are wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = cleanEnv(environment, settings, {
    reporter: ({ errors }) => {
      const faults = Object.entries(errors).map(([name, error]) => `${name}: ${error?.message ?? 'is wrong'}`);
      if (faults.length > 0) throw new ConfigError(faults);
    },
  });
  // A plain copy: envalid's own object checks every read.
  return Object.freeze({ ...parsed });
}
