// A late module that failed to load is loaded again for the next request.
import express from 'express';
import request from 'supertest';
import { later } from '../../../src/server/lateModules.ts';

test('code that failed to load is loaded again, and kept once it is there', async () => {
  let loads = 0;
  const app = express();
  app.use(
    later(() => {
      loads += 1;
      if (loads === 1) return Promise.reject(Object.assign(new Error('The disk is away'), { status: 503 }));
      return Promise.resolve((_request, response) => void response.send('here'));
    }),
  );
  expect((await request(app).get('/')).status).toBe(503);
  expect((await request(app).get('/')).text).toBe('here');
  expect((await request(app).get('/')).text).toBe('here');
  expect(loads).toBe(2);
});
