// The actions behind the account forms, run after validation.
import type { AccountAnswer, AccountFormId, AccountNotice } from '../../shared/forms/AccountForm.ts';
import { wholeForm } from '../../shared/forms/Form.ts';
import type { Done } from './AccountOutcome.ts';
import {
  refused,
  type AccountService,
  type Asker,
  type Fine,
  type MailboxAnswer,
  type Pass,
  type Refusal,
} from './AccountService.ts';
import { shownAddress } from '../messages/shownAddress.ts';

export type Typed = {
  text: (name: string) => string;
  /** In international format; empty when none was given. */
  mobile: string;
  link: string;
  /** Pass of a visitor who has given the password but not the second factor. */
  half: Pass | undefined;
};

type Answered = { kind: 'answered'; answer: Omit<AccountAnswer, 'form'> };
type Action = (
  service: AccountService,
  typed: Typed,
  asker: Asker,
  form: AccountFormId,
) => Promise<Done | Answered | Refusal>;

const doneWith = (result: Fine | Refusal, notice: AccountNotice): Done | Refusal =>
  result.kind === 'refused' ? result : { kind: 'done', notice };

const mailboxNotices = { waits: 'mailboxWaits', moved: 'mailboxMoved', kept: 'mailboxKept' } as const;

const doneWithMailbox = (result: MailboxAnswer | Refusal): Done | Refusal =>
  result.kind === 'refused' ? result : { kind: 'done', notice: { key: mailboxNotices[result.state] } };

export const actions: Readonly<Record<AccountFormId | 'send', Action>> = {
  async login(service, { text }, asker) {
    const result = await service.logIn({ account: text('account'), password: text('password') }, asker);
    if (result.kind === 'refused') return result;
    return result.kind === 'half' ? { kind: 'done', half: result.pass } : { kind: 'done', logIn: result };
  },

  async second(service, { text, half }, asker) {
    if (!half) return refused(wholeForm, 'secondEnded');
    const result = await service.second.logIn(half, text('otp'), asker);
    return result.kind === 'refused' ? result : { kind: 'done', logIn: result };
  },

  async register(service, { text, mobile, link }, asker) {
    const invitation = link ? await service.openLink(link, asker) : undefined;
    const isUsed = invitation?.state === 'used';
    // Links of other kinds, such as for a new password, are no invitations.
    if (link && (invitation?.kind !== 'invite' || (invitation.state !== 'good' && !isUsed)))
      return refused(wholeForm, 'linkUsed');
    const agent = invitation?.agent || text('agent');
    const [userName, email, password] = [text('userName'), text('email'), text('password')];
    const result = await service.register({ userName, email, mobile, password, agent, invitation: link }, asker);
    // Used by this very registration, whose answer was lost, or by another.
    if (isUsed && result.kind === 'refused') return refused(wholeForm, 'linkUsed');
    return doneWith(result, { key: 'registered', to: shownAddress(email) });
  },

  async verify(service, { text }, asker) {
    const email = text('email');
    return doneWith(await service.resendVerification(email, asker), { key: 'verifySent', to: shownAddress(email) });
  },

  async send(service, { text }, asker, form) {
    const purpose = form === 'activate' ? 'activate' : 'reset';
    const method = text('method') === 'sms' ? 'sms' : 'email';
    const result = await service.sendCode({ purpose, email: text('email'), method }, asker);
    if (result.kind === 'refused') return result;
    const key = method === 'sms' ? 'codeAskedBySms' : 'codeAsked';
    return { kind: 'answered', answer: { notice: { key, to: result.to }, seconds: result.seconds } };
  },

  async activate(service, { text }, asker) {
    const [email, code, password] = [text('email'), text('code'), text('password')];
    return doneWith(await service.activate({ email, code, password }, asker), { key: 'activated' });
  },

  async forgot(service, { text }, asker) {
    const [email, code, password] = [text('email'), text('code'), text('password')];
    return doneWith(await service.resetByCode({ email, code, password }, asker), { key: 'passwordReset' });
  },

  async reset(service, { text, link }, asker) {
    const password = text('password');
    return doneWith(await service.resetByLink({ link, password }, asker), { key: 'passwordReset' });
  },

  async confirm(service, { text, link }, asker) {
    const password = text('password');
    return doneWith(await service.confirmByLink({ link, password }, asker), { key: 'emailVerified' });
  },

  async mailboxOld(service, { text, link }, asker) {
    return doneWithMailbox(await service.answerOldMailbox({ link, move: text('decision') === 'move' }, asker));
  },

  async mailboxNew(service, { text, link }, asker) {
    return doneWithMailbox(await service.answerNewMailbox({ link, password: text('password') }, asker));
  },

  async company(service, { text, link }, asker) {
    const password = text('password');
    return doneWith(await service.joinCompany({ link, password }, asker), { key: 'companyJoined' });
  },
};
