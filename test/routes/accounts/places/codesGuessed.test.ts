// A visitor who guesses codes is stopped, without locking the owner of the mailbox out.
import {
  accountPlaces,
  callAs,
  chosen,
  codeIn,
  fresh,
  json,
  linkIn,
  password,
  person,
  startAccountSite,
  type Visitor,
} from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { encoded } from '../../../support/formEntries.ts';
import { siteOf } from '../../../support/siteOf.ts';

inside.each(accountPlaces)('codes that are guessed, %s', (place) => {
  const site = siteOf(() => startAccountSite({}, place));

  async function registered(userName: string) {
    const [visitor, email] = [site.visitor(), `${userName}@example.com`];
    await callAs(visitor, 'register', person(userName));
    return { visitor, email };
  }

  /** Sends wrong codes for a mailbox, one from each of the networks. */
  const guessFrom = async (email: string, networks: readonly number[]) => {
    const answers: number[] = [];
    for (const network of networks) {
      const header = { 'X-Forwarded-For': `203.0.${network}.9`, Accept: json };
      const sent = site.post('/webapi/account/activate', header).type('form');
      answers.push((await sent.send(encoded({ method: 'email', email, code: '000000', ...fresh }))).status);
    }
    return answers;
  };
  async function askedByMail(visitor: Visitor, email: string) {
    await callAs(visitor, 'code', { method: 'email', email, purpose: 'reset' });
    const mail = await site.lastMail(email);
    return { code: codeIn(mail), link: linkIn(mail) };
  }

  test('guessing codes from one network is stopped there, and the owner elsewhere is not', async () => {
    const { email } = await registered('guessed');
    const owner = site.visitor();
    const { code } = await askedByMail(owner, email);
    const answers = await guessFrom(
      email,
      Array.from({ length: 25 }, () => 7),
    );
    expect(answers.filter((status) => status !== 429)).toHaveLength(10);
    expect((await callAs(owner, 'reset', { method: 'email', email, code, ...fresh })).body.code).toBe(0);
  });

  test('while codes are guessed from everywhere, the owner can still use codes in their own browser and the link in their mail', async () => {
    const { visitor, email } = await registered('stormed');
    await visitor.post(linkIn(await site.lastMail(email)), chosen);
    await callAs(visitor, 'login', { account: email, password });
    const { code, link } = await askedByMail(visitor, email);
    const answers = await guessFrom(
      email,
      Array.from({ length: 25 }, (_, at) => at),
    );
    expect(answers.filter((status) => status !== 429)).toHaveLength(20);
    const request = { method: 'email', email, code, ...fresh };
    const stranger = site.visitor();
    expect((await callAs(stranger, 'reset', request)).status).toBe(429);
    expect((await stranger.get(link)).status).toBe(200);
    expect((await callAs(visitor, 'reset', request)).body.code).toBe(0);
  });
});
