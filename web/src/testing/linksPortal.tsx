import type { LinkCount } from '@brokerage/domain/link/linkCount';
import { type LinkRollUp, toRollUps } from '@brokerage/domain/link/linkRollUp';
import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { RollUpQuery } from '../lib/links/linkQueries.ts';
import type { LinkScope } from '../lib/links/listedLinks.ts';
import type { Pages } from '../lib/live-data/subscribePaged.ts';
import type { Subscribe } from '../lib/live-data/useLiveData.ts';
import { SessionContext } from '../lib/session/useSession.ts';
import { NotifyProvider } from '../ui/feedback/NotifyProvider.tsx';

/** Returns a listener that immediately emits the same data to every subscriber. */
export const says =
  <T,>(event: Parameters<Parameters<Subscribe<T>>[0]>[0]): Subscribe<T> =>
  (next) => {
    next(event);
    return () => undefined;
  };
export const ready = <T,>(data: T, stale = false) => says<T>({ status: 'ready', data, stale });
export const list = <T,>(items: readonly T[], { unreadable = 0, isCut = false, stale = false } = {}) =>
  ready({ items, unreadable, isCut }, stale);
/** Answers `subscribeRollUps` with the roll-ups of these counts. */
export const answerRollUps =
  (counts: readonly LinkCount[]) =>
  (
    _firestore: unknown,
    { holderId }: LinkScope,
    { by, unit, from, to }: RollUpQuery,
  ): Subscribe<Pages<LinkRollUp>> =>
    list(
      [...toRollUps(counts).values()].filter(
        (one) =>
          one.holder_id === holderId &&
          one.by === by &&
          one.unit === unit &&
          one.period >= from &&
          one.period <= to,
      ),
    );
export const loading = says<never>({ status: 'loading', unreachable: false });
export const fails = (code: string) => says<never>({ status: 'failed', error: { code } as never });

export const person = (uid: string, name: string, status: 'active' | 'deactivated' = 'active') =>
  memberSchema.parse({
    user_id: uid,
    tenant_id: 'larkfield',
    role: 'officer',
    name,
    status,
    email: `${uid}@larkfield.example`,
    phone: '',
    title: '',
    nmls_id: '',
    headshot_url: '',
  });

function Address() {
  const { pathname, search } = useLocation();
  return (
    <div role="note" aria-label="Address">
      {pathname + search}
    </div>
  );
}

/** Opens the page as the officer Daniel Okafor or, with the role, as an administrator. */
export function openAs(
  page: ReactElement,
  role: 'officer' | 'compliance' = 'officer',
  address = '/',
  change: Partial<Member> = {},
) {
  const session = {
    status: 'signed-in',
    user: { uid: 'daniel', email: 'daniel@larkfield.example' } as never,
    member: { ...person('daniel', 'Daniel Okafor'), role, ...change },
    isAdministrator: role !== 'officer',
    signOut: vi.fn(),
  } as const;
  return render(
    <SessionContext value={session}>
      <NotifyProvider>
        <MemoryRouter initialEntries={[address]}>
          {page}
          <Address />
        </MemoryRouter>
      </NotifyProvider>
    </SessionContext>,
  );
}
