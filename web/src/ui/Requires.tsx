import { type Action, can } from '@brokerage/domain/roles';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useSignedIn } from '../lib/useSession.ts';
import { AccessDenied } from './AccessDenied.tsx';

/** Shows its children, or as a route element the routes below it, to members with that right; others get Access Denied. */
export function Requires({ action, children }: { action: Action; children?: ReactNode }) {
  const { member } = useSignedIn();
  return can(member, action) ? (children ?? <Outlet />) : <AccessDenied />;
}
