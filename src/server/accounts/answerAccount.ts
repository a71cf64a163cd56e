// The JSON answer to a form of accounts, the same on pages and under /webapi/account.
import type { Response } from 'express';
import { faultText } from '../../shared/forms/faultText.ts';
import type { Translate } from '../../shared/i18n/useT.ts';
import { fault, ok } from '../http/json.ts';
import type { AccountOutcome } from './AccountOutcome.ts';
import { catalogue } from './AccountService.ts';

export function answerAccount(response: Response, outcome: AccountOutcome, t: Translate, location: string): void {
  if (outcome.kind === 'done') {
    const { notice } = outcome;
    const message = notice ? t(`notices.${notice.key}`, { to: notice.to ?? '' }) : 'ok';
    return ok(
      response,
      { location, ...(notice && { notice: { key: notice.key } }), ...(outcome.half && { second: true }) },
      message,
    );
  }
  const { status, retrySeconds, state } = outcome;
  const { faults, question, account } = state;
  if (retrySeconds) response.set('Retry-After', String(retrySeconds));
  const errors = faults.map((fault) => ({ field: fault.field, code: fault.key, message: faultText(t, fault) }));
  const [first] = errors;
  const notice = account?.notice;
  const said = notice ? t(`notices.${notice.key}`, { to: notice.to ?? '' }) : 'ok';
  const result = { question, notice, seconds: account?.seconds };
  if (status === 200) return ok(response, result, said);
  const code = catalogue.find(({ key }) => key === first?.code)?.code ?? status;
  fault(response, status, first?.message ?? said, { code, result, errors });
}
