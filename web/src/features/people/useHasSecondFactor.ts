import { useEffect, useState } from 'react';
import { useSignedIn } from '../../lib/useSession.ts';

/** Whether this session was begun with the second factor; undefined until the token was read. */
export function useHasSecondFactor(): boolean | undefined {
  const { user } = useSignedIn();
  const [hasIt, setHasIt] = useState<boolean>();
  useEffect(() => {
    let isOver = false;
    user.getIdTokenResult().then(
      ({ claims }) => {
        if (!isOver) setHasIt(claims.firebase?.sign_in_second_factor === 'totp');
      },
      // Offline with a token that has run out: the server decides anyway.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [user]);
  return hasIt;
}
