import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoginPage, type LoginPageState } from './LoginPage.tsx';

/** The login page inside the router, for whoever signs out of the portal. */
export function LoginRoute() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const replace = useCallback(
    (path: string, next?: LoginPageState) => void navigate(path, { replace: true, state: next }),
    [navigate],
  );
  return (
    <LoginPage
      location={{ search, hash, state: (state as LoginPageState | null) ?? undefined }}
      replace={replace}
    />
  );
}
