import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { SESSION_MAX_AGE_S } from '@brokerage/domain/security/sessionLimits';
import { Suspense, useEffect, useState } from 'react';
import { lazyAfterFirstList } from '../../lib/first-list/lazyAfterFirstList.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useTokenClaims } from '../../lib/session/useTokenClaims.ts';
import { useReauthentication } from '../../ui/forms/reauthentication/useReauthentication.tsx';

const SessionAgeWarning = lazyAfterFirstList(
  async () => (await import('./SessionAgeWarning.tsx')).SessionAgeWarning,
);

const LOOK_EVERY_MS = 5_000;
/** The warning appears this long before the end, so that work can be saved. */
const WARNING_MS = 10 * MINUTE_MS;

const CONFIRMATION = {
  title: 'Stay signed in',
  text: 'Enter your password to stay signed in for another 12 hours.',
  action: 'Stay signed in',
};

/** Signs out when the sign-in reaches its maximum age, after a warning that can be answered with the password. */
export function SessionAge() {
  const { user, signOut } = useSignedIn();
  const authTime = useTokenClaims(user)?.authTime;
  const { confirm, dialog } = useReauthentication();
  const [isWarned, setWarned] = useState(false);
  const [putOff, setPutOff] = useState<number>();
  useEffect(() => {
    if (authTime === undefined) return undefined;
    let isSigningOut = false;
    const look = () => {
      const left = (authTime + SESSION_MAX_AGE_S) * 1000 - Date.now();
      setWarned(left <= WARNING_MS);
      if (left > 0 || isSigningOut) return;
      isSigningOut = true;
      void signOut('aged');
    };
    const first = setTimeout(look);
    const clock = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(first);
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, [authTime, signOut]);

  if (dialog) return dialog;
  if (!isWarned || authTime === undefined || putOff === authTime) return null;
  const endsAt = new Date((authTime + SESSION_MAX_AGE_S) * 1000);
  return (
    <Suspense>
      <SessionAgeWarning
        endsAt={endsAt}
        onConfirm={() => void confirm(CONFIRMATION)}
        onPutOff={() => setPutOff(authTime)}
      />
    </Suspense>
  );
}
