import type { User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { useAuth } from '../firebaseContext.tsx';

/** The claims that the server will read in the user's token. */
export interface TokenFacts {
  /** When the user last authenticated, in seconds since the epoch. */
  authTime: number;
  hasSecondFactor: boolean;
}

/** Returns the current token's claims, updated on renewal; undefined until it's read. */
export function useTokenFacts(user: User): TokenFacts | undefined {
  const auth = useAuth();
  const [facts, setFacts] = useState<TokenFacts>();
  useEffect(() => {
    let isOver = false;
    const end = auth.onIdTokenChanged((current) => {
      if (current?.uid !== user.uid) return;
      current.getIdTokenResult().then(
        ({ claims }) => {
          if (isOver) return;
          setFacts({
            authTime: Number(claims.auth_time),
            hasSecondFactor: claims.firebase?.sign_in_second_factor === 'totp',
          });
        },
        // Offline with an expired token: the SDK renews it when it can, and calls again.
        () => undefined,
      );
    });
    return () => {
      isOver = true;
      end();
    };
  }, [auth, user.uid]);
  return facts;
}
