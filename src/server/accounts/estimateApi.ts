// Calls about a member's saved estimates: save, rename, remove.
import { Router } from 'express';
import { longestName } from '../../shared/forms/estimateLimits.ts';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import { openEstimate, readEstimate } from '../forms/estimates.ts';
import type { FormParts } from '../forms/FormParts.ts';
import type { AccountCalls } from './accountCalls.ts';
import { refused, type EstimateService, type Member } from './AccountService.ts';

type Options = {
  estimates: EstimateService;
  backOffice: () => Promise<Pick<FormParts, 'secrets'>>;
  calls: AccountCalls;
};

const nameOf = (typed: string): string =>
  Array.from(typed.trim().replaceAll(/\s+/g, ' ')).slice(0, longestName).join('');

export function estimateApi({ estimates, backOffice, calls: { forMember, settled } }: Options): Router {
  const done = (key: AccountNoticeKey) => settled('own-estimates', key);

  /** Checks our signature. A trusted site has signed the code with its own key, and has checked it. */
  async function isWhole({ asker }: Member, code: string): Promise<boolean> {
    const estimate = asker.vouched ? readEstimate(code) : openEstimate((await backOffice()).secrets, code);
    return estimate !== undefined && estimate.lines.length > 0;
  }

  const router = Router();
  forMember(
    router,
    'saveEstimate',
    async (member, { estimate: code, ...typed }) => {
      const name = nameOf(typed.name);
      if (!name) return refused('name', 'estimateName');
      return (await isWhole(member, code))
        ? estimates.save(member, { name, code })
        : refused('estimate', 'estimateGone');
    },
    done('estimateSaved'),
  );
  forMember(
    router,
    'renameEstimate',
    async (member, { id, ...typed }) => {
      const name = nameOf(typed.name);
      return name ? estimates.rename(member, { id, name }) : refused('name', 'estimateName');
    },
    done('estimateRenamed'),
  );
  forMember(router, 'removeEstimate', (member, { id }) => estimates.remove(member, id), done('estimateRemoved'));
  return router;
}
