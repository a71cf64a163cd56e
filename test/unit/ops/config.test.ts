// Settings: unset ones have their default, and all wrong ones are named together.
import { loadConfig, settings } from '../../../src/server/config.ts';

test('an unset or empty variable means the default', () => {
  const unset = loadConfig({});
  expect(Object.keys(unset)).toEqual(Object.keys(settings));
  expect(loadConfig(Object.fromEntries(Object.keys(settings).map((name) => [name, ' '])))).toEqual(unset);
  expect(unset).toMatchObject({
    PORT: 3000,
    HOSTS: [],
    TRUST_PROXY: false,
    SPECULATION: true,
    CAPTCHA: { kind: 'on' },
  });
});

test('each kind is read', () => {
  const read = loadConfig({
    PORT: '0',
    HOSTS: 'A.example, b.example,',
    TRUST_PROXY: 'true',
    API_BASE: 'https://back.example/api/',
    VITALS_SHARE: '0.25',
    LOG_LEVEL: 'warn',
    SESSION_SECRET: 'q7Yw2nB5xK8cV1mZ4tR6pL9sD3fG0hJa',
  });
  expect(read).toMatchObject({
    PORT: 0,
    HOSTS: ['a.example', 'b.example'],
    TRUST_PROXY: true,
    API_BASE: 'https://back.example/api',
    VITALS_SHARE: 0.25,
    LOG_LEVEL: 'warn',
    SESSION_SECRET: ['q7Yw2nB5xK8cV1mZ4tR6pL9sD3fG0hJa'],
  });
});

test('every fault is reported with the name of its setting', () => {
  const wrong = {
    PORT: '70000',
    NODE_ENV: 'staging',
    API_BASE: 'back.example',
    API_SECRET: 'short',
    DATABASE_URL: 'mysql://here',
    S3_URL: 's3://storage.example/leads',
    CAPTCHA: 'turnstile',
    TRUST_PROXY: 'perhaps',
    FORM_LIMIT: '0',
    WORKERS: 'two',
    WEBHOOK_SECRETS: 'sales',
    RENDER_TIMEOUT_MS: '-1',
    VITALS_SHARE: '2',
  };
  let said = '';
  try {
    loadConfig(wrong);
  } catch (error) {
    said = String(error);
  }
  expect(
    said
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(':')[0]),
  ).toEqual(Object.keys(wrong).sort((a, b) => Object.keys(settings).indexOf(a) - Object.keys(settings).indexOf(b)));
  expect(said).toContain('PORT: must be a whole number 0–65535');
  expect(said).toContain('NODE_ENV: must be one of production, development, test');
  expect(said).toContain('API_SECRET: must have at least 32 characters');
  expect(said).toContain('WEBHOOK_SECRETS: must read desk=whsec_');
});

/** What `settings` are refused for, by name. */
function saidOf(wrong: Record<string, string>): string {
  try {
    loadConfig(wrong);
    return '';
  } catch (error) {
    return String(error);
  }
}

test.each([
  ['API_BASE', 'http:back.example'],
  ['API_BASE', 'https:/back.example'],
  ['CONSOLE_URL', 'https://'],
  ['SMS_URL', 'http:?key=1'],
  ['SMTP_URL', 'smtp:'],
  ['SMTP_URL', 'smtp:mail.example'],
  ['SMTP_URL', 'smtps://?pool=true'],
  ['SMTP_URL', 'smtp://user:pa/ss@mail.example'],
  ['DATABASE_URL', 'postgres:'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'postgresql:site'],
])('%s=%s names no host, and is refused', (name, address) => {
  expect(saidOf({ [name]: address })).toMatch(new RegExp(`^.*\\n  ${name}: must begin with .* and name a host`));
});

test.each([
  ['DATABASE_URL', 'postgres:///site?host=/run/postgresql'],
  ['DATABASE_URL', 'postgresql://user:p%40ss@[::1]:5433/site'],
  ['SMTP_URL', 'smtps://user@example.com:secret@mail.example:465'],
  ['SMS_URL', 'HTTPS://user:secret@sms.example/send?key=1'],
])('%s=%s is an address', (name, address) => {
  expect(loadConfig({ [name]: address })).toMatchObject({ [name]: address });
});

test.each(['https://www.example.com', 'www.example.com:443', 'www.example.com/en', 'www.example.com;b.example'])(
  'HOSTS=%s is no name that a request could have',
  (names) => {
    expect(saidOf({ HOSTS: names })).toContain('HOSTS: must be host names such as www.example.com');
  },
);

test.each(['https://back.example/api?key=1', 'https://back.example/#api', 'https://user:secret@back.example'])(
  'API_BASE=%s is nothing that the path of a call could follow, and is refused',
  (address) => {
    expect(saidOf({ API_BASE: address })).toContain('API_BASE: must be without user, password, ? and #');
  },
);

test('API_BASE may end with several slashes', () => {
  expect(loadConfig({ API_BASE: 'https://back.example/api//' })).toMatchObject({
    API_BASE: 'https://back.example/api',
  });
});
