import { type Submission, submissionSchema } from '@brokerage/domain/preapproval/submission';
import { render, screen } from '@testing-library/react';
import type { DocumentReference } from 'firebase/firestore';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type * as documents from '../../lib/live-data/documents.ts';
import { subscribeDocument } from '../../lib/live-data/documents.ts';
import type { Subscribe } from '../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { narrow } from '../../testing/narrow.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { SubmissionList } from './SubmissionList.tsx';

vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => 'firestore' }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: (_firestore: unknown, path: string) => ({ path }),
}));
vi.mock('../../lib/live-data/documents.ts', async (original) => ({
  ...(await original<typeof documents>()),
  subscribeDocument: vi.fn(),
}));
afterEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

type Event = Parameters<Parameters<Subscribe<unknown>>[0]>[0];
const ready = (data: unknown): Event => ({ status: 'ready', data, stale: false });
const LOADING: Event = { status: 'loading', unreachable: false };
const DENIED: Event = { status: 'failed', error: { code: 'permission-denied' } as never };

const LINK = 'tenants/larkfield/shared_links/abCD23efGH45';
const FLYER = 'tenants/larkfield/flyer_instances/elm';
const link = (label: string, utm_source: string | null) =>
  ready({ short_code: 'abCD23efGH45', label, utm_source, target: 'flyer', officer: null, flyer: null });
const toOfficer = (label: string, target: string) =>
  ready({
    short_code: 'abCD23efGH45',
    label,
    utm_source: null,
    target,
    officer: { officer_id: 'maya', user_id: null, name: 'Maya Torres', state: 'listed' },
    flyer: null,
  });
const elm = ready({ title: 'Elm Street' });

const submission = submissionSchema.parse({
  id: 'a',
  first_name: 'Maya',
  last_name: 'Ortiz',
  email: 'maya@mail.example',
  mobile: '(973) 555-0110',
  purpose: 'Purchase',
  status: 'new',
  created_at: new Date(2026, 2, 5, 12),
  est_value_or_price: 1,
  reference_number: 'R-1',
  lo_assigned_id: null,
});
const shared: Submission = { ...submission, shared_link_id: 'abCD23efGH45', flyer_instance_id: 'elm' };

function open(documentsAt: Record<string, Event>, one = shared, isNarrow = false) {
  vi.mocked(subscribeDocument).mockImplementation(
    ({ path }: DocumentReference): Subscribe<unknown> =>
      (next) => {
        next(documentsAt[path] ?? ready(undefined));
        return () => undefined;
      },
  );
  if (isNarrow) narrow();
  const session = {
    status: 'signed-in',
    user: {} as never,
    member: { tenant_id: 'larkfield', role: 'compliance' } as never,
    isAdministrator: true,
    signOut: vi.fn(),
  } as const;
  render(
    <SessionContext value={session}>
      <NotifyProvider>
        <MemoryRouter>
          <SubmissionList
            found={[one]}
            loaded={1}
            more={undefined}
            fresh={new Set()}
            filter={{}}
            search=""
            filters={undefined}
            isLoading={false}
            noun="submission"
            onShowAll={() => undefined}
          />
        </MemoryRouter>
      </NotifyProvider>
    </SessionContext>,
  );
}
const way = () => screen.queryByRole('link', { name: /^Shared link/ });

test.each([false, true])('flyer and label lead to what the link has brought; as cards: %s', (isNarrow) => {
  open({ [LINK]: link('Newsletter', 'email'), [FLYER]: elm }, shared, isNarrow);
  expect(way()).toHaveTextContent(/^Shared link: Elm Street \(Newsletter\)$/);
  expect(way()).toHaveAttribute('href', '/officer-portal/pdf/analytics?of=company&find=abCD23efGH45');
});

test.each([
  ['its UTM source, where it has no label', link('', 'email'), elm, 'Shared link: Elm Street (email)'],
  ['the flyer alone, where it has neither', link('', null), elm, 'Shared link: Elm Street'],
  [
    'an officer’s page, with the link’s label',
    toOfficer('Yard sign', 'officer_page'),
    ready(undefined),
    'Shared link: Public page of Maya Torres (Yard sign)',
  ],
  [
    'the questionnaire',
    toOfficer('', 'questionnaire'),
    ready(undefined),
    'Shared link: Questionnaire with Maya Torres',
  ],
  ['the link alone, where the flyer is gone', link('Sign', null), ready(undefined), 'Shared link (Sign)'],
])('%s', (_what, itsLink, itsFlyer, words) => {
  open({ [LINK]: itsLink, [FLYER]: itsFlyer });
  expect(way()).toHaveTextContent(words);
  expect(way()?.textContent).toBe(words);
});

test.each([
  ['is gone', ready(undefined), elm, 'Shared link: Elm Street'],
  ['is not to be read, nor its flyer', DENIED, DENIED, 'Shared link'],
  ['is loading', LOADING, LOADING, 'Shared link'],
])('a link that %s: plain words, and no way to it', (_what, itsLink, itsFlyer, words) => {
  open({ [LINK]: itsLink, [FLYER]: itsFlyer });
  expect(screen.getByRole('cell', { name: words })).toBeVisible();
  expect(way()).toBeNull();
});

test.each([false, true])('an application by no link says nothing of one; as cards: %s', (isNarrow) => {
  open({}, submission, isNarrow);
  expect(screen.queryByText(/Shared link|Source/)).toBeNull();
  expect(subscribeDocument).not.toHaveBeenCalled();
});
