// Row 16: property names that could change every object, in queries, bodies, cookies and headers.
import { formPages } from '../../../src/server/enquiries/formAnswers.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { mainHost } from '../../support/client.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { startFormSite } from '../../support/formSite.ts';
import { chanceOf, oneOf } from '../../support/junk.ts';
import { sendAll } from '../../support/rawRequest.ts';

const mark = 'q7xPolluted';
const names = [
  `__proto__[${mark}]`, `__proto__.${mark}`, `constructor[prototype][${mark}]`, `constructor.prototype.${mark}`, '__proto__', 'constructor',
  `a[__proto__][${mark}]`, `[__proto__][${mark}]`, `__proto__[__proto__][${mark}]`, `__pro__proto__to__[${mark}]`, `prototype[${mark}]`,
  'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', `__lookupGetter__[${mark}]`,
]; // prettier-ignore
const bodies = [
  `{"__proto__":{"${mark}":1}}`,
  `{"constructor":{"prototype":{"${mark}":1}}}`,
  `{"company":{"__proto__":{"${mark}":1}}}`,
  `[{"__proto__":{"${mark}":1}}]`,
  `{"__proto__":null,"${mark}":1}`,
  `{"lastName":["x"],"__proto__":["${mark}"]}`,
  `{"toString":1,"valueOf":2,"hasOwnProperty":3}`,
];

test(
  'prototypes',
  async () => {
    // The site runs in this process, so its prototypes are the ones checked here.
    const site = await startFormSite({});
    const before = Object.getOwnPropertyNames(Object.prototype).toSorted();
    const chance = chanceOf();
    const targets = formPages.flatMap(({ form, pages }) => [
      `/webapi/lead/${form.id}`,
      ...pages.map((id) => pathOf(id, 'en')),
    ]);
    const places = [
      ...targets,
      '/webapi/account/login',
      '/webapi/account/register',
      '/consent',
      '/reports',
      '/webapi/upload',
    ];
    const wanted = counts(200, 2_000);
    let left = wanted;
    let faults = 0;
    const lines = ['', '']; // an end of the head, and of the request
    await sendAll(site.base, {
      lanes: 4,
      hear: ({ status }) => {
        if (status === 0 || (status >= 500 && status !== 503)) faults += 1;
      },
      next: () => {
        if (left-- <= 0) return undefined;
        const name = oneOf(chance, names);
        const head = [
          `Host: ${mainHost}`,
          `Cookie: ${name.replaceAll(/[[\]]/g, '')}=1; consent=j:${oneOf(chance, bodies)}`,
          `${mark}: __proto__`,
        ];
        const kind = chance(4);
        if (kind === 0)
          return [
            `GET ${oneOf(chance, places)}?${name}=1&${encodeURIComponent(name)}=2 HTTP/1.1`,
            ...head,
            ...lines,
          ].join('\r\n');
        const json = kind === 1;
        const body = json
          ? oneOf(chance, bodies)
          : kind === 2
            ? `${name}=1&${encodeURIComponent(name)}=2&lastName=x`
            : `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n--b--\r\n`;
        const type = json
          ? 'application/json'
          : kind === 2
            ? 'application/x-www-form-urlencoded'
            : 'multipart/form-data; boundary=b';
        return [
          `POST ${oneOf(chance, places)} HTTP/1.1`,
          ...head,
          `Content-Type: ${type}`,
          `Content-Length: ${Buffer.byteLength(body)}`,
          '',
          body,
        ].join('\r\n');
      },
    });
    const page = await site.get('/en/contact_us');
    await site.close();
    const after = Object.getOwnPropertyNames(Object.prototype).toSorted();
    const added = after.filter((name) => !before.includes(name));
    const inherited = mark in {} || mark in [] || mark in (() => undefined) || mark in ''.constructor.prototype;
    report({
      row: 16,
      fault: 'names that would change every object',
      promise: 'Object.prototype as it was',
      count: `${wanted} payloads`,
      result: `${added.length} added, ${faults} faults`,
      lost: added.length + faults,
    });
    expect([added, inherited, faults, page.status]).toEqual([[], false, 0, 200]);
    expect(page.text).not.toContain(mark);
  },
  faultTimeoutMs,
);
