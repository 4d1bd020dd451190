import { PASSWORD_MIN_LENGTH } from '@brokerage/domain/security/passwordRules';
import { useEffect, useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';

/**
 * Returns how long the new password must be, by the code of the link. Until the server has answered, and if it doesn't,
 * that is the lowest minimum a company can have: the server checks the password again when it is set.
 */
export function usePasswordMinLength(code: string): number {
  const [minLength, setMinLength] = useState<number>(PASSWORD_MIN_LENGTH.floor);
  useEffect(() => {
    let isOver = false;
    callFunction('get-password-rules', { code }).then(
      (rules) => {
        if (!isOver) setMinLength(rules.min_length);
      },
      (error: unknown) => console.warn('The password rules could not be loaded', error),
    );
    return () => {
      isOver = true;
    };
  }, [code]);
  return minLength;
}
