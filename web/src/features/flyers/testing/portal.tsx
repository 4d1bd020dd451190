import { memberSchema } from '@brokerage/domain/member/member';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { Live } from '../../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';

export const ready = <T,>(data: T) => ({ status: 'ready', data, stale: false }) as const;
export const list = <T,>(items: readonly T[], unreadable = 0) => ready({ items, unreadable });
export const loading = { status: 'loading', unreachable: false } as const;
export const failed = (code: string, retry = vi.fn()): Live<never> => ({
  status: 'failed',
  error: { code } as never,
  retry,
});

const member = memberSchema.parse({
  user_id: 'daniel',
  tenant_id: 'larkfield',
  role: 'officer',
  name: 'Daniel Okafor',
  email: 'daniel@larkfield.example',
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

/** Opens a portal page as the officer Daniel Okafor; the URL is shown in a field. */
export function openPage(page: ReactElement, address: string) {
  const session = {
    status: 'signed-in',
    user: { uid: 'daniel', email: 'daniel@larkfield.example' } as never,
    member,
    isAdministrator: false,
    signOut: vi.fn(),
  } as const;
  const path = new URL(address, 'http://x').pathname;
  const tree = () => (
    <SessionContext value={session}>
      <NotifyProvider>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </NotifyProvider>
    </SessionContext>
  );
  const { rerender, container } = render(tree());
  return { container, again: () => rerender(tree()) };
}
