import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { templateSchema } from '@brokerage/domain/template/template';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { type ListData, useList } from '../../../lib/live-data/useList.ts';
import type { Live } from '../../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { failed } from '../../../testing/failed.ts';
import { OlderFlyers } from './OlderFlyers.tsx';

vi.mock('../../../lib/firebaseContext.tsx', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({}),
}));
vi.mock('../../../lib/live-data/useList.ts', () => ({ useList: vi.fn() }));
vi.mock('../../../lib/live-data/records/useMembersById.ts', () => ({
  useMembersById: () => ({ byId: new Map([['ana', { name: 'Ana Reyes' }]]), isSettled: true }),
}));

const template = templateSchema.parse({
  id: 'open-house',
  name: 'Open House',
  description: '',
  category: 'flyer',
  status: 'published',
  current_version_id: 'open-house-v2',
});
const flyer = (id: string, status: Flyer['status']) =>
  flyerSchema.parse({
    id,
    template_id: 'open-house',
    template_version_id: 'open-house-v1',
    title: `Flyer ${id}`,
    owner_user_id: 'ana',
    tenant_id: 'larkfield',
    data: {},
    status,
    reason: null,
    created_at: new Date(2026, 10, 20, 9),
    updated_at: new Date(2026, 10, 20, 9),
  });

function open(live: Live<ListData<Flyer>>, role = 'compliance') {
  vi.mocked(useList).mockReturnValue(live);
  const session = { status: 'signed-in', member: { tenant_id: 'larkfield', role } } as never;
  return render(
    <MemoryRouter>
      <SessionContext value={session}>
        <OlderFlyers template={template} />
      </SessionContext>
    </MemoryRouter>,
  ).container;
}
const ready = (items: readonly Flyer[], more?: ListData<Flyer>['more']): Live<ListData<Flyer>> => ({
  status: 'ready',
  stale: false,
  data: { items: [...items], unreadable: 0, ...(more && { more }) },
});

test('lists drafts and live flyers of older versions with their owners, a page at a time', async () => {
  const load = vi.fn();
  open(ready([flyer('a', 'editing'), flyer('b', 'approved')], { load, isLoading: false }));
  expect(screen.getByRole('link', { name: 'Flyer a' })).toHaveAttribute('href', '/officer-portal/pdf/edit/a');
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Flyer aAna Reyes · Nov 20, 2026 · Version 1Editing');
  expect(second).toHaveTextContent('Approved');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(load).toHaveBeenCalledOnce();
});

test('shows nothing if every flyer uses the current version, loading, and a failure with Retry', async () => {
  expect(open(ready([]))).toBeEmptyDOMElement();
  open({ status: 'loading', unreachable: false });
  expect(screen.getByRole('status', { name: 'Loading flyers on older versions' })).toBeVisible();
  const retry = vi.fn();
  open(failed('unavailable', retry));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('links members who may recall to the recall of an older live version', () => {
  const live = ready([flyer('a', 'editing'), flyer('b', 'approved'), flyer('c', 'approved')]);
  open(live);
  expect(screen.getByRole('link', { name: 'Recall flyers of Version 1' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/recalls?by=template&template_id=open-house&template_version_id=open-house-v1',
  );
  document.body.replaceChildren();
  open(ready([flyer('a', 'editing')]));
  expect(screen.queryByRole('link', { name: /^Recall/ })).toBeNull();
  open(live, 'officer');
  expect(screen.queryByRole('link', { name: /^Recall/ })).toBeNull();
});
