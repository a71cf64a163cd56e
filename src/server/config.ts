// Reads the environment into one frozen, typed Config. All faults are listed together, before anything starts.
import * as v from 'valibot';
import { readRing, type SecretRing } from './secrets.ts';
import { StaffFault } from './ops/faults.ts';

type Setting<Value> = {
  /** What an unset or empty variable means. */
  default: NoInfer<Value>;
  desc: string;
};

/** Makes a kind of setting: `schema` reads its text; default and description follow in the table below. */
const as =
  <Value>(schema: v.GenericSchema<string, Value>) =>
  (setting: Setting<Value>) => ({ schema, ...setting });

const text = as(v.string());

/** Parsers complete what is missing: to them `http:host` and `smtp:` are addresses, of a host that nobody has named. */
const url = (protocols: readonly string[], naming = /^[a-z]+:\/\/[^/?#]/i) =>
  as(
    v.pipe(
      v.string(),
      v.check(
        (input) => naming.test(input) && protocols.includes(URL.parse(input)?.protocol ?? ''),
        `must begin with ${protocols.map((one) => `${one}//`).join(' or ')} and name a host; in a password / ? # @ : are %2F %3F %23 %40 %3A`,
      ),
      v.transform((input) => input.replace(/\/$/, '')),
    ),
  );
const http = url(['http:', 'https:']);

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  as<Choices[number]>(v.picklist(choices, `must be one of ${choices.join(', ')}`));

/** As `Host` has them, without their port: an address here would be no name that anyone asks for. */
const hostNames = as(
  v.pipe(
    v.string(),
    v.transform((input): readonly string[] =>
      input
        .split(',')
        .map((part) => part.trim().toLowerCase())
        .filter(Boolean),
    ),
    v.check(
      (names) => names.every((name) => /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(name)),
      'must be host names such as www.example.com, without https:// and port',
    ),
  ),
);

const number = (fits: (value: number) => boolean, fault: string) =>
  as(v.pipe(v.string(), v.transform(Number), v.check(fits, fault)));

const whole = (min: number, max: number) =>
  number((value) => Number.isInteger(value) && value >= min && value <= max, `must be a whole number ${min}–${max}`);

const share = number((value) => value >= 0 && value <= 1, 'must be a number from 0 to 1');

const yes = ['true', '1', 'yes', 'on'];
const no = ['false', '0', 'no', 'off'];
const bool = as(
  v.pipe(
    v.picklist([...yes, ...no], 'must be true or false') as v.GenericSchema<string>,
    v.transform((input) => yes.includes(input)),
  ),
);

/** `read` throws with a message for staff. */
const readBy = <Value>(read: (input: string) => Value) =>
  as(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }): Value => {
        try {
          return read(dataset.value);
        } catch (error) {
          addIssue({ message: error instanceof Error ? error.message : 'is wrong' });
          return NEVER;
        }
      }),
    ),
  );

/** The secrets shared with the receivers of webhooks, by desk. */
export type WebhookSecrets = ReadonlyMap<string, readonly string[]>;

/** Base64 of 24 to 64 bytes, as Standard Webhooks wants it. */
const isSecret = (text: string): boolean =>
  /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(text) && Buffer.from(text.slice(6), 'base64').length >= 24;

/** Throws with a message for staff. */
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

/** Our own human check, none, or an external service with its two keys. */
export type CaptchaSetting =
  | { kind: 'on' }
  | { kind: 'off' }
  | { kind: 'turnstile' | 'recaptcha'; siteKey: string; siteSecret: string };

/** Throws with a message for staff. */
export function readCaptcha(captcha: string): CaptchaSetting {
  if (captcha === 'on' || captcha === 'off') return { kind: captcha };
  const [kind, siteKey, siteSecret, ...more] = captcha.split(':');
  if ((kind !== 'turnstile' && kind !== 'recaptcha') || !siteKey || !siteSecret || more.length > 0) {
    throw new Error('must be on, off, turnstile:<site key>:<secret> or recaptcha:<site key>:<secret>');
  }
  return { kind, siteKey, siteSecret };
}

