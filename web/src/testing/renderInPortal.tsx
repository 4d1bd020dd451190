import { isAdministrator } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { render } from '@testing-library/react';
import type { User } from 'firebase/auth';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { SessionContext } from '../lib/session/useSession.ts';
import { NotifyProvider } from '../ui/feedback/NotifyProvider.tsx';

/** Returns the session of an active member of Larkfield, with what a test needs of the member's record and of the user in Firebase Auth. */
export const memberSession = (member: Partial<UserRole> & { role: string }, user: Partial<User> = {}) => ({
  status: 'signed-in' as const,
  user: user as User,
  member: { tenant_id: 'larkfield', status: 'active', user_id: user.uid, ...member } as UserRole,
  isAdministrator: isAdministrator(member.role),
  signOut: vi.fn(() => Promise.resolve()),
});

interface Opened {
  session: ReturnType<typeof memberSession>;
  address?: string | undefined;
}

/** Renders a page, or routes, with what is around every page of the portal: the session, notifications and a router. */
export function renderInPortal(page: ReactElement | RouteObject[], { session, address = '/' }: Opened) {
  const routes = Array.isArray(page) ? page : [{ path: '*', element: page }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(
    <SessionContext value={session}>
      <NotifyProvider>
        <RouterProvider router={router} />
      </NotifyProvider>
    </SessionContext>,
  );
  return { ...view, router };
}
