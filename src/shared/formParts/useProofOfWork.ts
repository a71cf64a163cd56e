// Has the browser compute what the server asks, so that nobody has to solve anything; who cannot is asked the sum.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Asked } from './askCheck.ts';
import { useForm } from './FormContext.ts';
import type { HumanCheck } from './useHumanCheck.ts';

const ask = async (): Promise<Asked> => (await import('./solve.ts')).askCheck();

/** Answers how to begin. */
export function useProofOfWork(check: HumanCheck): () => Promise<void> {
  const { show, t } = useForm();
  const busy = useRef(false);
  const asking = useRef<{ round: number; asked: Promise<Asked | undefined> }>(undefined);
  const { touched, round } = check;
  /** A proof holds once: each round has a task of its own. */
  const prepare = () => {
    if (asking.current?.round !== round) asking.current = { round, asked: ask().catch(() => undefined) };
    return asking.current.asked;
  };

  // As soon as the visitor types, so that it can be solved when the line has gone since.
  const prepareEarly = useEffectEvent(prepare);
  useEffect(() => {
    if (touched) void prepareEarly();
  }, [touched]);

  return async () => {
    if (busy.current || check.stage === 'passed') return;
    busy.current = true;
    check.setStage('working');
    try {
      const asked = (await prepare()) ?? (await ask());
      const { proofFor } = await import('./solve.ts');
      const proof = await proofFor(asked).catch(() => undefined);
      if (proof) check.prove(proof);
      else check.ask();
      // Where the browser cannot compute: the sum.
      show('slider', proof ? undefined : { field: 'slider', key: 'captcha', words: t('check.failed') });
      check.setStage(proof ? 'passed' : 'idle');
    } catch {
      show('slider', { field: 'slider', key: 'captcha' });
      asking.current = undefined;
      check.setStage('idle');
    } finally {
      busy.current = false;
    }
  };
}
