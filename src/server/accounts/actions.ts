// What each form of accounts is for, once its values are fine.
import type { AccountAnswer, AccountFormId } from '../../shared/forms/account/AccountForm.ts';
import { wholeForm } from '../../shared/forms/Form.ts';
import type { Done } from './AccountOutcome.ts';
import { refused, type AccountParts, type Asker, type Refusal } from './AccountParts.ts';
import { confirmByLink, openLink } from './links.ts';
import { logIn } from './logIn.ts';
import { register, resendVerification } from './register.ts';
import { sendCode } from './sendCode.ts';
import { shownAddress } from './shownAddress.ts';
import { activate, resetByCode, resetByLink } from './useCode.ts';

export type Typed = {
  text: (name: string) => string;
  /** As the world writes it; empty when none was given. */
  mobile: string;
  link: string;
  key: string;
};

type Said = { kind: 'said'; said: Omit<AccountAnswer, 'form'> };
type Action = (parts: AccountParts, typed: Typed, asker: Asker, form: AccountFormId) => Promise<Done | Said | Refusal>;

export const actions: Readonly<Record<AccountFormId | 'send', Action>> = {
  async login(parts, { text }, asker) {
    const result = await logIn(parts, { account: text('account'), password: text('password') }, asker);
    if (result.kind === 'unverified') return refused(wholeForm, 'emailUnverified');
    return result.kind === 'loggedIn' ? { kind: 'done', logIn: result.account.id } : result;
  },

  async register(parts, { text, mobile, link }, asker) {
    const invitation = link ? await openLink(parts, link) : undefined;
    if (link && invitation?.state !== 'good') return refused(wholeForm, 'linkUsed');
    const agent = invitation?.agent ?? text('agent');
    const [userName, email, password] = [text('userName'), text('email'), text('password')];
    const result = await register(parts, { userName, email, mobile, password, agent, invitation: link }, asker);
    return result.kind === 'refused'
      ? result
      : { kind: 'done', notice: { key: 'registered', to: shownAddress(result.email) } };
  },

  async verify(parts, { text }, asker) {
    const wrong = await resendVerification(parts, text('email'), asker);
    return wrong ?? { kind: 'done', notice: { key: 'verifySent', to: shownAddress(text('email')) } };
  },

  async send(parts, { text }, asker, form) {
    const purpose = form === 'activate' ? 'activate' : 'reset';
    const method = text('method') === 'sms' ? 'sms' : 'email';
    const result = await sendCode(parts, { purpose, email: text('email'), method }, asker);
    if (result.kind === 'refused') return result;
    return { kind: 'said', said: { notice: { key: 'codeSent', to: result.to }, seconds: result.seconds } };
  },

  async activate(parts, { text }, asker) {
    const result = await activate(parts, { email: text('email'), code: text('code') }, asker);
    return result.kind === 'refused' ? result : { kind: 'done', notice: { key: 'activated' } };
  },

  async forgot(parts, { text }, asker) {
    const [email, code, password] = [text('email'), text('code'), text('password')];
    const result = await resetByCode(parts, { email, code, password }, asker);
    return result.kind === 'refused' ? result : { kind: 'done', notice: { key: 'passwordReset' } };
  },

  async reset(parts, { text, link }, asker) {
    const result = await resetByLink(parts, { link, password: text('password') }, asker);
    return result.kind === 'refused' ? result : { kind: 'done', notice: { key: 'passwordReset' } };
  },

  async confirm(parts, { link }) {
    return (await confirmByLink(parts, link))
      ? { kind: 'done', notice: { key: 'emailVerified' } }
      : refused(wholeForm, 'linkUsed');
  },
};
