import { type Submission, submissionSchema } from '@brokerage/domain/preapproval/submission';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Subscribe, subscribeDocument } from '../../lib/live-data/documents.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { ApplicationSheet } from './ApplicationSheet.tsx';

vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => 'firestore' }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: (_firestore: unknown, path: string) => path,
}));
vi.mock('../../lib/live-data/documents.ts', async (original) => ({
  ...(await original<typeof import('../../lib/live-data/documents.ts')>()),
  subscribeDocument: vi.fn(),
}));

const application = submissionSchema.parse({
  id: 'one',
  first_name: 'Maya',
  last_name: 'Ortiz',
  email: 'maya@mail.example',
  mobile: '(973) 555-0110',
  purpose: 'Purchase',
  status: 'new',
  created_at: new Date('2026-11-18T15:00:00Z'),
  est_value_or_price: 420_000,
  reference_number: 'PA-1',
  lo_assigned_id: null,
});

type Answer = Parameters<Parameters<Subscribe<Submission | undefined>>[0]>[0];
const answers = (event: Answer) =>
  vi.mocked(subscribeDocument).mockReturnValue((next) => {
    next(event);
    return () => undefined;
  });
const found = (data: Submission | undefined): Answer => ({ status: 'ready', data, stale: false });

beforeEach(() => {
  vi.mocked(subscribeDocument).mockReset();
});

function open(search: string) {
  const session = {
    status: 'signed-in',
    user: {} as never,
    member: { tenant_id: 'larkfield', role: 'compliance' } as never,
    isAdministrator: true,
    signOut: vi.fn(),
  } as const;
  const router = createMemoryRouter([{ path: '/officer-portal', element: <ApplicationSheet /> }], {
    initialEntries: [`/officer-portal?tab=submissions${search}`],
  });
  render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  return { user: userEvent.setup(), router };
}

test('without an application in the address there is no sheet', () => {
  open('');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(subscribeDocument).not.toHaveBeenCalled();
});

test('who applied, by when to call, and the way to reach them; Close keeps the tab', async () => {
  answers(found(application));
  const { user, router } = open('&application=one');
  expect(subscribeDocument).toHaveBeenCalledWith(
    'tenants/larkfield/preapproval_submissions/one',
    expect.anything(),
  );
  const sheet = screen.getByRole('dialog', { name: 'Maya Ortiz' });
  expect(sheet).toHaveTextContent('Application PA-1');
  expect(sheet).toHaveTextContent(/Promised contact: by Nov 19, 2026/);
  expect(sheet).toHaveTextContent('$420,000');
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+19735550110');
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('href', 'mailto:maya@mail.example');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).toBe('?tab=submissions');
});

test('one that is gone', () => {
  answers(found(undefined));
  open('&application=gone');
  expect(screen.getByText(/^This application doesn’t exist/)).toBeVisible();
});

test('no permission is said, with Retry', () => {
  answers({ status: 'failed', error: { code: 'permission-denied' } as never });
  open('&application=one');
  expect(screen.getByText(/^You don’t have access to this/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('an address that is no id asks for nothing', () => {
  open('&application=a%2Fb');
  expect(screen.getByText(/^This application doesn’t exist/)).toBeVisible();
  expect(subscribeDocument).not.toHaveBeenCalled();
});
