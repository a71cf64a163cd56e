// Shared by the routers of /webapi/account: the routes of the table of calls, with their fields read and the log-in checked, and answers
// as JSON or, for a browser, as a redirect to a page.
import type { Request, RequestHandler, Response, Router } from 'express';
import { plainWord } from '../../shared/forms/readValues.ts';
import { email as emailRule } from '../../shared/forms/rules.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { listsOf } from '../forms/receiveBody.ts';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import type { AccountPlace } from '../../shared/pages/accountPages.ts';
import { hrefOf } from '../../shared/pages/addresses.ts';
import { localeByApiName } from '../../shared/webapi/localeByApiName.ts';
import {
  memberCalls,
  type MemberCall,
  type MemberCallName,
  type MemberValues,
} from '../../shared/webapi/memberCalls.ts';
import { answerAccount, refusedOutcome } from './AccountOutcome.ts';
import { noticeAt } from './accountPost.ts';
import type { Fine, Member, Refusal } from './AccountService.ts';
import { dropFlag, memberOf, renewFlag } from './accountSession.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { fault, ok, redirect } from '../http/respond.ts';

export const fieldsIn = ({ body }: Request): Map<string, string[]> => listsOf(body);

/** The values of a field, without those that are too long. */
const textsIn = (request: Request, name: string, longest: number): string[] =>
  (fieldsIn(request).get(name) ?? []).filter((text) => text.length <= longest);

export const textIn = (request: Request, name: string, longest: number): string =>
  textsIn(request, name, longest)[0] ?? '';

export const dataIn = ({ body }: Request, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** What a request gives in the fields of its call: an empty text for a missing one. */
function valuesIn<Name extends MemberCallName>(name: Name, request: Request): MemberValues<Name> {
  const { fields }: MemberCall = memberCalls[name];
  const values = Object.entries(fields).map(([field, row]) => {
    if (row.kind === 'data') return [field, dataIn(request, field)];
    return [field, (row.kind === 'text' ? textIn : textsIn)(request, field, row.longest)];
  });
  return Object.fromEntries(values) as MemberValues<Name>;
}

/** The mailbox that was typed, in the same spelling that forms give it; undefined when it is none. */
export function mailboxOf(typed: string, locale: LocaleCode): string | undefined {
  const email = plainWord(typed);
  return email && !emailRule('email')(email, locale) ? email : undefined;
}

/** The address of a call below /webapi/account. */
export const at = (name: MemberCallName): string => `/${memberCalls[name].path}`;

/** Undefined when nobody is logged in. */
type Ask<Name extends MemberCallName, Answer> = (
  member: Member,
  typed: MemberValues<Name>,
) => Promise<Answer | undefined>;
type Tell<Answer> = (answer: Answer, request: Request, response: Response) => Promise<void> | void;

export type AccountCalls = ReturnType<typeof accountCalls>;

/** A page's button was pressed without script: the browser expects a page. */
export const wantsPage = (request: Request): boolean => request.accepts(['json', 'html']) === 'html';

/** A form says it in its body, a link in its query. */
export function localeIn(request: Request, response: Response): LocaleCode {
  const named = fieldsIn(request).get('language')?.[0] ?? request.query['language'];
  return ((typeof named === 'string' && localeByApiName(named)) || response.locals.visitorLocale).code;
}

export function accountCalls(backOffice: () => Promise<FormParts>) {
  function doneWith(request: Request, response: Response, key?: AccountNoticeKey): void {
    if (!wantsPage(request)) return ok(response, null);
    const locale = localeIn(request, response);
    redirect(response, 303, key ? noticeAt({ key }, locale) : hrefOf('account', locale));
  }

  /** `at`: the section of the account page whose button was pressed. */
  async function refuse(request: Request, response: Response, refusal: Refusal, at?: AccountPlace): Promise<void> {
    const { faults, retrySeconds } = refusal;
    if (wantsPage(request)) {
      const wrong = retrySeconds === undefined ? faults[0]?.key : undefined;
      const did = wrong === 'loginFailed' ? 'passwordWrong' : 'passwordWait';
      const query = { ...(wrong && wrong !== 'loginFailed' ? { wrong } : { did }), ...(at && { at }) };
      const hash = at ?? 'own-data';
      return redirect(response, 303, hrefOf('account', localeIn(request, response), { query, hash }));
    }
    const { textsOf } = await backOffice();
    answerAccount(response, refusedOutcome(refusal), textsOf(localeIn(request, response))('forms'), '');
  }

  /** Back to this section of the account page, or JSON. */
  async function doneAt(
    request: Request,
    response: Response,
    at: AccountPlace,
    { key, result = null, to = '' }: { key?: AccountNoticeKey; result?: object | null; to?: string },
  ): Promise<void> {
    const locale = localeIn(request, response);
    if (wantsPage(request))
      return redirect(response, 303, hrefOf('account', locale, { query: { ...(key && { did: key }), at }, hash: at }));
    const t = (await backOffice()).textsOf(locale)('forms');
    ok(response, result, key && t(`notices.${key}`, { to }));
  }

  /** For calls that are only done or refused. `form`: the section that shows a refusal, if it is another one. */
  const settled =
    (at: AccountPlace, key?: AccountNoticeKey, form = at): Tell<Fine | Refusal> =>
    (answer, request, response) =>
      answer.kind === 'refused' ? refuse(request, response, answer, form) : doneAt(request, response, at, { key });

  /** False for a button on a page of somebody who was logged in here before. */
  function isOwnPage(request: Request): boolean {
    const [shown] = fieldsIn(request).get('member') ?? [];
    const { name, formerNames = [] } = request.session;
    return shown === undefined || name === undefined || [name, ...formerNames].includes(shown);
  }

  /** For logged-in visitors only; all others get 401, or the log-in page. */
  function forMember<Name extends MemberCallName, Answer>(
    router: Router,
    name: Name,
    ask: Ask<Name, Answer>,
    tell: Tell<Answer>,
  ): void {
    const handler: RequestHandler = async (request, response) => {
      if (!isOwnPage(request)) return doneWith(request, response, 'sessionEnded');
      const member = memberOf(request, response, localeIn(request, response));
      const answer = member && (await ask(member, valuesIn(name, request)));
      if (answer !== undefined) {
        renewFlag(request, response);
        return tell(answer, request, response);
      }
      dropFlag(request, response);
      if (wantsPage(request)) return doneWith(request, response, 'sessionEnded');
      fault(response, 401, 'Nobody is logged in');
    };
    if (memberCalls[name].method === 'GET') router.get(at(name), handler);
    else router.post(at(name), handler);
  }

  return { doneWith, doneAt, refuse, settled, forMember };
}
