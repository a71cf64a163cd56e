// Calls about a member's saved estimates: save, rename, remove.
import { Router, type Request } from 'express';
import { longestName } from '../../shared/facts/Estimate.ts';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import { openEstimate, readEstimate } from '../forms/estimates.ts';
import type { FormParts } from '../forms/FormParts.ts';
import type { AccountCalls } from './accountCalls.ts';
import { refused, type EstimateService, type Member } from './AccountService.ts';
import { textIn } from './callFields.ts';

type Options = {
  estimates: EstimateService;
  forms: () => Promise<Pick<FormParts, 'secrets'>>;
  calls: AccountCalls;
};

const nameIn = (request: Request): string =>
  Array.from(textIn(request, 'name').trim().replaceAll(/\s+/g, ' ')).slice(0, longestName).join('');

export function estimateApi({ estimates, forms, calls: { forMember, settled } }: Options): Router {
  const done = (key: AccountNoticeKey) => settled('own-estimates', key);

  /** Checks our signature. A trusted site has signed the code with its own key, and has checked it. */
  async function isWhole({ asker }: Member, code: string): Promise<boolean> {
    const estimate = asker.vouched ? readEstimate(code) : openEstimate((await forms()).secrets, code);
    return estimate !== undefined && estimate.lines.length > 0;
  }

  const router = Router();
  router.post(
    '/',
    forMember(async (member, request) => {
      const [name, code] = [nameIn(request), textIn(request, 'estimate')];
      if (!name) return refused('name', 'estimateName');
      return (await isWhole(member, code))
        ? estimates.save(member, { name, code })
        : refused('estimate', 'estimateGone');
    }, done('estimateSaved')),
  );
  router.post(
    '/rename',
    forMember(async (member, request) => {
      const name = nameIn(request);
      return name ? estimates.rename(member, { id: textIn(request, 'id'), name }) : refused('name', 'estimateName');
    }, done('estimateRenamed')),
  );
  router.post(
    '/remove',
    forMember((member, request) => estimates.remove(member, textIn(request, 'id')), done('estimateRemoved')),
  );
  return router;
}
