// What the page of a personal link says when something else than its use ended it: a newer mail, or that what it was for is withdrawn.
import {
  accountPlaces,
  callersOf,
  fresh,
  json,
  linkIn,
  password,
  startAccountSite,
} from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { faultsIn } from '../../../support/formSite.ts';
import { siteOf } from '../../../support/siteOf.ts';

inside.each(accountPlaces)('personal links that something else ended, %s', (place) => {
  let ahead = 0;
  const site = siteOf(() => startAccountSite({ replaced: { clock: () => Date.now() + ahead } }, place));
  const { someone, member } = callersOf(site);
  type Caller = Awaited<ReturnType<typeof member>>;

  const linkTo = async (email: string) => linkIn(await site.lastMail(email));
  const idIn = (link: string) => link.split('/').at(-1) ?? '';
  /** What a reader reads, without tags; some keep words of a title or text together. */
  const read = (html: string) => html.replaceAll(/<[^>]*>/g, '');
  const titleIn = (html: string) => read(/<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '');
  const shown = async (link: string) => {
    const { status, text } = await site.visitor().get(link);
    return [status, titleIn(text)];
  };
  const used = [410, 'This link has already been used'];
  const replaced = [410, 'A newer e-mail has replaced this link'];
  const whom = 'ask the person who invited you for a new invitation';
  const noChange = [410, 'This change of e-mail was withdrawn'];

  const invites = async (owner: Caller, email: string) => {
    await owner.ask('company/invite', { email });
    return linkTo(email);
  };
  const withdraws = async (owner: Caller) => {
    const { own } = (await owner.read('me')).body.result as { own: { company: { invitations: { id: string }[] } } };
    await owner.ask('company/withdraw', { id: own.company.invitations[0]?.id ?? '' });
  };

  test('a second mail for a new password replaces the link of the first, on the page and for its open form', async () => {
    await member('forgetful');
    const email = 'forgetful@example.com';
    const ask = async () => {
      ahead += 2 * 60_000;
      await someone().ask('code', { purpose: 'reset', method: 'email', email });
      return linkTo(email);
    };
    const first = await ask();
    const second = await ask();
    expect(second).not.toBe(first);
    expect(await shown(first)).toEqual(replaced);
    const pressed = await site.visitor().post(first, fresh);
    expect([pressed.status, titleIn(pressed.text)]).toEqual(replaced);
    expect(faultsIn(await site.visitor().post(first, fresh, json))).toEqual({ form: 'linkReplaced' });
    expect(faultsIn(await someone().ask('resetByLink', { link: idIn(first), ...fresh }))).toEqual({
      form: 'linkReplaced',
    });
    expect((await site.visitor().post(second, fresh)).status).toBe(303);
    // What was used stays used when another is asked for.
    await ask();
    expect(await shown(second)).toEqual(used);
  });

  test('a change of mailbox asked for again replaces the links of its readers, and withdraws that of another mailbox', async () => {
    const owner = await member('undecided');
    const to = (name: string) => owner.ask('mailbox', { email: `${name}@example.com`, password });
    await to('first-box');
    const [old, first] = [await linkTo('undecided@example.com'), await linkTo('first-box@example.com')];
    await to('other-box');
    const other = await linkTo('other-box@example.com');
    expect(await shown(old)).toEqual(replaced);
    expect(await shown(first)).toEqual(noChange);
    await to('Other-Box');
    expect(await shown(other)).toEqual(replaced);
    const [asked, newest] = [await linkTo('undecided@example.com'), await linkTo('Other-Box@example.com')];
    await owner.ask('mailbox/keep');
    for (const link of [asked, newest]) {
      const { status, text } = await site.visitor().get(link);
      expect([status, titleIn(text)]).toEqual(noChange);
      expect(text).not.toMatch(/newest|Get a new link/);
    }
    // Not even the password is asked for.
    const late = await someone().ask('newMailbox', { link: idIn(newest), password: 'Wrong-2026' });
    expect(faultsIn(late)).toEqual({ form: 'linkWithdrawn' });
  });

  test('a mail for a new password is void once the account has another mailbox, and says so', async () => {
    const owner = await member('mover');
    await someone().ask('code', { purpose: 'reset', method: 'email', email: 'mover@example.com' });
    const reset = await linkTo('mover@example.com');
    await owner.ask('mailbox', { email: 'moved@example.com', password });
    const [old, moved] = [await linkTo('mover@example.com'), await linkTo('moved@example.com')];
    await someone().ask('oldMailbox', { link: idIn(old), decision: 'move' });
    await someone().ask('newMailbox', { link: idIn(moved), password });
    const { status, text } = await site.visitor().get(reset);
    expect([status, titleIn(text)]).toEqual([410, 'This link no longer applies']);
    expect(read(text)).toContain('sent before the e-mail of the account was changed');
    expect([await shown(old), await shown(moved)]).toEqual([used, used]);
  });

  test('an invitation to a company is replaced by the next one, or withdrawn: the page says which, and whom to ask', async () => {
    const owner = await member('inviting');
    await owner.ask('company', { name: 'Harbour' });
    const first = await invites(owner, 'guest-box@example.com');
    const second = await invites(owner, 'guest-box@example.com');
    expect(await shown(first)).toEqual([410, 'A newer invitation has replaced this one']);
    expect((await shown(second))[0]).toBe(200);
    await withdraws(owner);
    const gone = await site.visitor().get(second);
    expect([gone.status, titleIn(gone.text)]).toEqual([410, 'This invitation was withdrawn']);
    expect(gone.text).toContain(whom);
    expect(gone.text).not.toContain('Get a new link');
    const inJapanese = await shown(second.replace('/en/', '/jp/'));
    expect(inJapanese).toEqual([410, 'この招待は取り消されました']);
    expect(faultsIn(await site.visitor().post(second, { password }, json))).toEqual({ form: 'linkWithdrawn' });
  });

  test('a used invitation to a company leads to the log-in, and one of a company that has ended was withdrawn', async () => {
    const owner = await member('founder');
    await owner.ask('company', { name: 'Lantern' });
    const joiner = await member('joiner');
    const link = await invites(owner, 'joiner@example.com');
    await joiner.ask('joinCompany', { link: idIn(link), password });
    const { status, text } = await site.visitor().get(link);
    expect([status, titleIn(text)]).toEqual(used);
    expect(text).toContain('If you have already joined the company, log in.');
    expect(text).not.toContain('Get a new link');

    const alone = await member('alone');
    await alone.ask('company', { name: 'Pier' });
    const last = await invites(alone, 'nobody-home@example.com');
    await alone.ask('company/leave');
    expect(await shown(last)).toEqual([410, 'This invitation was withdrawn']);
  });

  // The last one: sessions end when the clock goes on by days.
  test('an expired invitation to a company says whom to ask', async () => {
    const owner = await member('patient');
    await owner.ask('company', { name: 'Quay' });
    const link = await invites(owner, 'late-box@example.com');
    ahead += 8 * 24 * 60 * 60_000;
    const { status, text } = await site.visitor().get(link);
    expect([status, titleIn(text)]).toEqual([410, 'This link has expired']);
    expect(text).toContain(whom);
    expect(text).not.toContain('Get a new link');
  });
});
