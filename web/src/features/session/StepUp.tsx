import { useEffect } from 'react';
import { provideStepUp } from '../../lib/firebase/stepUp.ts';
import { useReauthentication } from '../../ui/forms/useReauthentication.tsx';

const WORDS = {
  title: 'Confirm it’s you',
  text: 'This change affects your whole company. Enter your password again to continue. You won’t be asked again for 10 minutes.',
  action: 'Continue',
};

/** Asks for the password, and the code where there is a second factor, when a function wants a fresh sign-in. */
export function StepUp() {
  const { confirm, dialog } = useReauthentication();
  useEffect(() => provideStepUp(() => confirm(WORDS)), [confirm]);
  return dialog ?? null;
}
