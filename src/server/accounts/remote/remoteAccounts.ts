// Accounts at the back end under API_BASE, by the calls that our own /webapi/account answers.
import * as v from 'valibot';
import { NeighbourFault } from '../../ops/faults.ts';
import type { Reply } from '../../webapi/remote/createAsker.ts';
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
import { askAccounts, type RemoteOptions } from './askAccounts.ts';
import {
  accountFacts,
  codeSent,
  keySet,
  loggedIn,
  mailboxAnswer,
  openedLink,
  recoveryCodes,
  refusalIn,
  resultIn,
} from './readReply.ts';
import { marksIn, nameIn, tokenIn, tokensWith } from './tokens.ts';

type Options = RemoteOptions & { secrets: Secrets };

export function remoteAccounts({ secrets, ...options }: Options): AccountService {
  const ask = askAccounts(options);
  const tokens = tokensWith(secrets);

  const form = (call: string, asker: Asker, body: Record<string, unknown>): Promise<Reply> =>
    ask({ call, asker, body });
  const settled = async (reply: Promise<Reply>) => refusalIn(await reply) ?? fine;

  /** The session that an answer has begun. */
  async function passIn({ headers }: Reply, call: string): Promise<LoggedIn> {
    const token = tokenIn(headers);
    if (!token) throw new NeighbourFault('unreachable', `The back end does not answer account/${call}: no session`);
    return { kind: 'pass', pass: { token: await tokens.seal(token) }, known: marksIn(headers), name: nameIn(headers) };
  }

  /** What is done or refused, and says no more. */
  async function pressed(member: Member, call: string, body: Record<string, unknown>) {
    const reply = await forHim(member, call, body);
    return reply && (refusalIn(reply) ?? fine);
  }

  async function mailboxAnswered(asked: Promise<Reply>): Promise<MailboxAnswer | Refusal> {
    const reply = await asked;
    return refusalIn(reply) ?? { kind: 'mailbox', state: resultIn(mailboxAnswer, reply).notice.key };
  }

  async function forHim({ pass, asker }: Member, call: string, body?: Record<string, unknown>) {
    const token = pass.token && (await tokens.open(pass.token));
    if (!token) return undefined;
    const reply = await ask({ call, asker, token, ...(body && { body }) });
    return reply.status === 401 ? undefined : reply;
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
    async sendCode(wish, asker) {
      const reply = await form('code', asker, wish);
      const refusal = refusalIn(reply);
      if (refusal) return refusal;
      const { notice, seconds } = resultIn(codeSent, reply);
      return { kind: 'codeSent', to: notice.to, seconds };
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
      const reply = await forHim(member, 'phone', number);
      const refusal = reply && refusalIn(reply);
      if (!reply || refusal) return refusal;
      const { notice, seconds } = resultIn(codeSent, reply);
      return { kind: 'codeSent', to: notice.to, seconds };
    },
    confirmNumber: (member, code) => pressed(member, 'phone/confirm', { code }),
    removeNumber: (member, password) => pressed(member, 'phone/remove', { password }),
    own: {
      rename: (member, typed) => pressed(member, 'name', typed),
      async changePassword(member, typed) {
        const reply = await forHim(member, 'password', { ...typed, confirm: typed.newPassword });
        return reply && (refusalIn(reply) ?? passIn(reply, 'password'));
      },
      askMailbox: (member, typed) => pressed(member, 'mailbox', typed),
      async keepMailbox(member) {
        const reply = await forHim(member, 'mailbox/keep', {});
        return reply && fine;
      },
      async answerNews(member, given) {
        const reply = await forHim(member, 'news', { given: given ? 'yes' : 'no' });
        return reply && fine;
      },
      async setLanguage(member, locale) {
        const reply = await forHim(member, 'language', { mails: locale });
        return reply && fine;
      },
    },
    company: {
      make: (member, name) => pressed(member, 'company', { name }),
      invite: (member, email) => pressed(member, 'company/invite', { email }),
      withdraw: (member, id) => pressed(member, 'company/withdraw', { id }),
      remove: (member, id) => pressed(member, 'company/remove', { id }),
      handOver: (member, typed) => pressed(member, 'company/handOver', typed),
      leave: (member) => pressed(member, 'company/leave', {}),
    },
    estimates: {
      save: (member, { name, code }) => pressed(member, 'estimates', { name, estimate: code }),
      rename: (member, named) => pressed(member, 'estimates/rename', named),
      remove: (member, id) => pressed(member, 'estimates/remove', { id }),
    },
    second: {
      async logIn({ token: sealed }, otp, asker) {
        const token = sealed && (await tokens.open(sealed));
        if (!token) return refused('form', 'secondEnded');
        const reply = await ask({ call: 'second', asker, token, body: { otp } });
        const refusal = reply.status === 401 ? refused('form', 'secondEnded') : refusalIn(reply);
        if (refusal) return refusal;
        return passIn(reply, 'second');
      },
      begin: (member, password) => pressed(member, 'second/begin', { password }),
      async confirm(member, otp) {
        const reply = await forHim(member, 'second/confirm', { otp });
        const refusal = reply && refusalIn(reply);
        if (!reply || refusal) return refusal;
        return { kind: 'codes', ...resultIn(recoveryCodes, reply) };
      },
      end: (member, typed) => pressed(member, 'second/end', typed),
    },

    async facts(member) {
      const reply = await forHim(member, 'me');
      return reply && resultIn(accountFacts, reply);
    },
    async dataOf(member) {
      const reply = await forHim(member, 'export');
      if (!reply) return undefined;
      if (!v.is(v.looseObject({}), reply.answer))
        throw new NeighbourFault('unreachable', 'The back end does not answer account/export');
      return reply.answer;
    },
    async endSessions(member, ids) {
      const reply = await forHim(member, 'session/end', { id: ids });
      return reply && fine;
    },
    async notMe(member, passkeys) {
      const reply = await forHim(member, 'notMe', { passkey: passkeys });
      return reply && fine;
    },
    erase: (member, password) => pressed(member, 'erase', { password }),
    async consoleAddress(member) {
      const reply = await forHim(member, 'console', {});
      if (!reply || reply.status === 404) return reply && '';
      const { location } = reply.headers;
      if (!/^https?:$/.test(URL.parse(location ?? '')?.protocol ?? ''))
        throw new NeighbourFault('unreachable', 'The back end does not answer account/console');
      return location;
    },
    async logOut(member) {
      // The session that is forgotten here held the only key to the one over there.
      await forHim(member, 'logout', {}).catch(() => undefined);
    },
    async keys() {
      const reply = await ask({ call: 'keys' });
      if (!v.is(keySet, reply.answer))
        throw new NeighbourFault('unreachable', 'The back end does not answer account/keys');
      return reply.answer;
    },
  };
}
