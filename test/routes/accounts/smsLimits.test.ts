// Daily limits on SMS with codes: to one number, to one country, and for the whole site.
import { chosen, json, startAccountSite } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';

const minute = 60_000;

inside('SMS of a day', () => {
  test('SMS to one number, to one country and of the whole site are counted; further ones are held back, and ops are told', async () => {
    const env = { SMS_PER_NUMBER: '2', SMS_PER_COUNTRY: '3', SMS_PER_DAY: '4' };
    let now = Date.now();
    const site = await startAccountSite({ env, replaced: { clock: () => now } });
    let names = 0;
    async function askFor(areaCode: string, mobile: string): Promise<number> {
      names += 1;
      const visitor = site.visitor();
      const email = `sms${names}@example.com`;
      const person = {
        userName: `sms-${names}-user`,
        email,
        areaCode,
        mobile,
        agreement: 'yes',
        ...chosen,
      };
      expect((await visitor.post('/webapi/account/register', person, json)).body.code).toBe(0);
      const said = await visitor.post('/webapi/account/code', { method: 'sms', email, purpose: 'activate' }, json);
      expect([said.status, said.body.code]).toEqual([200, 0]);
      return (await site.messages()).filter(({ kind }) => kind === 'sms').length;
    }
    expect(await askFor('+886', '912345678')).toBe(1);
    expect(await askFor('+886', '912345678')).toBe(2);
    expect(await askFor('+886', '912345678')).toBe(2);
    expect(await askFor('+886', '912345679')).toBe(3);
    expect(await askFor('+886', '912345670')).toBe(3);
    expect(await askFor('+81', '9012345678')).toBe(4);
    expect(await askFor('+49', '15123456789')).toBe(4);
    const held = site.logged.filter(({ event }) => event === 'sms.held').map(({ fields }) => fields);
    expect(held).toEqual([{ count: 'number' }, { count: 'country' }, { count: 'day' }]);
    expect(await site.inStore(({ backlog }) => backlog())).toMatchObject({ smsOfDay: 5 });
    now += 24 * 60 * minute;
    expect(await askFor('+49', '15123456789')).toBe(5);
    await site.close();
  });
});
