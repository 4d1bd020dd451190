import { type Action, can } from '@brokerage/domain/member/roles';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { AccessDenied } from './AccessDenied.tsx';
import { SecondFactorNeeded } from './SecondFactorNeeded.tsx';

/** Shows its children, or as a route element the routes below it, to members with that right; others get Access Denied, or what they lack. */
export function Requires({ action, children }: { action: Action; children?: ReactNode }) {
  const { member, withheldRole } = useSignedIn();
  if (can(member, action)) return children ?? <Outlet />;
  if (withheldRole && can({ ...member, role: withheldRole }, action)) return <SecondFactorNeeded />;
  return <AccessDenied />;
}
