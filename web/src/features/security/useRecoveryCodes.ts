import { useState } from 'react';
import { hasErrorCode, toErrorMessage } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import type { Confirm } from '../../ui/forms/useReauthentication.tsx';
import { hasUnsavedRecoveryCodes, markRecoveryCodes } from './unsavedRecoveryCodes.ts';

interface RecoveryCodes {
  /** The new codes, until they are put away: nobody can show them again. */
  codes: readonly string[] | undefined;
  problem: string | undefined;
  isBusy: boolean;
  /** Codes were shown in this browser and never confirmed as saved. */
  areUnsaved: boolean;
  create: () => Promise<void>;
  putAway: () => void;
}

/** Makes ten recovery codes in place of all older ones; asks for the password where the sign-in is too old for that. */
export function useRecoveryCodes(confirm: Confirm): RecoveryCodes {
  const { user } = useSignedIn();
  const [areUnsaved, setUnsaved] = useState(() => hasUnsavedRecoveryCodes(user.uid));
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function mark(unsaved: boolean) {
    markRecoveryCodes(user.uid, unsaved);
    setUnsaved(unsaved);
  }

  async function request(mayConfirm: boolean): Promise<void> {
    try {
      const created = await callFunction('create-recovery-codes', {});
      mark(true);
      setCodes(created.codes);
    } catch (error) {
      if (!mayConfirm || !hasErrorCode(error, 'sign-in-not-recent')) return setProblem(toErrorMessage(error));
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
  const putAway = () => {
    mark(false);
    setCodes(undefined);
  };
  return { codes, problem, isBusy, areUnsaved, create, putAway };
}
