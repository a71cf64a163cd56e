// What a member does with the estimates that they keep: saves one by name, renames it, takes it away.
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { longestName } from '../../shared/facts/Estimate.ts';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import { openEstimate, readEstimate } from '../forms/estimates.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { refused, type EstimateService, type Fine, type Member, type Refusal } from './AccountService.ts';
import { textIn } from './sent.ts';

type Answer = Fine | Refusal;

type Options = {
  estimates: EstimateService;
  forms: () => Promise<Pick<FormParts, 'secrets'>>;
  /** For who is logged in; everybody else is told that they are not. */
  known: (
    ask: (member: Member, request: Request) => Promise<Answer | undefined>,
    tell: (answer: Answer, request: Request, response: Response) => Promise<void> | void,
  ) => RequestHandler;
  /** Back to the list on the page, or JSON. */
  settled: (key: AccountNoticeKey) => (answer: Answer, request: Request, response: Response) => Promise<void>;
};

const nameIn = (request: Request): string =>
  Array.from(textIn(request, 'name').trim().replaceAll(/\s+/g, ' ')).slice(0, longestName).join('');

export function estimateApi({ estimates, forms, known, settled }: Options): Router {
  /** Signed by us; a site that we trust has signed it by a key of its own, and looked. */
  async function isWhole({ asker }: Member, code: string): Promise<boolean> {
    const estimate = asker.vouched ? readEstimate(code) : openEstimate((await forms()).secrets, code);
    return estimate !== undefined && estimate.lines.length > 0;
  }

  const router = Router();
  router.post(
    '/',
    known(async (member, request) => {
      const [name, code] = [nameIn(request), textIn(request, 'estimate')];
      if (!name) return refused('name', 'estimateName');
      return (await isWhole(member, code))
        ? estimates.save(member, { name, code })
        : refused('estimate', 'estimateGone');
    }, settled('estimateSaved')),
  );
  router.post(
    '/rename',
    known(async (member, request) => {
      const name = nameIn(request);
      return name ? estimates.rename(member, { id: textIn(request, 'id'), name }) : refused('name', 'estimateName');
    }, settled('estimateRenamed')),
  );
  router.post(
    '/remove',
    known((member, request) => estimates.remove(member, textIn(request, 'id')), settled('estimateRemoved')),
  );
  return router;
}
