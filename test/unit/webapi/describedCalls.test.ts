// The description of the API has every call that the routers of forms and accounts answer, and every field that they demand.
import type { Router } from 'express';
import { accountApi } from '../../../src/server/accounts/accountApi.ts';
import { openAccounts } from '../../../src/server/accounts/openAccounts.ts';
import { loadConfig } from '../../../src/server/config.ts';
import { leadApi } from '../../../src/server/enquiries/leadApi.ts';
import type { EnquiryParts } from '../../../src/server/enquiries/EnquiryParts.ts';
import { secretsOf } from '../../../src/server/secrets.ts';
import { fieldsOf } from '../../../src/shared/forms/Form.ts';
import { forms } from '../../../src/shared/forms/forms.ts';
import { withConsent } from '../../../src/shared/forms/siteTerms.ts';
import { localeOf, localeCodes } from '../../../src/shared/i18n/locales.ts';
import { openapi } from '../../../src/shared/webapi/openapi.ts';
import { priceLists } from '../../../src/shared/webapi/priceLists.ts';
import { quietLog } from '../../support/databases.ts';

/** What the router of Express keeps of each step. */
type Layer = {
  handle: { stack?: Layer[] };
  rawPath?: string;
  route?: { path: string; methods: Record<string, boolean> };
};

const callsIn = ({ stack = [] }: Layer['handle'], at: string): string[] =>
  stack.flatMap(({ handle, rawPath = '/', route }) =>
    route
      ? Object.keys(route.methods).map((method) => `${method} ${`${at}${route.path}`.replace(/\/$/, '')}`)
      : callsIn(handle, at + rawPath.replace(/\/$/, '')),
  );

const parts = {
  store: () => Promise.reject(new Error('There is no store')),
  secrets: secretsOf(['a secret of thirty-two characters']),
  from: { name: 'COCloud', address: 'hello@example.com' },
  clock: Date.now,
  log: quietLog,
} as unknown as EnquiryParts;
const enquiries = async () => parts;
const settings = loadConfig({});

/** Forms are described one by one; the rest is the protocol's own question, and a page behind an old link. */
const other: Record<string, string[]> = {
  '/webapi/account': ['get /console', 'post /:call'],
  '/webapi': ['options /upload', 'options /upload/:id', 'post /lead/:form'],
};

test.each<[string, () => Promise<Router>]>([
  ['/webapi/account', async () => accountApi({ backOffice: enquiries, accounts: await openAccounts(parts, settings) })],
  ['/webapi', async () => leadApi(enquiries, () => true, { note: () => undefined })],
])('every call that %s answers is described', async (base, open) => {
  const { paths } = openapi({ separateConsent: false, packs: [] }, priceLists) as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const calls = callsIn((await open()) as unknown as Layer['handle'], base);
  expect(calls.length).toBeGreaterThan(5);
  const left = calls.filter((call) => !described.includes(call)).map((call) => call.replace(base, ''));
  expect(left.toSorted()).toEqual(other[base]);
});

test.each([false, true])('every field of a form is described; separate consent: %s', (isAsked) => {
  const { paths } = openapi(
    { separateConsent: isAsked, packs: [{ payUsd: 700, tabs: ['topup'] }] },
    priceLists,
  ) as Record<'paths', Record<string, never>>;
  for (const form of forms) {
    const asked = withConsent(form, isAsked);
    const names = localeCodes
      .flatMap((locale) => fieldsOf(asked, localeOf(locale)))
      .flatMap(({ kind, name }) => (kind === 'files' ? [] : [name]));
    const call = paths[`/webapi/lead/${form.id}`] as unknown as {
      post: {
        requestBody: { content: { 'application/json': { schema: { properties: object; required: string[] } } } };
      };
    };
    const { properties, required } = call.post.requestBody.content['application/json'].schema;
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(names));
    expect(Object.keys(properties).includes('dataAbroad')).toBe(isAsked);
    expect(JSON.stringify(properties).includes('"700"')).toBe(form.id === 'success');
    // It is asked for in one language only.
    expect(required).not.toContain('dataAbroad');
  }
});

test('says how a body that cannot be read, and another version of the protocol of uploads, are refused', () => {
  type Described = { requestBody?: object; parameters?: { name: string }[]; responses: Record<string, object> };
  const { paths } = openapi({ separateConsent: false, packs: [] }, priceLists) as {
    paths: Record<string, Record<string, Described>>;
  };
  const lacking = Object.entries(paths).flatMap(([path, { post, head, patch, delete: removal }]) => {
    const isUpload = path.startsWith('/webapi/upload');
    const wanted = isUpload ? ['412'] : ['400', '403', '413', '415'];
    const asked = isUpload ? [post, head, patch, removal] : [post?.requestBody && post];
    return asked.flatMap((one) =>
      (one ? wanted.filter((status) => !(status in one.responses)) : []).map((status) => `${path} ${status}`),
    );
  });
  expect(lacking).toEqual([]);
});
