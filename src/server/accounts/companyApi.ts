// Calls about a member's company: make, invite, withdraw, remove, hand over, leave. Its name is mailed to strangers, so nothing in
// it may become a link or a telephone number there.
import { Router } from 'express';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import { plainLine } from '../../shared/forms/readValues.ts';
import { type AccountCalls, mailboxOf } from './accountCalls.ts';
import { refused, type CompanyService } from './AccountService.ts';

/** Letters with a dot between them that are no address: kinds of companies, scripts, and one company. */
const known = 'co.ltd|pte.ltd|pty.ltd|pvt.ltd|sdn.bhd|cia.ltda|e.on|[a-z]+.js'.replaceAll('.', String.raw`\.`);

/** Whole words only: `paypal-co.ltd` and `co.ltd/login` are addresses. */
const harmless = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}.\-/])(?:${known})(?!\.?[\p{L}\p{M}\p{N}\-/])`, 'giu');

/** Abbreviations that many write without a space after the dot: Dr.Oetker, St.Gallen. With a space nothing makes them a link. */
const abbreviations = ['dr', 'prof', 'mr', 'mrs', 'ms', 'st', 'sta', 'ste', 'sto', 'no', 'nr'];
const inAnyCase = (word: string): string => word.replaceAll(/./g, (letter) => `[${letter}${letter.toUpperCase()}]`);
/** The letter after the dot must be a capital, so the flag for any case cannot be used. */
const abbreviated = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.\-/])(?:${abbreviations.map(inAnyCase).join('|')})\.(?=\p{Lu})`,
  'gu',
);

/** Initials and a name: J.P.Morgan. What follows the last dot is a capital and a small letter, and with a space nothing makes it a link. */
const initials = /(?<![\p{L}\p{M}\p{N}.\-/])(?:\p{Lu}\p{M}*\.)+(?=\p{Lu}\p{M}*\p{Ll})/gu;

/**
 * By form, not by a list of endings: there are some 1,500 of them, new ones each year, and mail programs and browsers know them.
 * After a dot, an ending has at least two letters or signs and begins with a letter.
 */
const addresses = [
  /[\p{L}\p{M}\p{N}-]\.\p{M}*\p{L}[\p{L}\p{M}\p{N}-]/u,
  /(?<![\p{L}\p{M}\p{N}])www\./iu,
  /\d(?:\.\d+){3}/u,
];

const mostDigits = 6;

/** Undefined when the typed text is no name, or would be more than one. */
export function readCompanyName(typed: string): string | undefined {
  // Invisible signs are left out: they hide an address.
  const name = plainLine(typed).replaceAll(/\s+/g, ' ').replaceAll(abbreviated, '$& ').replaceAll(initials, '$& ');
  const isName = /^[\p{L}\p{M}\p{N} &.,'’"“”()\-–/!+·・、#「」]+$/u.test(name) && /\p{L}/u.test(name);
  const suspect = name.replaceAll(harmless, ' ');
  const isFine =
    isName &&
    !addresses.some((address) => address.test(suspect)) &&
    name.replaceAll(/\P{Nd}/gu, '').length <= mostDigits;
  return isFine ? name : undefined;
}

type Options = {
  company: CompanyService;
  calls: AccountCalls;
};

export function companyApi({ company, calls: { forMember, settled } }: Options): Router {
  const done = (key: AccountNoticeKey) => settled('own-company', key);

  const router = Router();
  forMember(
    router,
    'makeCompany',
    async (member, typed) => {
      const name = readCompanyName(typed.name);
      return name === undefined ? refused('name', 'companyName') : company.make(member, name);
    },
    done('companyMade'),
  );
  forMember(
    router,
    'invite',
    async (member, typed) => {
      const email = mailboxOf(typed.email, member.asker.locale);
      return email ? company.invite(member, email) : refused('email', 'email');
    },
    done('companyInvited'),
  );
  forMember(router, 'withdrawInvitation', (member, { id }) => company.withdraw(member, id), done('companyWithdrawn'));
  forMember(router, 'removeMember', (member, { id }) => company.remove(member, id), done('companyRemoved'));
  forMember(router, 'handOver', company.handOver, done('companyHandedOver'));
  forMember(router, 'leaveCompany', company.leave, done('companyLeft'));
  return router;
}
