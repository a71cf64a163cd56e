// The account service on the back end under API_BASE: it makes the calls that our own /webapi/account answers.
import * as v from 'valibot';
import { wholeForm } from '../../../shared/forms/Form.ts';
import type { FormCall } from '../../../shared/webapi/accountPaths.ts';
import { memberCalls, type MemberCallName, type MemberValues } from '../../../shared/webapi/memberCalls.ts';
import type { Reply } from '../../webapi/remote/backendRequests.ts';
import type { Secrets } from '../../secrets.ts';
import {
  fine,
  refused,
  type AccountService,
  type Asker,
  type LoggedIn,
  type MailboxAnswer,
  type Member,
  type Refusal,
} from '../AccountService.ts';
import { askAccounts, type RemoteOptions, marksIn, nameIn, tokenIn, tokensWith } from './askAccounts.ts';
import {
  accountFacts,
  codeSentIn,
  keySet,
  loggedIn,
  mailboxAnswer,
  openedLink,
  recoveryCodes,
  refusalIn,
  resultIn,
  unanswered,
} from './readReply.ts';

type Options = RemoteOptions & { secrets: Secrets };

/** A number is sent with its country code. */
type Sent<Name extends MemberCallName> = Omit<MemberValues<Name>, 'areaCode'>;

export function remoteAccounts({ secrets, ...options }: Options): AccountService {
  const ask = askAccounts(options);
  const tokens = tokensWith(secrets);

  const form = (call: FormCall | 'code' | 'link', asker: Asker, body: Record<string, unknown>): Promise<Reply> =>
    ask({ call, asker, body });
  const settled = async (reply: Promise<Reply>) => refusalIn(await reply) ?? fine;

  /** The session that a reply has begun. */
  async function passIn({ headers }: Reply, call: string): Promise<LoggedIn> {
    const token = tokenIn(headers);
    if (!token) throw unanswered(`account/${call}`, 'no session');
    return { kind: 'pass', pass: { token: await tokens.seal(token) }, known: marksIn(headers), name: nameIn(headers) };
  }

  /** Undefined: nobody is logged in there. */
  async function askAs<Name extends MemberCallName>({ pass, asker }: Member, name: Name, body: Sent<Name>) {
    const token = pass.token && (await tokens.open(pass.token));
    if (!token) return undefined;
    const { path, method } = memberCalls[name];
    const reply = await ask({ call: path, asker, token, ...(method === 'POST' && { body }) });
    return reply.status === 401 ? undefined : reply;
  }

  /** For calls that answer only done or refused. */
  async function settledAs<Name extends MemberCallName>(member: Member, name: Name, body: Sent<Name>) {
    const reply = await askAs(member, name, body);
    return reply && (refusalIn(reply) ?? fine);
  }

  /** For calls that refuse nothing: after any other answer than done, such as that there is no such call, nothing was done. */
  async function doneAs<Name extends MemberCallName>(member: Member, name: Name, body: Sent<Name>) {
    const result = await settledAs(member, name, body);
    if (result?.kind === 'refused') throw unanswered(`account/${memberCalls[name].path}`, 'it refuses');
    return result;
  }

  async function mailboxAnswered(asked: Promise<Reply>): Promise<MailboxAnswer | Refusal> {
    const reply = await asked;
    return refusalIn(reply) ?? { kind: 'mailbox', state: resultIn(mailboxAnswer, reply).notice.key };
  }

  return {
    register: ({ invitation, password, ...rest }, asker) =>
      settled(
        form('register', asker, {
          ...rest,
          password,
          confirm: password,
          agreement: 'yes',
          ...(invitation && { link: invitation }),
        }),
      ),
    resendVerification: (email, asker) => settled(form('resend', asker, { email })),
    async logIn(typed, asker) {
      const reply = await form('login', asker, typed);
      const refusal = refusalIn(reply);
      if (refusal) return refusal;
      const entered = await passIn(reply, 'login');
      const isHalf = resultIn(loggedIn, reply)?.second === true;
      return isHalf ? { kind: 'half', pass: entered.pass } : entered;
    },
    async sendCode(asked, asker) {
      const reply = await form('code', asker, asked);
      return refusalIn(reply) ?? codeSentIn(reply);
    },
    activate: (typed, asker) =>
      settled(form('activate', asker, { method: 'email', ...typed, confirm: typed.password })),
    resetByCode: (typed, asker) =>
      settled(form('reset', asker, { method: 'email', ...typed, confirm: typed.password })),
    resetByLink: (typed, asker) => settled(form('resetByLink', asker, { ...typed, confirm: typed.password })),
    async openLink(link, asker) {
      const reply = await form('link', asker, { link });
      return reply.status === 404 ? undefined : resultIn(openedLink, reply);
    },
    confirmByLink: (typed, asker) => settled(form('confirm', asker, { ...typed, confirm: typed.password })),

    answerOldMailbox: ({ link, move }, asker) =>
      mailboxAnswered(form('oldMailbox', asker, { link, decision: move ? 'move' : 'keep' })),
    answerNewMailbox: (typed, asker) => mailboxAnswered(form('newMailbox', asker, typed)),
    joinCompany: (typed, asker) => settled(form('joinCompany', asker, typed)),

    async askNumber(member, number) {
      const reply = await askAs(member, 'askNumber', number);
      return reply && (refusalIn(reply) ?? codeSentIn(reply));
    },
    confirmNumber: (member, code) => settledAs(member, 'confirmNumber', { code }),
    removeNumber: (member, password) => settledAs(member, 'removeNumber', { password }),
    own: {
      rename: (member, typed) => settledAs(member, 'rename', typed),
      async changePassword(member, typed) {
        const reply = await askAs(member, 'changePassword', { ...typed, confirm: typed.newPassword });
        return reply && (refusalIn(reply) ?? passIn(reply, 'password'));
      },
      askMailbox: (member, typed) => settledAs(member, 'askMailbox', typed),
      keepMailbox: (member) => doneAs(member, 'keepMailbox', {}),
      answerNews: (member, given) => settledAs(member, 'answerNews', { given: given ? 'yes' : 'no' }),
      setLanguage: (member, locale) => doneAs(member, 'setLanguage', { mails: locale }),
    },
    company: {
      make: (member, name) => settledAs(member, 'makeCompany', { name }),
      invite: (member, email) => settledAs(member, 'invite', { email }),
      withdraw: (member, id) => settledAs(member, 'withdrawInvitation', { id }),
      remove: (member, id) => settledAs(member, 'removeMember', { id }),
      handOver: (member, typed) => settledAs(member, 'handOver', typed),
      leave: (member) => settledAs(member, 'leaveCompany', {}),
    },
    estimates: {
      save: (member, { name, code }) => settledAs(member, 'saveEstimate', { name, estimate: code }),
      rename: (member, named) => settledAs(member, 'renameEstimate', named),
      remove: (member, id) => settledAs(member, 'removeEstimate', { id }),
    },
    second: {
      async logIn({ token: sealed }, otp, asker) {
        const token = sealed && (await tokens.open(sealed));
        if (!token) return refused(wholeForm, 'secondEnded');
        const reply = await ask({ call: 'second', asker, token, body: { otp } });
        if (reply.status === 401) return refused(wholeForm, 'secondEnded');
        return refusalIn(reply) ?? passIn(reply, 'second');
      },
      begin: (member, password) => settledAs(member, 'beginSecond', { password }),
      async confirm(member, otp) {
        const reply = await askAs(member, 'confirmSecond', { otp });
        return reply && (refusalIn(reply) ?? { kind: 'codes', ...resultIn(recoveryCodes, reply) });
      },
      end: (member, typed) => settledAs(member, 'endSecond', typed),
    },

    async facts(member) {
      const reply = await askAs(member, 'me', {});
      return reply && resultIn(accountFacts, reply);
    },
    async dataOf(member) {
      const reply = await askAs(member, 'export', {});
      if (!reply) return undefined;
      if (reply.status === 429) return refusalIn(reply);
      if (reply.status !== 200 || !v.is(v.looseObject({}), reply.answer)) throw unanswered('account/export');
      return { kind: 'data', data: reply.answer };
    },
    endSessions: (member, ids) => doneAs(member, 'endSession', { id: ids }),
    notMe: (member, passkeys) => doneAs(member, 'notMe', { passkey: passkeys }),
    erase: (member, password) => settledAs(member, 'erase', { password }),
    async consoleAddress(member) {
      const reply = await askAs(member, 'console', {});
      if (!reply || reply.status === 404) return reply && '';
      const { location } = reply.headers;
      if (!/^https?:$/.test(URL.parse(location ?? '')?.protocol ?? '')) throw unanswered('account/console');
      return location;
    },
    async logOut(member) {
      // A failure does no harm: our session, which ends now, held the only key to the one at the back end.
      await askAs(member, 'logout', {}).catch(() => undefined);
    },
    async keys() {
      const reply = await ask({ call: 'keys' });
      if (!v.is(keySet, reply.answer)) throw unanswered('account/keys');
      return reply.answer;
    },
  };
}
