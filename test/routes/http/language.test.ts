// i18next's middleware leaves the language of the address on the request, for every later step.
import express from 'express';
import request from 'supertest';
import { loadTexts, type Resources, readLocale } from '../../../src/server/i18n/texts.ts';
import { localeCodes, locales } from '../../../src/shared/i18n/locales.ts';
import { readTexts } from '../../support/sources.ts';

const resources = Object.fromEntries(localeCodes.map((code) => [code, { layout: readTexts(code, 'layout') }]));

test.each([
  ...locales.map(({ prefix, code }) => [`/${prefix}/cdn`, code]),
  ['/cdn', 'pt'],
  ['/ZH_CN', 'zh_CN'],
  ['/enx', 'pt'],
])('%s speaks %s', async (path, code) => {
  const app = express();
  app.use((_request, response, next) => {
    response.locals.site = {
      name: 'x',
      host: 'x',
      origin: 'https://x',
      linkOrigin: 'https://x',
      defaultLocale: 'pt',
    };
    next();
  });
  app.use(readLocale(await loadTexts(resources as unknown as Resources, 'COCloud')));
  app.use(({ language, t }, response) => {
    response.json([response.locals.visitorLocale.code, language, t('layout:actions.contact')]);
  });
  const row = locales.find((one) => one.code === code);
  const own = readTexts(code as 'en', 'layout')['actions'] as Record<string, string>;
  const { body } = await request(app).get(path).set('Accept-Language', 'ja').set('Cookie', 'locale=jp; i18next=ja');
  expect(body).toEqual([code, row?.iso, own['contact']]);
});
