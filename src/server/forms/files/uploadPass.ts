// Requires a proof of work once per draft before its first upload; each proof can be used only once.
import type { Challenge } from 'altcha-lib';
import { proofOfWork } from '../human/proofOfWork.ts';
import type { Secrets } from '../../secrets.ts';
import type { Store } from '../../store/openStore.ts';
import { hashOf } from '../../store/uploads.ts';
import { dayMs } from '../../../shared/i18n/times.ts';

export type UploadPass = {
  challenge: (times: number) => Promise<Challenge>;
  /** Whether the draft may upload. */
  admits: (store: Store, draft: string, proof: string) => Promise<boolean>;
};

/** As long as files wait for their form to be sent. */
const passMs = dayMs;

export function uploadPass(secrets: Secrets, clock: () => number): UploadPass {
  const work = proofOfWork(secrets, clock);
  return {
    challenge: work.challenge,
    async admits({ spent }, draft, proof) {
      const pass = `upload ${hashOf(draft)}`;
      if (await spent.isSpent(pass)) return true;
      const once = proof === '' ? undefined : await work.verify(proof, '');
      if (!once || !(await spent.spend(once))) return false;
      await spent.spend({ key: pass, expiresAt: clock() + passMs });
      return true;
    },
  };
}
