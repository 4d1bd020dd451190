import { REFUSALS } from '@brokerage/domain/errors';
import { useState } from 'react';
import { callFunction, sentenceOf } from '../../lib/callFunction.ts';
import type { Confirm } from '../../ui/useReauthentication.tsx';

interface RecoveryCodes {
  /** The new codes, until they are put away: nobody can show them again. */
  codes: readonly string[] | undefined;
  problem: string | undefined;
  isBusy: boolean;
  create: () => Promise<void>;
  putAway: () => void;
}

const wantsRecentSignIn = (error: unknown) =>
  error instanceof Error && error.message === REFUSALS.signInNotRecent;

/** Makes ten recovery codes in place of all older ones; asks for the password where the sign-in is too old for that. */
export function useRecoveryCodes(confirm: Confirm): RecoveryCodes {
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function request(mayConfirm: boolean): Promise<void> {
    try {
      setCodes((await callFunction('create-recovery-codes', {})).codes);
    } catch (error) {
      if (!mayConfirm || !wantsRecentSignIn(error)) return setProblem(sentenceOf(error));
      const isProven = await confirm({
        title: 'Confirm that it is you',
        text: 'Recovery codes open your account without your phone. Enter your password again to get new ones.',
        action: 'Continue',
      });
      if (isProven) await request(false);
    }
  }

  const create = async () => {
    setProblem(undefined);
    setBusy(true);
    await request(true);
    setBusy(false);
  };
  return { codes, problem, isBusy, create, putAway: () => setCodes(undefined) };
}
