import type { Member } from '@brokerage/domain/member/member';
import { isAdministrator } from '@brokerage/domain/member/roles';
import { render } from '@testing-library/react';
import type { Auth, User } from 'firebase/auth';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { AuthProvider } from '../lib/firebaseContext.tsx';
import { SessionContext } from '../lib/session/useSession.ts';
import { NotifyProvider } from '../ui/feedback/NotifyProvider.tsx';
import { storeRecord } from './localFirestore.ts';

/** Returns the session of an active member of Larkfield, with overrides for the member's record, the Firebase Auth user and the token. */
export const memberSession = (
  member: Partial<Member> & { role: string },
  user: Partial<User> = {},
  claims: object = {},
) => ({
  status: 'signed-in' as const,
  user: { getIdTokenResult: () => Promise.resolve({ claims: { auth_time: 0, ...claims } }), ...user } as User,
  member: { tenant_id: 'larkfield', status: 'active', user_id: user.uid, ...member } as Member,
  isAdministrator: isAdministrator(member.role),
  signOut: vi.fn(() => Promise.resolve()),
});

/** Returns an Auth with this user signed in. */
const toAuth = (user: User) =>
  ({
    currentUser: user,
    onIdTokenChanged: (next: (current: User) => void) => {
      next(user);
      return () => undefined;
    },
  }) as unknown as Auth;

interface Opened {
  session: ReturnType<typeof memberSession>;
  address?: string | undefined;
  /** Firestore's records, by path. Without a record at the tenant's path, there is a company without settings. */
  records?: Readonly<Record<string, object>>;
}

/** Renders a page, or routes, with the providers of every portal page: the session, Auth, notifications, a router and stored records. */
export function renderInPortal(
  page: ReactElement | RouteObject[],
  { session, address = '/', records = {} }: Opened,
) {
  for (const [path, data] of Object.entries(records)) storeRecord(path, data);
  const routes = Array.isArray(page) ? page : [{ path: '*', element: page }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(
    <AuthProvider value={toAuth(session.user)}>
      <SessionContext value={session}>
        <NotifyProvider>
          <RouterProvider router={router} />
        </NotifyProvider>
      </SessionContext>
    </AuthProvider>,
  );
  return { ...view, router };
}
