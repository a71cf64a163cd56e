// Texts that fail to load are logged: a missing file as a warning, anything else as an error; the next use tries again.
import { textStore } from '../../../src/client/texts.ts';

const answers = (answer: () => Promise<object>) => Object.assign(globalThis, { fetch: jest.fn(answer) });
const addresses = { client: '/assets/en-client.json' };
const said = { warn: jest.fn(), error: jest.fn() };

beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(said[level].mockReset());
});

test.each([
  ['a missing file', () => Promise.resolve({ status: 404, ok: false }), 'warn'],
  ['a server’s fault', () => Promise.resolve({ status: 500, ok: false }), 'error'],
  ['a line that is gone', () => Promise.reject(new TypeError('Failed to fetch')), 'error'],
  [
    'what is no JSON',
    () => Promise.resolve({ status: 200, ok: true, json: () => Promise.reject(new SyntaxError('<')) }),
    'error',
  ],
] as const)('%s', async (_case, answer, level) => {
  const store = textStore('en', 'COCloud');
  answers(answer);
  await expect(store.load(addresses, ['client'])).rejects.toThrow();
  expect(said[level]).toHaveBeenCalledWith('client', expect.anything());
  expect(said[level === 'warn' ? 'error' : 'warn']).not.toHaveBeenCalled();
  answers(() => Promise.resolve({ status: 200, ok: true, json: () => Promise.resolve({ hello: 'Hello' }) }));
  await store.load(addresses, ['client']);
  expect(store.translatorOf('client')('hello')).toBe('Hello');
});
