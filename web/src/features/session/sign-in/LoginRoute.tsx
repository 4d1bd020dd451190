import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoginPage, type LoginPageState } from './LoginPage.tsx';

/** The login page inside the router, for users who sign out of the portal. */
export function LoginRoute() {
  const location = useLocation();
  const state = location.state as LoginPageState | null;
  const navigate = useNavigate();
  const replace = useCallback(
    (path: string, next?: LoginPageState) => void navigate(path, { replace: true, state: next }),
    [navigate],
  );
  return (
    <LoginPage
      location={{ search: location.search, hash: location.hash, state: state ?? undefined }}
      replace={replace}
    />
  );
}
