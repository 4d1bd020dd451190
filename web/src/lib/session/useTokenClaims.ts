import type { User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { useAuth } from '../firebaseContext.tsx';

/** The claims that the server will read in the user's token. */
export interface TokenClaims {
  /** When the user last authenticated, in seconds since the epoch. */
  authTime: number;
  hasSecondFactor: boolean;
}

/** Returns the current token's claims, updated on renewal; undefined until it's read. */
export function useTokenClaims(user: User): TokenClaims | undefined {
  const auth = useAuth();
  const [claims, setClaims] = useState<TokenClaims>();
  useEffect(() => {
    let isCanceled = false;
    const end = auth.onIdTokenChanged((current) => {
      if (current?.uid !== user.uid) return;
      current.getIdTokenResult().then(
        ({ claims: { auth_time, firebase } }) => {
          if (isCanceled) return;
          setClaims({
            authTime: Number(auth_time),
            hasSecondFactor: firebase?.sign_in_second_factor === 'totp',
          });
        },
        // Offline with an expired token: the SDK renews it when it can, and calls again.
        () => undefined,
      );
    });
    return () => {
      isCanceled = true;
      end();
    };
  }, [auth, user.uid]);
  return claims;
}