/** Where the S3-compatible storage is, and the key to it. */
export type S3Address = {
  endpoint: string;
  bucket: string;
  /** Before each key; ends with a slash, or is empty. */
  folder: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Reads `s3://key:secret@host:port/bucket/folder?region=…&tls=off`. Throws with a message for staff. */
export function readS3Url(s3Url: string): S3Address {
  const address = URL.parse(s3Url);
  const [bucket, ...folders] = address?.pathname.split('/').filter(Boolean) ?? [];
  if (address?.protocol !== 's3:' || !address.host || !bucket || !address.username || !address.password) {
    throw new Error('must read s3://key:secret@host:port/bucket or …/bucket/folder, with %2F for a / in the secret');
  }
  return {
    endpoint: `${address.searchParams.get('tls') === 'off' ? 'http' : 'https'}://${address.host}`,
    bucket,
    folder: folders.map((name) => `${decodeURIComponent(name)}/`).join(''),
    region: address.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(address.username),
    secretAccessKey: decodeURIComponent(address.password),
  };
}

const webhookSecrets = readBy(readWebhookSecrets);
const ring = readBy(readRing);
const s3 = readBy<S3Address | undefined>(readS3Url);

/** Paths are appended to it, and its user and password would never be sent. */
const base = readBy((input) => {
  if (/[?#@]/.test(input)) throw new Error('must be without user, password, ? and #');
  return v.parse(http({ default: '', desc: '' }).schema, input).replace(/\/{1,9}$/, '');
});
const most = whole(1, 1_000_000);

export const settings = {
  PORT: whole(0, 65_535)({ default: 3000, desc: 'Port to serve on' }),
  HOST: text({ default: '127.0.0.1', desc: 'Address to listen on; nginx stands in front' }),
  DATA_DIR: text({ default: './var', desc: 'Folder for database, files, mail and snapshots' }),
  NODE_ENV: oneOf(['production', 'development', 'test'])({
    default: 'production',
    desc: 'Shows error details in development only',
  }),
  API_BASE: base({ default: '', desc: 'Address of a remote back end; empty: the embedded one' }),
  API_SECRET: ring({
    default: [],
    desc: 'Secret shared by back end and sites (32+ characters); requests signed with it act on behalf of visitors, and enquiries signed with it are not checked again',
  }),
  URL_DOMAIN: text({ default: 'cocloud', desc: 'Fixed identifier sent as urlDomain on each remote call' }),
  HOSTS: hostNames({ default: [], desc: 'Host names answered besides those in content/site.yaml, comma-separated' }),
  TRUST_PROXY: bool({ default: false, desc: 'True behind our own nginx: believe X-Forwarded-Proto and -For' }),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    /^[a-z]+:\/\/\/?[^/?#]/i,
  )({ default: '', desc: 'PostgreSQL; empty: a SQLite file in DATA_DIR' }),
  SMTP_URL: url(['smtp:', 'smtps:'])({ default: '', desc: 'Mail server; empty: files in DATA_DIR/mail' }),
  SMS_URL: http({ default: '', desc: 'SMS webhook; empty: files in DATA_DIR/sms' }),
  S3_URL: s3({
    default: undefined,
    desc: 'S3-compatible storage, s3://key:secret@host/bucket or …/bucket/folder; empty: files in DATA_DIR/files',
  }),
  CAPTCHA: readBy(readCaptcha)({
    default: { kind: 'on' },
    desc: 'Human check: on (self-hosted), off, turnstile:<site>:<secret>, recaptcha:<site>:<secret>',
  }),
  FORM_LIMIT: most({ default: 30, desc: 'How often one IP address may send the same form in ten minutes' }),
  CALLS_AHEAD: most({
    default: 2,
    desc: 'Most upcoming calls of one phone or mailbox; an IP address may have ten times as many, and book five times as many a day',
  }),
  SMS_PER_NUMBER: whole(1, 1_000)({ default: 5, desc: 'How many SMS a day may go to one number' }),
  SMS_PER_COUNTRY: most({ default: 100, desc: 'How many SMS a day may go to one country code' }),
  SMS_PER_DAY: most({ default: 300, desc: 'How many SMS a day may be sent; further ones are held back' }),
  CONSOLE_URL: http({ default: '', desc: 'Address of the customer console' }),
  MENU_CHECK_MISS: oneOf(['redirect', '404'])({
    default: 'redirect',
    desc: 'Response to an unknown path that looks like a page',
  }),
  WORKERS: whole(1, 64)({ default: 1, desc: 'Number of processes' }),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'])({
    default: 'info',
    desc: 'Level from which lines are logged',
  }),
  WEBHOOK_SECRETS: webhookSecrets({
    default: new Map(),
    desc: 'Secrets of the desks with a webhook: desk=whsec_…,desk=whsec_…; two joined by | while one replaces the other',
  }),
  SESSION_SECRET: ring({
    default: [],
    desc: 'Key for signatures, 32+ random characters; `new|old` while it is replaced; empty: created once in DATA_DIR',
  }),
  METRICS_TOKEN: ring({
    default: [] as SecretRing,
    desc: 'Bearer token for /metrics (32+ characters); empty: /metrics does not exist',
  }),
  RENDER_TIMEOUT_MS: whole(1, 600_000)({ default: 10_000, desc: 'A render that takes longer is aborted' }),
  SPECULATION: bool({ default: true, desc: 'Lets browsers prefetch hovered links until our script loads' }),
  TRUSTED_TYPES: oneOf(['report', 'enforce'])({
    default: 'report',
    desc: 'Whether browsers report or refuse HTML and scripts that pass none of our Trusted Types policies',
  }),
  VITALS_SHARE: share({
    default: 0,
    desc: 'Share (0 to 1) of the visits of those who accept it whose browser reports how fast the page was; 0: nothing is loaded or sent',
  }),
  DISK_FREE: share({ default: 0.1, desc: 'Share (0 to 1) of the disk of DATA_DIR; the log warns when less is free' }),
  PAGE_CACHE_MB: whole(0, 4096)({ default: 64, desc: 'Memory for ready pages; 0 renders every request' }),
};

type Settings = typeof settings;
export type Config = Readonly<{ [Name in keyof Settings]: v.InferOutput<Settings[Name]['schema']> }>;

export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const read = Object.entries(settings).map(([name, { schema, default: unset }]) => {
    const given = environment[name]?.trim() ?? '';
    if (given === '') return [name, unset];
    const { issues, output } = v.safeParse<v.GenericSchema<string, unknown>>(schema, given);
    faults.push(...(issues ?? []).map(({ message }) => `${name}: ${message}`));
    return [name, output];
  });
  if (faults.length > 0) throw new StaffFault('The settings are wrong:', faults);
  return Object.freeze(Object.fromEntries(read)) as Config;
}
